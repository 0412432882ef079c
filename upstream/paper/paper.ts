// The sheet that everything is drawn on: pages of A4 across, in vector, measured in pixels of 96 to the inch as screens are.
import PDFDocument from 'pdfkit';
import type { Language } from '../../lib/catalogue/languages.ts';
import { PAPER_COLOURS } from './colours.ts';
import { fontFile, fontName, runsOf, type Weight } from './fonts.ts';

/** A4 across. */
export const PAGE = { width: 1123, height: 794, side: 44, top: 26 } as const;
const POINTS_PER_PIXEL = 0.75;

export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
  /** Between letters, in parts of the size. */
  spacing?: number;
  /** Its digits are all of one width, so that columns stand under each other. */
  isFigure?: boolean;
}

export interface PaperOf {
  language: Language;
  title: string;
  /** When it was made. */
  madeAt: Date;
}

/** From this size on pairs of letters are drawn closer where they gape. */
const KERNED_FROM = 13;

/**
 * What fonts do beside drawing letters takes ten times as long as that, and shows in headings alone. The type of the
 * library knows lists; it takes what is on and off.
 */
const featuresOf = (on: { tnum: boolean; kern: boolean }) =>
  ({
    ...on,
    calt: false,
    ccmp: false,
    mark: false,
    mkmk: false,
  }) as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const FEATURES = {
  figure: featuresOf({ tnum: true, kern: false }),
  small: featuresOf({ tnum: false, kern: false }),
  large: featuresOf({ tnum: false, kern: true }),
};

export class Paper {
  readonly language: Language;
  readonly #document: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  readonly #fonts = new Set<string>();

  constructor({ language, title, madeAt }: PaperOf) {
    this.language = language;
    this.#document = new PDFDocument({
      size: [PAGE.width * POINTS_PER_PIXEL, PAGE.height * POINTS_PER_PIXEL],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Author: 'Skyledger',
        Creator: 'Skyledger',
        Producer: 'Skyledger',
        CreationDate: madeAt,
      },
      // Nothing of Helvetica is needed.
      font: '',
    });
  }

  newPage(): void {
    this.#document.addPage();
    this.#document.scale(POINTS_PER_PIXEL);
  }

  /** Pages so far. */
  get pageCount(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** From 0; what is drawn next is on it. */
  toPage(place: number): void {
    this.#document.switchToPage(place);
  }

  widthOf(text: string, style: TextStyle): number {
    const key = `${style.size} ${style.weight} ${style.spacing ?? 0} ${style.isFigure ? 1 : 0} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const run of runsOf(text, this.language)) {
      this.#font(run.script, style);
      width += this.#document.widthOfString(run.text, optionsOf(style));
    }
    this.#widths.set(key, width);
    return width;
  }

  /** One line, its letters standing on `baseline`. */
  write(text: string, x: number, baseline: number, style: TextStyle): void {
    let at = x;
    const runs = runsOf(text, this.language);
    const options = optionsOf(style);
    for (const run of runs) {
      this.#font(run.script, style);
      this.#document
        .fillColor(style.colour)
        .text(run.text, at, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
      if (runs.length > 1) at += this.#document.widthOfString(run.text, options);
    }
  }

  /** Ends at `right`. */
  writeTo(text: string, right: number, baseline: number, style: TextStyle): void {
    this.write(text, right - this.widthOf(text, style), baseline, style);
  }

  /** As much of it as fits, with an ellipsis where something is missing. */
  fitted(text: string, width: number, style: TextStyle): string {
    if (this.widthOf(text, style) <= width) return text;
    const letters = [...text];
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      const part = `${letters.slice(0, middle).join('').trimEnd()}…`;
      if (this.widthOf(part, style) <= width) least = middle;
      else most = middle - 1;
    }
    return `${letters.slice(0, least).join('').trimEnd()}…`;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    look: { radius?: number; opacity?: number } = {},
  ): void {
    const { radius = 0, opacity = 1 } = look;
    if (width <= 0 || height <= 0) return;
    this.#document.save().fillOpacity(opacity);
    if (radius > 0) this.#document.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
    else this.#document.rect(x, y, width, height);
    this.#document.fill(fill).restore();
  }

  /** Stripes of the colour at 45 degrees, for what is not complete or only expected. */
  stripes(
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    colour: string,
    { step = 6, stroke = 2.2, outline = false }: { step?: number; stroke?: number; outline?: boolean } = {},
  ): void {
    if (width <= 0 || height <= 0) return;
    this.#document.save().rect(x, y, width, height).clip().lineWidth(stroke).strokeColor(colour);
    for (let at = x - height; at < x + width; at += step)
      this.#document.moveTo(at, y + height).lineTo(at + height, y);
    this.#document.stroke().restore();
    if (outline)
      this.#document
        .save()
        .lineWidth(1)
        .dash(3, { space: 2.5 })
        .strokeColor(colour)
        .rect(x + 0.5, y + 0.5, width - 1, Math.max(0, height - 0.5))
        .stroke()
        .restore();
  }

  /** A rule, one pixel high unless told otherwise. */
  rule(x: number, y: number, width: number, colour: string = PAPER_COLOURS.line, height = 1): void {
    this.rect(x, y, width, height, colour);
  }

  upright(x: number, y: number, height: number, colour: string = PAPER_COLOURS.border): void {
    this.rect(x, y, 1, height, colour);
  }

  /** A path of SVG, filled or drawn as a line. */
  path(d: string, look: { fill: string } | { stroke: string; width: number; dash?: number }): void {
    const drawn = this.#document.save().path(d);
    if ('fill' in look) drawn.fill(look.fill);
    else {
      drawn.lineWidth(look.width).lineCap('round').lineJoin('round');
      if (look.dash) drawn.dash(look.dash, { space: look.dash });
      drawn.stroke(look.stroke);
    }
    this.#document.restore();
  }

  circle(x: number, y: number, radius: number, fill: string): void {
    this.#document.save().circle(x, y, radius).fill(fill).restore();
  }

  link(x: number, y: number, width: number, height: number, url: string): void {
    this.#document.link(x, y, width, height, url);
  }

  async content(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#document.end();
    for await (const chunk of this.#document)
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return Buffer.concat(chunks);
  }

  #font(script: Parameters<typeof fontName>[0], { size, weight }: TextStyle): void {
    const name = fontName(script, weight);
    if (!this.#fonts.has(name)) {
      this.#document.registerFont(name, fontFile(script, weight));
      this.#fonts.add(name);
    }
    this.#document.font(name).fontSize(size);
  }
}

function optionsOf({ size, spacing = 0, isFigure = false }: TextStyle) {
  const kind = isFigure ? 'figure' : size < KERNED_FROM ? 'small' : 'large';
  return { characterSpacing: spacing * size, features: FEATURES[kind] };
}
