declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** By default all features of the font. */
    keepFeatures?: string[];
  }
  /** The font reduced to the letters of a text, and to the glyphs that its features replace them with. */
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
