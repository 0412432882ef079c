declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** All that the font has, where none are named. */
    keepFeatures?: string[];
  }
  /** The font with the letters of a text alone, and with what its features make of them. */
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
