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
    const isForReadersOnly = (element: Element | null): boolean => {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      return (width <= 1 && height <= 1) || isForReadersOnly(element.parentElement);
    };
    const canBeReadOtherwise = (element: Element) => element.closest('[title]') !== null;
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
    /** Whether something around it cuts it off. */
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect();
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (scrolls(style)) return false;
        if (style.overflowX === 'visible') continue;
        if (around === element && element.scrollWidth > element.clientWidth + 1) return true;
        const edge = around.getBoundingClientRect();
        if (box.right > edge.right + 1 || box.left < edge.left - 1) return true;
      }
      return box.right > document.documentElement.clientWidth + 1;
    };
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => hasOwnText(element) && !isForReadersOnly(element))
        // A menu that waits beside the screen.
        .filter((element) => element.getBoundingClientRect().right > 0)
        .filter((element) => isCut(element) && !canBeReadOtherwise(element))
        .map(
          (element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 80)}`,
        )
    );
  });
}
