import { BODY, type DeviceLook, rounded } from './body.ts';
import { linear, stop } from './colour.ts';
import type { Form, Front } from './forms.ts';
import type { Random } from './random.ts';
import { wallpaper } from './wallpapers.ts';

const ABOVE: Record<Front, string> = {
  hole: '<circle cx="50" cy="9.5" r="2.5" fill="#050505"/>',
  drop: '<path d="M42 4.4q5 0 5.6 3.2a2.6 2.6 0 0 0 4.8 0q.6-3.2 5.6-3.2Z" fill="#050505"/>',
  notch: '<path d="M24 4h52q-3 0-3 3t-5 5H32q-5-2-5-5t-3-3Z" fill="#050505"/>',
  pill: '<rect x="36" y="7" width="28" height="6.6" rx="3.3" fill="#050505"/>',
  home: '<rect x="41" y="9" width="18" height="2.2" rx="1.1" fill="#2b2e33"/>',
};

/** The screen's side, inside its frame. */
export function front(id: string, form: Form, look: DeviceLook, random: Random): string {
  const home = form.front === 'home';
  const pale = home && look.colour > '#999999';
  const [inset, top, foot] = home ? [5, 22, 26] : [4.2, 4.2, 5];
  const area = { width: BODY - inset * 2, height: form.height - top - foot };
  const r = home ? 0.5 : Math.max(1, form.radius - 4);
  const bezel = rounded(
    1.6,
    1.6,
    BODY - 3.2,
    form.height - 3.2,
    form.radius - 1.4,
    `fill="${pale ? '#eceae6' : '#08090a'}"`,
  );
  const screen = `<clipPath id="${id}c">${rounded(0, 0, area.width, area.height, r, '')}</clipPath><g transform="translate(${inset} ${top})" clip-path="url(#${id}c)">${wallpaper(look.wallpaper, random, area, `${id}w`)}</g>`;
  const button = home
    ? `<circle cx="50" cy="${form.height - 13}" r="8.6" fill="${pale ? '#f6f4f0' : '#111316'}" stroke="#8b8f95" stroke-width="1.1"/>`
    : '';
  const glass = `<defs>${linear(
    `${id}s`,
    [0, 0, 1, 0.55],
    [stop(0, '#ffffff', 0.3), stop(0.38, '#ffffff', 0.05), stop(0.39, '#ffffff', 0), stop(1, '#ffffff', 0)],
  )}</defs>${rounded(1.6, 1.6, BODY - 3.2, form.height - 3.2, form.radius - 1.4, `fill="url(#${id}s)"`)}`;
  const fold =
    look.form === 'openBook' ? rounded(48.5, 4, 3, form.height - 8, 0, 'fill="#000" opacity=".18"') : '';
  return bezel + screen + ABOVE[form.front] + fold + button + glass;
}
