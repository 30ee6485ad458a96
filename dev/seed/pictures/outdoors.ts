import { between, n, randomOf, repeat } from './random.ts';
import { fill, noise, S, sheet } from './sheet.ts';

export function leaf(): string {
  const veins = repeat(
    34,
    (i) =>
      `<path d="M-60 ${i * 44 - 260}Q480 ${i * 44 - 180} 1080 ${i * 44 - 560}" stroke="#a8cf7a" stroke-opacity=".45" stroke-width="3" fill="none"/>`,
  );
  return sheet(
    fill('#3d7a35') +
      noise('flesh', '0.012', [0.04, 0.2, 0.05], 2, -0.8) +
      veins +
      `<path d="M-20 700Q480 560 1020 180" stroke="#cfe6a0" stroke-width="16" fill="none" opacity=".8"/>`,
  );
}

export function lights(ground: string, colours: readonly string[], count: number, largest: number): string {
  const random = randomOf(ground + count);
  const spots = repeat(count, (i) => {
    const r = n(between(random, largest * 0.35, largest));
    return `<circle cx="${n(between(random, 0, S))}" cy="${n(between(random, 0, S))}" r="${r}" fill="${colours[i % colours.length]}" opacity="${n(between(random, 0.14, 0.5))}"/>`;
  });
  const blur =
    '<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><filter id="wide"><feGaussianBlur stdDeviation="60"/></filter>';
  const glow = repeat(
    9,
    (i) =>
      `<circle cx="${n(between(random, 0, S))}" cy="${n(between(random, 0, S))}" r="190" fill="${colours[(i + 1) % colours.length]}" opacity=".55"/>`,
  );
  return sheet(
    `<defs>${blur}</defs>${fill(ground)}<g filter="url(#wide)">${glow}</g><g filter="url(#soft)">${spots}</g>`,
  );
}
