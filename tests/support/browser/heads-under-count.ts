// Whether the count of columns beyond the edge of a table lies over the words of a head.

/** Runs in the page: heads of a table whose words are below the count of columns beyond its edge. */
export function headsUnderTheCount(block: Element): string[] {
  const count = block.querySelector('div[data-tool] > span')?.getBoundingClientRect();
  if (!count) return ['no count'];
  return [...block.querySelectorAll('thead th')].flatMap((head) => {
    const words = document.createRange();
    // Of a head that sorts, without the room around its words.
    words.selectNode(document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode() ?? head);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const isUnder = left < count.right && right > count.left && top < count.bottom && bottom > count.top;
    return isUnder ? [head.textContent ?? ''] : [];
  });
}
