import { darker, lighter } from './colour.ts';

/** What tells one drawn person from another. */
type Face = { ground: string; skin: string; hair: string; cloth: string; scarf: boolean };

const FACES: Record<string, Face> = {
  'seed-seller': { ground: '#bcd9c6', skin: '#b9825a', hair: '#1f1a17', cloth: '#0b6b4b', scarf: false },
  'seed-newseller': { ground: '#f4dcae', skin: '#c99468', hair: '#5a2b47', cloth: '#a83f5b', scarf: true },
};

/** Who has a portrait: ids of people. */
export const PORTRAYED = Object.keys(FACES);

function hair({ hair: tone, scarf }: Face): string {
  if (!scarf) {
    return `<path d="M106 148c-8-62 30-92 76-90s76 26 68 92c-8-26-18-40-34-48-30 12-66 10-88-2-12 12-18 26-22 48Z" fill="${tone}"/><path d="M140 214q38 26 80 0l-6 20q-34 20-68 0Z" fill="${tone}" opacity=".16"/>`;
  }
  return `<path d="M180 50c-66 0-94 52-90 116 4 52 14 84-6 118h192c-20-34-10-66-6-118 4-64-24-116-90-116Zm0 36c38 0 56 34 54 76-2 46-26 74-54 74s-52-28-54-74c-2-42 16-76 54-76Z" fill-rule="evenodd" fill="${tone}"/><path d="M132 106c24-26 72-26 96 0-30-8-66-8-96 0Z" fill="${darker(tone, 0.35)}"/>`;
}

/** A flat portrait of nobody in particular, SVG of 360 × 360; undefined where the person has none. */
export function portrait(uid: string): string | undefined {
  const face = FACES[uid];
  if (face === undefined) return undefined;
  const { ground, skin, cloth } = face;
  const shade = darker(skin, 0.16);
  const eyes = [152, 208]
    .map(
      (x) =>
        `<path d="M${x - 15} 142q15-12 30 0" stroke="#241a15" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="${x}" cy="162" r="6.4" fill="#241a15"/>`,
    )
    .join('');
  const features = `${eyes}<path d="M180 164q-10 24 3 26" stroke="${shade}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M158 206q22 19 44 0" stroke="#6d2b26" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="136" cy="192" r="11" fill="#d9684f" opacity=".25"/><circle cx="224" cy="192" r="11" fill="#d9684f" opacity=".25"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 360 360"><rect width="360" height="360" fill="${ground}"/><circle cx="284" cy="86" r="70" fill="${lighter(ground, 0.45)}"/><path d="M40 360c0-70 56-104 140-104s140 34 140 104Z" fill="${cloth}"/><path d="M150 226h60v40q-30 26-60 0Z" fill="${shade}"/><path d="M146 262q34 30 68 0l10 14q-44 38-88 0Z" fill="${lighter(cloth, 0.3)}"/><ellipse cx="108" cy="168" rx="${face.scarf ? 0 : 12}" ry="18" fill="${shade}"/><ellipse cx="252" cy="168" rx="${face.scarf ? 0 : 12}" ry="18" fill="${shade}"/><ellipse cx="180" cy="160" rx="68" ry="84" fill="${skin}"/>${hair(face)}${features}</svg>`;
}
