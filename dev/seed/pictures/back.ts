import { BODY, type DeviceLook, type Finish, rounded } from './body.ts';
import { darker, lighter, linear, mix, radial, stop } from './colour.ts';
import type { Form } from './forms.ts';
import { between, n, pick, type Random, repeat } from './random.ts';
import { soft } from './soft.ts';

function lens(id: string, [x, y, r]: readonly [number, number, number]): string {
  const at = `cx="${x}" cy="${y}"`;
  return `<circle ${at} r="${n(r * 1.12)}" fill="#000" opacity=".35"/><circle ${at} r="${r}" fill="url(#${id}r)"/><circle ${at} r="${n(r * 0.84)}" fill="#0a0b0e"/><circle ${at} r="${n(r * 0.58)}" fill="url(#${id}g)"/><circle ${at} r="${n(r * 0.24)}" fill="#05060a"/><circle cx="${n(x - r * 0.28)}" cy="${n(y - r * 0.32)}" r="${n(r * 0.13)}" fill="#fff" opacity=".85"/><path d="M${n(x - r * 0.62)} ${n(y + r * 0.3)}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 0 ${n(x + r * 0.5)} ${n(y + r * 0.5)}" stroke="#8fa6d8" stroke-opacity=".35" stroke-width="${n(r * 0.1)}" fill="none"/>`;
}

function plate(id: string, form: Form, colour: string): string {
  const { plate: at, made } = form.island;
  if (at === undefined) return '';
  const fills = { body: lighter(colour, 0.08), dark: '#15171b', metal: mix(colour, '#8b8e94', 0.5) };
  const tone = fills[made ?? 'body'];
  const [x, y, width, height, r] = at;
  const clip = made === 'metal' && x === 0 ? `clip-path="url(#${id}c)"` : '';
  return `<defs>${linear(
    `${id}p`,
    [0, 0, 1, 1],
    [stop(0, lighter(tone, 0.25)), stop(0.5, tone), stop(1, darker(tone, 0.3))],
  )}</defs><g ${clip}>${soft(`<rect x="${x + 0.8}" y="${y + 1.4}" width="${width}" height="${height}" rx="${r}"`, 2.4, 0.4)}${rounded(x, y, width, height, r, `fill="url(#${id}p)" stroke="${lighter(tone, 0.45)}" stroke-opacity=".55" stroke-width=".7"`)}</g>`;
}

/** What lies over the back's colour. */
function sheen(id: string, form: Form, finish: Finish, random: Random): string {
  const shape = (more: string) => rounded(1.7, 1.7, BODY - 3.4, form.height - 3.4, form.radius - 1.5, more);
  const gloss = finish === 'frost' ? 0.12 : 0.34;
  const streak = linear(
    `${id}s`,
    [0, 0, 1, 0.6],
    [
      stop(0, '#ffffff', 0),
      stop(0.42, '#ffffff', gloss),
      stop(0.5, '#ffffff', gloss / 7),
      stop(0.62, '#ffffff', gloss / 2),
      stop(1, '#ffffff', 0),
    ],
  );
  const fine = repeat(
    26,
    (i) =>
      `<path d="M${i * 12 - 140} 0l150 ${form.height}" stroke="#fff" stroke-opacity="${n(between(random, 0.03, 0.2))}" stroke-width="${n(between(random, 0.6, 3.4))}"/>`,
  );
  const lines = finish === 'lines' ? `<g clip-path="url(#${id}c)">${fine}</g>` : '';
  return `<defs>${streak}</defs>${lines}${shape(`fill="url(#${id}s)"`)}`;
}

const SHIFTS = ['#7b6fd6', '#2fb3c9', '#e58fb0', '#f0c27a', '#2b3f8f', '#4cc08f'];

/** The camera side, inside its frame. */
export function back(id: string, form: Form, look: DeviceLook, random: Random): string {
  const { colour } = look;
  const turned = between(random, 0.1, 0.9);
  const second = look.finish === 'shift' ? mix(colour, pick(random, SHIFTS), 0.7) : darker(colour, 0.34);
  const defs = [
    linear(
      `${id}k`,
      [0, 0, turned, 1],
      [stop(0, lighter(colour, 0.32)), stop(0.45, colour), stop(1, second)],
    ),
    linear(`${id}r`, [0, 0, 1, 1], [stop(0, '#e9ebee'), stop(0.5, '#5c6067'), stop(1, '#a3a7ae')]),
    radial(`${id}g`, [0.4, 0.35, 0.8], [stop(0, '#42538c'), stop(0.55, '#1c2138'), stop(1, '#0b0c14')]),
    `<clipPath id="${id}c">${rounded(0, 0, BODY, form.height, form.radius, '')}</clipPath>`,
  ];
  const hinge =
    look.form === 'foldedHalf' ? rounded(0, form.height - 5, BODY, 5, 2, 'fill="#000" opacity=".35"') : '';
  const spine =
    look.form === 'openBook' ? rounded(49, 0, 2, form.height, 0, 'fill="#000" opacity=".45"') : '';
  const [fx, fy] = form.island.flash;
  const mark = rounded(
    BODY / 2 - 11,
    form.height * 0.86,
    22,
    1.6,
    0.8,
    `fill="${lighter(colour, 0.5)}" opacity=".5"`,
  );
  return `<defs>${defs.join('')}</defs>${rounded(1.7, 1.7, BODY - 3.4, form.height - 3.4, form.radius - 1.5, `fill="url(#${id}k)"`)}${sheen(id, form, look.finish, random)}${hinge}${spine}${mark}${plate(id, form, colour)}${form.island.lenses.map((one) => lens(id, one)).join('')}<circle cx="${fx}" cy="${fy}" r="2.8" fill="#f5ecd2"/><circle cx="${fx}" cy="${fy}" r="1.5" fill="#fffaf0"/>`;
}
