declare module 'subset-font' {
  /** Cuts a font to the glyphs of a text, and a variable one to a stretch of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
