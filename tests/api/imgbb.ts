import type { Mood } from '../../dev/imgbb/answers.ts';

const standIn = () => process.env['BNS_IMGBB_URL'] ?? '';

async function control(body: object): Promise<void> {
  await fetch(`${standIn()}/__switch`, { method: 'POST', body: JSON.stringify(body) });
}

/** Makes the picture host have this bad day for so many uploads, all if left out. */
export const imgbbAnswers = (mood: Mood, times?: number) => control({ mood, times });

/** Makes it well again and forgets what it has seen. */
export const resetImgbb = () => control({ reset: true });

/** The uploads that it has seen since. */
export async function uploadsSeen(): Promise<{ key: string }[]> {
  return (await fetch(`${standIn()}/__requests`)).json() as Promise<{ key: string }[]>;
}
