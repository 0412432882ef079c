// The program of axe as journeys run it: the same rules and findings, for half the work.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.resolve('@axe-core/playwright'));

let read: string | undefined;

/** For a page that has no axe yet. */
export function axeScript(): string {
  read ??= `${readFileSync(resolve.resolve('axe-core/axe.min.js'), 'utf8')}\n;(${workLess})();`;
  return read;
}

interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface Axe {
  /** `noHtml`: nothing found, passed or left is written as text. */
  configure(spec: { noHtml: boolean }): void;
  commons: { color: { Color: { prototype: Rgb & { parseString(text: string): Rgb } } } };
}

declare const axe: Axe;

/**
 * Runs in the page, once axe is there. A page has a dozen colours, which axe reads thousands of times, each time in most
 * steps of all; and it writes down every element that it looks at, with what is in it.
 */
function workLess(): void {
  axe.configure({ noHtml: true });
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Rgb>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
