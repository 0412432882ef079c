// Texts that do not fit where they stand, and cannot be read in full by a pointer or by scrolling.
import type { Page } from 'playwright';

/** Each text that is cut off, with what it is in; empty on a page where everything can be read. */
export async function clippedTexts(page: Page): Promise<string[]> {
  // A helper that esbuild calls around functions which have a name.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate(() => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    // What is around many texts is measured once.
    const once = <Value>(measure: (element: Element) => Value) => {
      const measured = new Map<Element, Value>();
      return (element: Element): Value => {
        const known = measured.get(element);
        if (known !== undefined) return known;
        const value = measure(element);
        measured.set(element, value);
        return value;
      };
    };
    const boxOf = once((element) => element.getBoundingClientRect());
    const overflowOf = once((element) => getComputedStyle(element).overflowX);
    const isForReadersOnly: (element: Element) => boolean = once((element) => {
      const { width, height } = boxOf(element);
      const { parentElement: around } = element;
      return (width <= 1 && height <= 1) || (around !== null && isForReadersOnly(around));
    });
    const canBeReadOtherwise = (element: Element) => element.closest('[title]') !== null;
    /** Whether something around it cuts it off. */
    const isCut = (element: Element) => {
      const box = boxOf(element);
      for (let around: Element | null = element; around; around = around.parentElement) {
        const overflow = overflowOf(around);
        if (/auto|scroll/.test(overflow)) return false;
        if (overflow === 'visible') continue;
        if (around === element && element.scrollWidth > element.clientWidth + 1) return true;
        const edge = boxOf(around);
        if (box.right > edge.right + 1 || box.left < edge.left - 1) return true;
      }
      return box.right > document.documentElement.clientWidth + 1;
    };
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => hasOwnText(element) && !isForReadersOnly(element))
        // A menu that waits beside the screen.
        .filter((element) => boxOf(element).right > 0)
        .filter((element) => isCut(element) && !canBeReadOtherwise(element))
        .map(
          (element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 80)}`,
        )
    );
  });
}
