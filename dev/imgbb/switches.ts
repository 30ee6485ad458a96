import { type Mood, moods } from './answers.ts';

/** Tells which uploads meet a mood: those with this key, those whose file name holds `name`, or all; `times` of them. */
export interface Switch {
  mood: Mood;
  key?: string;
  name?: string;
  times?: number;
}

/** Reads a switch from a request's JSON; undefined for anything else. */
export function switchFrom(value: unknown): Switch | undefined {
  if (typeof value !== 'object' || value === null || !('mood' in value)) return undefined;
  const mood = moods.find((known) => known === value.mood);
  if (mood === undefined) return undefined;
  return {
    mood,
    ...('key' in value && typeof value.key === 'string' ? { key: value.key } : {}),
    ...('name' in value && typeof value.name === 'string' ? { name: value.name } : {}),
    ...('times' in value && typeof value.times === 'number' ? { times: value.times } : {}),
  };
}

/**
 * The mood that an upload meets, and what is left of the switches after it. A key `mood-<mood>` or a file name with
 * `mood-<mood>` in it asks for that mood without any switch.
 */
export function moodFor(
  switches: readonly Switch[],
  upload: { key: string; name: string },
): { mood: Mood | undefined; left: Switch[] } {
  const met = switches.find(
    (one) => (one.key ?? upload.key) === upload.key && upload.name.includes(one.name ?? ''),
  );
  if (met === undefined) {
    const spoken = moods.find(
      (mood) => upload.key === `mood-${mood}` || upload.name.includes(`mood-${mood}`),
    );
    return { mood: spoken, left: [...switches] };
  }
  if (met.times === undefined) return { mood: met.mood, left: [...switches] };
  const used = { ...met, times: met.times - 1 };
  return {
    mood: met.mood,
    left: switches.flatMap((one) => (one !== met ? [one] : used.times > 0 ? [used] : [])),
  };
}
