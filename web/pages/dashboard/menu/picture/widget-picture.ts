// A widget as a picture in the light scheme: the browser draws a copy of it, with its own styles, onto a canvas (D-04).
import { pageStyles } from './page-styles.ts';
import { stillCopy } from './still-copy.ts';

const SCALE = 2;
const MARGIN_PX = 16;
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** A PNG of the whole widget, also of what the screen scrolls; `notes` stand below it, a line each. */
export async function widgetPicture(widget: HTMLElement, notes: readonly string[]): Promise<Blob> {
  const styles = await pageStyles();
  const sheet = sheetOf(stillCopy(widget), notes, widestOf(widget));
  const { width, height } = sizeOf(sheet);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(sheet, styles, width, height))}`;
  await image.decode();
  return paint(image, width, height);
}

/** As wide as on the screen, or as the widest part that is scrolled sideways. */
function widestOf(widget: HTMLElement): number {
  const parts = [...widget.querySelectorAll<HTMLElement>('*')];
  const hidden = parts.map(({ scrollWidth, clientWidth }) =>
    clientWidth > 0 ? scrollWidth - clientWidth : 0,
  );
  const scrolled = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX));
  const more = scrolled.map((part) => hidden[parts.indexOf(part)] ?? 0);
  return widget.offsetWidth + Math.max(0, ...more);
}

/** The paper that the copy lies on, in the type of the page. */
function sheetOf(copy: HTMLElement, notes: readonly string[], width: number): HTMLElement {
  const { fontFamily, fontFeatureSettings } = getComputedStyle(document.body);
  const sheet = document.createElement('div');
  sheet.setAttribute('xmlns', XHTML);
  sheet.style.cssText = `box-sizing:border-box;padding:${MARGIN_PX}px;font-size:14px;line-height:20px;color:var(--sky-text);background:var(--sky-surface)`;
  sheet.style.width = `${width + 2 * MARGIN_PX}px`;
  sheet.style.fontFamily = fontFamily;
  sheet.style.fontFeatureSettings = fontFeatureSettings;
  sheet.append(copy);
  for (const note of notes) {
    const line = document.createElement('div');
    line.style.cssText = 'margin-top:6px;font-size:12px;color:var(--sky-text-2)';
    line.textContent = note;
    sheet.append(line);
  }
  return sheet;
}

/** Measured beside the screen, for a moment. */
function sizeOf(sheet: HTMLElement): { width: number; height: number } {
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;left:-99999px;top:0;visibility:hidden';
  place.inert = true;
  place.append(sheet);
  document.body.append(place);
  const { width, height } = sheet.getBoundingClientRect();
  place.remove();
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

/** Its root is the root of the styles too: it says which scheme and which language they are for. */
function drawing(sheet: HTMLElement, styles: string, width: number, height: number): string {
  const { lang } = document.documentElement;
  const content = new XMLSerializer().serializeToString(sheet);
  return (
    `<svg xmlns="${SVG}" width="${width}" height="${height}" lang="${lang}" xml:lang="${lang}" ` +
    `data-mantine-color-scheme="light"><style>${escaped(styles)}</style>` +
    `<foreignObject width="100%" height="100%">${content}</foreignObject></svg>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function paint(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  context?.scale(SCALE, SCALE);
  context?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      'image/png',
    );
  });
}
