// Sees whether a text from outside ran as a script in a page, or would have: and which texts a page shows.
import type { Page } from 'playwright';
import { hostilePlaces } from '../faults/hostile-company.ts';

export interface TextWatch {
  /** What ran, was stopped by the policy of the page, or is in the page as more than text. */
  ran: string[];
  /** Places whose whole text could be read on the page at a look, or was drawn on a canvas before it. */
  seen: Set<string>;
  look(): Promise<void>;
}

/** From the next page on that is opened. */
export async function watchTexts(page: Page): Promise<TextWatch> {
  const ran: string[] = [];
  const seen = new Set<string>();
  await page.exposeFunction('ran', (place: unknown) => void ran.push(`ran: ${place}`));
  await page.exposeFunction('stopped', (what: string) => void ran.push(`stopped: ${what}`));
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(`error: ${error.message}`));
  await page.addInitScript(watchPage);
  const look = async () => {
    const { texts, parts } = await page.evaluate(readPage);
    ran.push(...parts.map((part) => `part of the page: ${part}`));
    for (const [place, text] of hostilePlaces())
      if (texts.some((each) => each.includes(text))) seen.add(place);
  };
  return { ran, seen, look };
}

/** Moves the pointer over the first chart, so that it tells what is under it. */
export async function passOverChart(page: Page): Promise<void> {
  const box = await page.locator('main canvas').first().boundingBox();
  if (!box) throw new Error('there is no chart');
  for (const part of [0.1, 0.3, 0.6, 0.95])
    await page.mouse.move(box.x + box.width * part, box.y + box.height * 0.7);
}

declare global {
  interface Window {
    stopped?: (what: string) => void;
    drawn?: Set<string>;
  }
}

/** Runs in the page, before any script of it. */
function watchPage(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    window.stopped?.(`${violatedDirective} ${blockedURI} ${sample}`);
  });
  const drawn = new Set<string>();
  window.drawn = drawn;
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    drawn.add(text);
    return fillText.call(this, text, ...rest);
  };
}

/** Runs in the page: what can be read in it, and what a hostile text would have made. */
function readPage(): { texts: string[]; parts: string[] } {
  const HOSTILE = 'img[src=x], [onerror], [onload], a[href^="javascript:" i]';
  const frames = [...document.querySelectorAll('iframe')].map((frame) =>
    new DOMParser().parseFromString(frame.srcdoc, 'text/html'),
  );
  const named = [...document.querySelectorAll('[title], [aria-label], [placeholder]')];
  const texts = [
    document.title,
    document.body.innerText,
    ...named.flatMap((each) =>
      ['title', 'aria-label', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    ),
    ...[...document.querySelectorAll('input, textarea')].map((each) => (each as HTMLInputElement).value),
    ...frames.map((each) => each.body.textContent ?? ''),
    ...(window.drawn ?? []),
  ];
  const parts = [document, ...frames]
    .flatMap((each) => [...each.querySelectorAll(HOSTILE)])
    .map((part) => part.outerHTML.slice(0, 200));
  return { texts, parts };
}
