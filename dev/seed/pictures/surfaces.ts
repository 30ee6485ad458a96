import { checks, floral, mat, quilted } from './cloths.ts';
import { leaf, lights } from './outdoors.ts';
import { repeat } from './random.ts';
import { fill, noise, sheet, weave } from './sheet.ts';
import { chips, counter, paper, wood } from './tables.ts';

/** What phones lie on or are held before here, each drawn once and cut up by the pictures. */
export const SURFACES = {
  woodLight: () => wood('#c99f6c', [0.36, 0.2, 0.08], 4),
  woodDark: () => wood('#5d3d27', [0.1, 0.05, 0.02], 3),
  woodRed: () => wood('#8f4a2c', [0.22, 0.06, 0.02], 1),
  woodGrey: () => wood('#a39a8e', [0.25, 0.22, 0.2], 6),
  marble: () =>
    sheet(
      fill('#eceae6') +
        noise('clouds', '0.006 0.011', [0.45, 0.46, 0.5], 3, -1.35) +
        noise('veins', '0.02 0.005', [0.3, 0.32, 0.36], 3.6, -2),
    ),
  mosaic: () => chips('#d8cfbd', ['#6d6256', '#f4efe4', '#a1533f', '#3f4a44', '#bfae8f', '#efe8d8'], 1500),
  mosaicDark: () => chips('#4d5650', ['#8a938c', '#2b312d', '#c9c6b8', '#6d5b4a'], 1300),
  gamcha: () =>
    checks(
      '#d8c9b0',
      [
        [0, 26, '#b3262b'],
        [34, 5, '#17402f'],
        [46, 5, '#b3262b'],
      ],
      64,
    ),
  lungi: () =>
    checks(
      '#2f4a78',
      [
        [0, 44, '#1c2c52'],
        [60, 4, '#d9d2bd'],
        [70, 4, '#b5423f'],
      ],
      92,
    ),
  bedsheet: () => floral('#e9e4da', '#c65a72', '#e8b23e', '#5d8a5a'),
  bedsheetBlue: () => floral('#c9d7e4', '#3f6ea8', '#f3e3a8', '#7c9d8b'),
  mat: () => mat('#d9b873', '#b98f47'),
  counter,
  concrete: () =>
    sheet(
      fill('#9b9a96') +
        noise('blotch', '0.008', [0.2, 0.2, 0.2], 2.2, -0.9) +
        noise('sand', '0.5', [0.1, 0.1, 0.1], 1.5, -0.65),
    ),
  leather: () => quilted('#6e2f22'),
  seat: () => quilted('#34373b'),
  denim: () =>
    sheet(
      fill('#3c5578') +
        weave(5, 0.2) +
        noise('worn', '0.01 0.03', [0.75, 0.82, 0.92], 1.8, -0.85) +
        noise('twill', '0.3 0.04', [0.05, 0.08, 0.15], 2, -0.8),
    ),
  paper,
  leaf,
  desk: () =>
    sheet(
      fill('#202427') +
        noise('rubber', '0.6', [0.6, 0.64, 0.66], 0.7, -0.25) +
        noise('wear', '0.005', [0.5, 0.52, 0.55], 1, -0.45),
    ),
  plastic: () =>
    sheet(
      fill('#1f6fb0') +
        noise('cast', '0.004', [0.9, 0.95, 1], 1.4, -0.6) +
        repeat(
          36,
          (i) =>
            `<rect x="${(i % 6) * 170 + 40}" y="${Math.floor(i / 6) * 170 + 60}" width="90" height="12" rx="6" fill="#0d3f68" opacity=".8"/>`,
        ),
    ),
  garden: () => lights('#3c5a33', ['#86b04e', '#d9e08a', '#27472a', '#b4d17a'], 70, 62),
  street: () => lights('#8d8577', ['#e8d8b4', '#b1563b', '#5f7f86', '#f3ead6'], 46, 80),
  night: () => lights('#14181f', ['#f2a93b', '#d9432f', '#3f8fbf', '#ffe2a6'], 60, 54),
} as const satisfies Record<string, () => string>;

export type SurfaceName = keyof typeof SURFACES;
/** Far behind the phone and out of focus: only a hand fits before them. */
export const FAR: readonly SurfaceName[] = ['garden', 'street', 'night'];
