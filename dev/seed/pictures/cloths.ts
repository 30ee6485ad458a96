import { between, n, randomOf, repeat } from './random.ts';
import { fill, noise, S, sheet, weave } from './sheet.ts';

export function checks(
  ground: string,
  bands: readonly (readonly [at: number, width: number, colour: string])[],
  step: number,
) {
  const stripes = repeat(Math.ceil(S / step), (i) =>
    bands
      .map(([at, width, colour]) => {
        const from = n(i * step + at);
        return `<rect x="${from}" width="${width}" height="${S}" fill="${colour}" opacity=".62"/><rect y="${from}" width="${S}" height="${width}" fill="${colour}" opacity=".62"/>`;
      })
      .join(''),
  );
  return sheet(
    fill(ground) + stripes + weave(4, 0.2) + noise('folds', '0.003 0.006', [0.1, 0.05, 0.03], 2.4, -1),
  );
}

export function floral(ground: string, petal: string, heart: string, leaf: string): string {
  const random = randomOf(petal);
  const flowers = repeat(70, (i) => {
    const [x, y] = [
      (i % 8) * 130 + between(random, -20, 60),
      Math.floor(i / 8) * 115 + between(random, -20, 40),
    ];
    const turn = between(random, 0, 72);
    const petals = repeat(
      5,
      (k) => `<ellipse cy="-17" rx="10" ry="17" transform="rotate(${n(turn + k * 72)})"/>`,
    );
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(between(random, 0.6, 1.5))})"><path d="M0 0q20 26 44 20M0 0q-26 20-30 44" stroke="${leaf}" stroke-width="4" fill="none"/><ellipse cx="44" cy="22" rx="14" ry="7" fill="${leaf}"/><g fill="${petal}">${petals}</g><circle r="8" fill="${heart}"/></g>`;
  });
  return sheet(
    fill(ground) + flowers + weave(3, 0.08) + noise('folds', '0.0035 0.002', [0.25, 0.22, 0.3], 2.8, -1.15),
  );
}

export function mat(ground: string, dark: string): string {
  const strips = repeat(20, (row) =>
    repeat(20, (column) => {
      const [x, y] = [column * 50, row * 50];
      const flat = (row + column) % 2 === 0;
      return `<g transform="translate(${x} ${y})${flat ? '' : ' rotate(90 25 25)'}">${repeat(4, (k) => `<rect x="1" y="${k * 12.5 + 1}" width="48" height="10.5" rx="3" fill="${k % 2 === 0 ? ground : dark}" stroke="#4a3413" stroke-opacity=".5"/>`)}</g>`;
    }),
  );
  return sheet(fill('#5b431d') + strips + noise('straw', '0.01 0.2', [0.35, 0.22, 0.05], 1.2, -0.5));
}

export function quilted(ground: string): string {
  const seams = repeat(
    24,
    (i) =>
      `<path d="M${i * 100 - 1000} 0l1000 1000M${i * 100} 0l-1000 1000" stroke="#000" stroke-opacity=".4" stroke-width="4"/><path d="M${i * 100 - 997} 0l1000 1000M${i * 100 + 3} 0l-1000 1000" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>`,
  );
  return sheet(fill(ground) + noise('hide', '0.09', [0, 0, 0], 1.6, -0.6) + seams);
}
