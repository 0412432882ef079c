declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** The font with the letters of a text alone, and with all that its features make of them. */
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
