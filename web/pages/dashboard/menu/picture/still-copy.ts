// A copy of a widget that does nothing: whole where the screen scrolls, its charts as images, its tools left out.
import { lightChartColours } from '../../../../charts/canvas/chart-colours.ts';
import { painterOf } from '../../../../charts/canvas/chart-painters.ts';

/** What is for working with the widget, not for reading it. */
export const TOOL_ATTRIBUTE = 'data-tool';

const IN_SIGHT =
  'position:static;width:auto;height:auto;clip-path:none;white-space:normal;font-size:12px;line-height:16px;opacity:0.75';

/** A copy in no document, as high as its content needs. */
export function stillCopy(widget: HTMLElement): HTMLElement {
  const copy = widget.cloneNode(true) as HTMLElement;
  const originals = elementsOf(widget);
  elementsOf(copy).forEach((element, place) => {
    const original = originals[place];
    if (original instanceof HTMLCanvasElement) element.replaceWith(imageOf(original));
    else if (original) unroll(original, element);
  });
  for (const tool of copy.querySelectorAll(`[${TOOL_ATTRIBUTE}]`)) tool.remove();
  // A picture has nothing to hover over, so it includes what its figures cover.
  for (const about of copy.querySelectorAll<HTMLElement>('[data-provenance]')) about.style.cssText = IN_SIGHT;
  // As high as its content, and laid out for the width that it had.
  Object.assign(copy.style, { height: 'auto', containerType: 'inline-size', overflow: 'visible' });
  copy.style.minHeight = `${widget.offsetHeight}px`;
  return copy;
}

function elementsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')];
}

/** Charts are drawn again: in the light colours, and sharper than the screen. */
function imageOf(canvas: HTMLCanvasElement): HTMLImageElement {
  const { offsetWidth: width, offsetHeight: height } = canvas;
  const drawn = painterOf(canvas)?.(lightChartColours(), width, height) ?? canvas;
  const image = document.createElement('img');
  image.src = drawn.toDataURL('image/png');
  image.style.cssText = `display:block;width:${width}px;height:${height}px`;
  return image;
}

/** What scrolls or is cut off on the screen is as large as what it holds; what stands around a chart keeps its height. */
function unroll(original: HTMLElement, copy: HTMLElement): void {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(original);
  if (textOverflow === 'ellipsis')
    Object.assign(copy.style, { overflow: 'visible', whiteSpace: 'normal', maxWidth: 'none' });
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  if (scrolls(overflowX) || scrolls(overflowY)) {
    copy.style.overflow = 'visible';
    copy.style.maxHeight = 'none';
    if (original.scrollHeight > original.clientHeight) copy.style.height = 'auto';
    copy.style.flexShrink = '0';
  }
  if (original.querySelector(':scope > canvas')) {
    copy.style.flex = 'none';
    copy.style.height = `${original.offsetHeight}px`;
  }
}
