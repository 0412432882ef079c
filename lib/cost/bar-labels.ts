// Which bars of a row have their amount written at them. A language may write an amount wider than a bar: 9,877 in Japanese
// is 9.9K in English.

/** Between two amounts, in pixels. */
const GAP_PX = 4;

/** Every how many bars one is written; `widest` amount and `slot` of a bar in the same unit. 1: all of them. */
export function labelStride(widest: number, slot: number): number {
  return slot > 0 ? Math.max(1, Math.ceil((widest + GAP_PX) / slot)) : 1;
}

/** Whether a bar is written; `anchor`: the place of one that always is. */
export function isLabelled(place: number, anchor: number, stride: number): boolean {
  return (place - anchor) % stride === 0;
}
