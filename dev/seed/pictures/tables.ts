import { between, n, randomOf, repeat } from './random.ts';
import { fill, noise, S, sheet } from './sheet.ts';

export function wood(base: string, vein: readonly [number, number, number], planks: number): string {
  const step = S / planks;
  const lines = repeat(planks, (i) => {
    const y = n(i * step);
    return `<rect y="${y}" width="${S}" height="${n(step)}" fill="#000" opacity="${i % 2 === 0 ? 0.07 : 0}"/><rect y="${y}" width="${S}" height="2.5" fill="#1a0f06" opacity=".5"/><rect y="${n(i * step + 2.5)}" width="${S}" height="1.5" fill="#fff" opacity=".14"/>`;
  });
  return sheet(
    fill(base) +
      noise('grain', '0.0022 0.07', vein, 2.6, -1.05) +
      noise('fine', '0.006 0.5', vein, 1.2, -0.5) +
      lines,
  );
}

export function chips(ground: string, colours: readonly string[], count: number): string {
  const random = randomOf(ground);
  const pieces = repeat(count, (i) => {
    const [x, y, r] = [between(random, 0, S), between(random, 0, S), between(random, 3, 15)];
    const corners = Array.from({ length: 5 }, (_, k) => {
      const turn = (k / 5) * Math.PI * 2 + random();
      return `${n(x + Math.cos(turn) * r)},${n(y + Math.sin(turn) * r * between(random, 0.5, 1))}`;
    });
    return `<polygon points="${corners.join(' ')}" fill="${colours[i % colours.length]}"/>`;
  });
  return sheet(fill(ground) + pieces + noise('dust', '0.02', [0.3, 0.27, 0.22], 0.9, -0.4));
}

export function paper(): string {
  const random = randomOf('paper');
  const columns = repeat(5, (column) => {
    const x = 20 + column * 200;
    return (
      `<rect x="${x}" y="${n(between(random, 20, 260))}" width="170" height="34" fill="#2b2a28"/>` +
      repeat(
        62,
        (row) =>
          `<rect x="${x}" y="${row * 16 + 8}" width="${n(between(random, 120, 172))}" height="6" fill="#4c4a46" opacity="${n(between(random, 0.45, 0.75))}"/>`,
      ) +
      `<rect x="${x}" y="${n(between(random, 350, 760))}" width="172" height="110" fill="#8d8a84"/>`
    );
  });
  return sheet(fill('#d9d4c7') + columns + noise('creases', '0.004', [0.2, 0.18, 0.14], 2, -0.85));
}

export function counter(): string {
  const edges = repeat(
    4,
    (i) =>
      `<polygon points="${i * 300 - 120},0 ${i * 300 - 30},0 ${i * 300 - 330},${S} ${i * 300 - 470},${S}" fill="#fff" opacity="${0.1 + (i % 2) * 0.1}"/>`,
  );
  const below = repeat(
    14,
    (i) =>
      `<rect x="${(i % 5) * 210 + 14}" y="${Math.floor(i / 5) * 330 + 40}" width="92" height="190" rx="14" fill="${['#2d4f63', '#7b8f99', '#35505c'][i % 3]}" opacity=".42"/>`,
  );
  return sheet(
    `<defs><filter id="deep"><feGaussianBlur stdDeviation="9"/></filter></defs>${fill('#9fb9bd')}<g filter="url(#deep)">${below}</g>${edges}${noise('smudge', '0.008', [1, 1, 1], 1.2, -0.55)}`,
  );
}
