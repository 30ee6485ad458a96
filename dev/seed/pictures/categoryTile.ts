import { darker, lighter } from './colour.ts';
import { FORMS, type Form, type FormName } from './forms.ts';
import { n } from './random.ts';

const WIDTH = 480;
const HEIGHT = 360;

/** A brand's colour on its tile, the build of its phone and the colour of that. */
type Motif = { ground: string; form: FormName | 'keypad'; body: string };

/** One flat family: a river, a sun and a phone; no maker's mark. By slug. */
const MOTIFS: Record<string, Motif> = {
  samsung: { ground: '#c9d8f0', form: 'columnThree', body: '#2a4fa3' },
  apple: { ground: '#e6e3dd', form: 'squareThree', body: '#3b3d42' },
  xiaomi: { ground: '#fbdcc2', form: 'squareFour', body: '#e8702a' },
  realme: { ground: '#f8e7a9', form: 'roundMiddle', body: '#2b2b2b' },
  oppo: { ground: '#c8e6d2', form: 'twoRings', body: '#1f7a4d' },
  vivo: { ground: '#cddcf7', form: 'twoRingsStrip', body: '#4368d6' },
  oneplus: { ground: '#f3cfcd', form: 'roundSide', body: '#c92a34' },
  infinix: { ground: '#d7efc9', form: 'cardThree', body: '#4a9b2f' },
  tecno: { ground: '#cfe6f5', form: 'triangle', body: '#1479b8' },
  nokia: { ground: '#cfd9e8', form: 'coinMiddle', body: '#124191' },
  motorola: { ground: '#ded6f1', form: 'cardTwo', body: '#5a3fa8' },
  google: { ground: '#f7e3d0', form: 'visor', body: '#3f8f6b' },
  other: { ground: '#d5e3dc', form: 'keypad', body: '#0b6b4b' },
};

function flatBack(form: Form, body: string): string {
  const { plate, lenses, flash } = form.island;
  const dark = darker(body, 0.55);
  const card =
    plate === undefined
      ? ''
      : `<rect x="${Math.max(plate[0], 0)}" y="${plate[1]}" width="${plate[2]}" height="${plate[3]}" rx="${plate[4]}" fill="${darker(body, 0.28)}"/>`;
  const eyes = lenses
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.45)}" fill="${lighter(body, 0.55)}"/>`,
    )
    .join('');
  const half = `<path d="M100 0V${form.height}H${form.radius}Z" fill="#000" opacity=".09"/>`;
  return `<clipPath id="body"><rect width="100" height="${form.height}" rx="${form.radius}"/></clipPath><g clip-path="url(#body)"><rect width="100" height="${form.height}" fill="${body}"/>${half}${card}</g>${eyes}<circle cx="${flash[0]}" cy="${flash[1]}" r="2.6" fill="#f8e8b0"/>`;
}

function flatKeypad(body: string): string {
  const keys = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="${15 + (i % 3) * 25}" y="${118 + Math.floor(i / 3) * 20}" width="20" height="13" rx="5" fill="${lighter(body, 0.6)}"/>`,
  );
  return `<rect width="100" height="205" rx="18" fill="${body}"/><rect x="12" y="18" width="76" height="62" rx="7" fill="#d9efe4"/><path d="M12 66q20-14 38-2t38-6v15a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7Z" fill="${lighter(body, 0.3)}"/><rect x="36" y="88" width="28" height="22" rx="8" fill="${lighter(body, 0.35)}"/>${keys.join('')}`;
}

/** The tile of a category, SVG of 480 × 360. */
export function categoryTile(slug: string): string {
  const { ground, form, body } = MOTIFS[slug] ?? { ground: '#d5e3dc', form: 'keypad', body: '#0b6b4b' };
  const built: Form | undefined = form === 'keypad' ? undefined : FORMS[form];
  const phone = built === undefined ? flatKeypad(body) : flatBack(built, body);
  const tall = built?.height ?? 205;
  const deep = darker(ground, 0.14);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><circle cx="352" cy="118" r="64" fill="#f2a516" opacity=".85"/><path d="M0 262q60-26 120 0t120 0 120 0 120 0v98H0Z" fill="${deep}"/><path d="M0 302q60-22 120 0t120 0 120 0 120 0v58H0Z" fill="${darker(ground, 0.26)}"/><path d="M60 96h64M92 112h76M344 236h70" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><g transform="translate(240 186) rotate(-12) scale(1.32) translate(-50 ${n(-tall / 2)})"><rect x="7" y="9" width="100" height="${tall}" rx="${built?.radius ?? 18}" fill="#14201b" opacity=".16"/>${phone}</g></svg>`;
}
