/** The camera side of a phone; all lengths are in hundredths of the body's width. */
type Island = {
  /** x, y, width, height, corner radius. */
  plate?: readonly [number, number, number, number, number];
  /** What the plate is made of: the body's colour, dark glass or metal. */
  made?: 'body' | 'dark' | 'metal';
  /** x, y, radius of each lens. */
  lenses: readonly (readonly [number, number, number])[];
  flash: readonly [number, number];
};

/** What the front shows above the picture: a hole, a drop, a notch, a pill, a bar, or a bar and a home button. */
export type Front = 'hole' | 'drop' | 'notch' | 'pill' | 'home';

/** The build of a phone: height and corner radius in hundredths of the width. */
export type Form = { height: number; radius: number; front: Front; island: Island };

const at = (x: number, y: number, radius: number) => [x, y, radius] as const;

const form = (height: number, radius: number, front: Front, island: Island): Form => ({
  height,
  radius,
  front,
  island,
});

/** Builds that one meets on this market; no maker's mark is drawn on any of them. */
export const FORMS = {
  squareThree: form(205, 15, 'notch', {
    plate: [6, 6, 45, 46, 13],
    made: 'body',
    lenses: [at(18, 18, 9.6), at(18, 40, 9.6), at(39.5, 29, 9.6)],
    flash: [40, 13],
  }),
  squareTwo: form(205, 15, 'notch', {
    plate: [6, 6, 43, 44, 13],
    made: 'body',
    lenses: [at(18, 18, 9.4), at(37, 38, 9.4)],
    flash: [38, 17],
  }),
  squareColumn: form(200, 17, 'notch', {
    plate: [6, 6, 42, 43, 13],
    made: 'body',
    lenses: [at(18, 17.5, 8.8), at(18, 37.5, 8.8)],
    flash: [37, 27],
  }),
  pillThree: form(206, 17, 'pill', {
    plate: [6, 6, 46, 47, 14],
    made: 'body',
    lenses: [at(18.5, 18.5, 10), at(18.5, 41, 10), at(40.5, 29.5, 10)],
    flash: [41, 13],
  }),
  homeOne: form(205, 15, 'home', { lenses: [at(17, 13, 6.5)], flash: [30, 13] }),
  columnThree: form(207, 12, 'hole', {
    lenses: [at(17, 17, 8.2), at(17, 38, 8.2), at(17, 59, 8.2)],
    flash: [33, 27],
  }),
  contourThree: form(209, 11, 'hole', {
    plate: [0, 0, 37, 76, 11],
    made: 'metal',
    lenses: [at(18, 16, 8.4), at(18, 37, 8.4), at(18, 58, 8.4)],
    flash: [33, 8],
  }),
  ultra: form(209, 5, 'hole', {
    lenses: [at(17, 17, 9.2), at(17, 40, 9.2), at(17, 63, 9.2), at(38, 24, 5.4), at(38, 56, 7.2)],
    flash: [38, 39],
  }),
  slabFour: form(209, 11, 'drop', {
    plate: [8, 7, 38, 50, 10],
    made: 'dark',
    lenses: [at(19, 17, 6.6), at(19, 32.5, 6.6), at(19, 47, 5), at(35, 46, 4.4)],
    flash: [35, 17],
  }),
  columnCard: form(211, 11, 'drop', {
    plate: [8, 7, 23, 58, 11],
    made: 'dark',
    lenses: [at(19.5, 18.5, 7), at(19.5, 35.5, 7), at(19.5, 51, 5.4)],
    flash: [37, 15],
  }),
  foldedHalf: form(112, 11, 'hole', {
    plate: [2.4, 2.4, 95.2, 42, 9],
    made: 'dark',
    lenses: [at(77, 23, 10.5), at(52, 23, 10.5)],
    flash: [34, 23],
  }),
  openBook: form(120, 6, 'hole', {
    plate: [6, 7, 17, 49, 8],
    made: 'dark',
    lenses: [at(14.5, 16, 5.6), at(14.5, 31.5, 5.6), at(14.5, 47, 5.6)],
    flash: [28, 16],
  }),
  cardThree: form(212, 12, 'hole', {
    plate: [7, 7, 47, 50, 9],
    made: 'dark',
    lenses: [at(20, 21, 9.8), at(20, 43.5, 9.8), at(42, 22, 6.2)],
    flash: [43, 43],
  }),
  squareFour: form(208, 13, 'hole', {
    plate: [7, 7, 50, 50, 12],
    made: 'dark',
    lenses: [at(20.5, 20.5, 8.8), at(43.5, 20.5, 8.8), at(20.5, 43.5, 8.8), at(43.5, 43.5, 8.8)],
    flash: [32, 32],
  }),
  wideMask: form(211, 11, 'hole', {
    plate: [3, 5, 94, 42, 9],
    made: 'dark',
    lenses: [at(20, 17, 8.4), at(20, 36, 7.4), at(40, 17, 5)],
    flash: [41, 36],
  }),
  roundMiddle: form(214, 13, 'hole', {
    plate: [20, 10, 60, 60, 30],
    made: 'dark',
    lenses: [at(50, 23, 8.6), at(37, 47, 8.6), at(63, 47, 8.6)],
    flash: [50, 41],
  }),
  roundSide: form(207, 14, 'hole', {
    plate: [6, 10, 54, 54, 27],
    made: 'metal',
    lenses: [at(22.5, 26.5, 8), at(43.5, 26.5, 8), at(22.5, 47.5, 8), at(43.5, 47.5, 8)],
    flash: [70, 20],
  }),
  twoRings: form(213, 12, 'drop', {
    lenses: [at(22, 25, 15), at(22, 60, 15)],
    flash: [46, 22],
  }),
  twoRingsStrip: form(212, 13, 'hole', {
    plate: [8, 7, 34, 70, 15],
    made: 'metal',
    lenses: [at(25, 24, 13.4), at(25, 55, 13.4)],
    flash: [25, 71],
  }),
  stepTwo: form(210, 11, 'drop', {
    plate: [7, 7, 52, 43, 9],
    made: 'body',
    lenses: [at(21, 28, 12.4), at(45, 20, 6.4)],
    flash: [45, 38],
  }),
  squareBig: form(214, 10, 'hole', {
    plate: [9, 8, 54, 54, 14],
    made: 'metal',
    lenses: [at(25, 25, 10), at(47, 25, 10), at(36, 46, 8)],
    flash: [51, 51],
  }),
  triangle: form(213, 10, 'hole', {
    plate: [7, 7, 62, 40, 20],
    made: 'dark',
    lenses: [at(24, 27, 11.6), at(48, 19, 6.8), at(48, 36, 6.8)],
    flash: [62, 27],
  }),
  coinMiddle: form(206, 10, 'drop', {
    plate: [27, 16, 46, 46, 23],
    made: 'dark',
    lenses: [at(50, 28, 6.6), at(39, 45, 5.4), at(61, 45, 5.4)],
    flash: [50, 45],
  }),
  cardTwo: form(212, 12, 'hole', {
    plate: [8, 8, 42, 46, 11],
    made: 'body',
    lenses: [at(21, 22, 8.4), at(21, 42, 6.4)],
    flash: [38, 22],
  }),
  visor: form(206, 13, 'hole', {
    plate: [0, 21, 100, 22, 1],
    made: 'metal',
    lenses: [at(25, 32, 7.8), at(43, 32, 7.8)],
    flash: [82, 32],
  }),
  bar: form(205, 17, 'hole', {
    plate: [9, 17, 82, 24, 12],
    made: 'metal',
    lenses: [at(24, 29, 8.2), at(44, 29, 8.2), at(63, 29, 6.4)],
    flash: [80, 29],
  }),
  roundOld: form(190, 7, 'home', { lenses: [at(50, 22, 9)], flash: [50, 38] }),
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
