import { darker, lighter, linear, stop } from './colour.ts';
import { n, repeat } from './random.ts';
import { soft } from './soft.ts';

/** Palm and wrist, drawn before the phone that they hold; in the phone's units. */
export function palm(id: string, skin: string, height: number): string {
  const shade = linear(
    `${id}h`,
    [0, 0, 1, 0.4],
    [
      stop(0, darker(skin, 0.38)),
      stop(0.35, skin),
      stop(0.8, lighter(skin, 0.1)),
      stop(1, darker(skin, 0.3)),
    ],
  );
  const [top, foot] = [height * 0.62, height * 1.7];
  return `<defs>${shade}</defs><path d="M-4 ${n(top)}C-32 ${n(height * 0.78)} -44 ${n(height * 1.02)} -26 ${n(height * 1.15)}C-8 ${n(height * 1.26)} 2 ${n(height * 1.4)} -4 ${n(foot)}H96C92 ${n(height * 1.4)} 104 ${n(height * 1.15)} 112 ${n(height * 0.98)}C118 ${n(height * 0.8)} 116 ${n(height * 0.6)} 110 ${n(height * 0.44)}Z" fill="url(#${id}h)"/>`;
}

/** Thumb on the left edge and four fingertips on the right one, drawn over the phone. */
export function fingers(id: string, skin: string, height: number): string {
  const shade = linear(
    `${id}f`,
    [0, 0, 0, 1],
    [stop(0, lighter(skin, 0.2)), stop(0.5, skin), stop(1, darker(skin, 0.34))],
  );
  const nail = `fill="${lighter(skin, 0.42)}" stroke="${darker(skin, 0.15)}" stroke-width=".5"`;
  const tips = repeat(4, (i) => {
    const y = height * (0.36 + i * 0.115);
    const reach = [12, 15, 14, 9][i] ?? 12;
    return `<g transform="rotate(${-6 + i * 3} 104 ${n(y)})"><rect x="${n(102 - reach)}" y="${n(y)}" width="${reach + 16}" height="${n(height * 0.095)}" rx="${n(height * 0.047)}" fill="#000" opacity=".3" transform="translate(-1.5 2.5)"/><rect x="${n(102 - reach)}" y="${n(y)}" width="${reach + 16}" height="${n(height * 0.095)}" rx="${n(height * 0.047)}" fill="url(#${id}f)"/></g>`;
  });
  const long = height * 0.44;
  const outline = `M3 ${n(long)}C-2 ${n(long * 0.6)} 0 ${n(long * 0.22)} 2 12C4-3 19-3 21 12C23 ${n(long * 0.3)} 27 ${n(long * 0.6)} 30 ${n(long * 1.1)}C20 ${n(long * 1.3)} 8 ${n(long * 1.25)} 3 ${n(long)}Z`;
  const thumb = `<g transform="translate(-17 ${n(height * 0.52)}) rotate(9)">${soft(`<path transform="translate(3 3)" d="${outline}"`, 5, 0.4)}<path d="${outline}" fill="url(#${id}t)"/><rect x="5.5" y="3.5" width="12" height="16" rx="6" ${nail}/><path d="M3 33q8 3 19 0M3 37q9 3 19 0" stroke="${darker(skin, 0.3)}" stroke-width=".7" fill="none"/></g>`;
  const side = linear(
    `${id}t`,
    [0, 0, 1, 0],
    [stop(0, darker(skin, 0.3)), stop(0.45, lighter(skin, 0.14)), stop(1, darker(skin, 0.16))],
  );
  return `<defs>${shade}${side}</defs>${tips}${thumb}`;
}
