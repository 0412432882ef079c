// Texts that lie over each other, so that neither can be read.
import type { Page } from 'playwright';

/** Each pair of texts, as they are seen now; empty on a page where none lies over another. */
export async function overlappingTexts(page: Page): Promise<string[]> {
  // A helper that esbuild calls around functions which have a name.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate(() => {
    /** Glyphs are lower than their line: boxes of lines that follow each other may touch. */
    const LEAST_PX = 5;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** What of a box is not cut off by what is around it. */
    const seenOf = (element: Element, box: Box): Box => {
      let seen = box;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible')
          seen = meet(seen, around.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      return seen;
    };
    /** What floats or sticks lies over others on purpose, on a ground of its own. */
    const layerOf = (element: Element): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(around).position)) return around;
      return null;
    };
    const texts: { text: string; element: Element; layer: Element | null; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !element) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = seenOf(element, line);
        if (box.right - box.left > LEAST_PX && box.bottom - box.top > LEAST_PX)
          texts.push({ text: text.slice(0, 40), element, layer: layerOf(element), box });
      }
    }
    const sorted = texts.toSorted((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [place, one] of sorted.entries()) {
      for (const other of sorted.slice(place + 1)) {
        if (other.box.top > one.box.bottom - LEAST_PX) break;
        // Lines of one text that is cut by an ellipsis are at one place.
        if (one.layer !== other.layer || one.element === other.element) continue;
        const { left, right, top, bottom } = meet(one.box, other.box);
        if (right - left > LEAST_PX && bottom - top > LEAST_PX)
          found.add(`"${one.text}" and "${other.text}"`);
      }
    }
    return [...found];
  });
}
