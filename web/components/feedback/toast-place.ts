// Where a toast covers nothing: in the row of the head, or beside an open dialog. Pure.

export interface Span {
  left: number;
  right: number;
}

export interface Box extends Span {
  top: number;
  bottom: number;
}

/** In pixels of the window. */
export interface ToastPlace {
  top: number;
  left: number;
  width: number;
}

/** Narrower, a message would be cut into too many lines. */
const LEAST_WIDTH = 280;
const MOST_WIDTH = 440;
/** Between a toast and its neighbours. */
const GAP = 8;

/** In the middle of the widest gap between what is in the row; null where none is wide or the row not high enough. */
export function placeInRow(row: Box, taken: readonly Span[], height: number): ToastPlace | null {
  if (row.bottom - row.top < height || row.top < 0) return null;
  let [from, widest] = [row.left, { left: 0, right: 0 }];
  const ends = [...taken].sort((one, other) => one.left - other.left);
  for (const { left, right } of [...ends, { left: row.right, right: row.right }]) {
    if (left - from > widest.right - widest.left) widest = { left: from, right: left };
    from = Math.max(from, right);
  }
  return within(widest, row.top + (row.bottom - row.top - height) / 2);
}

/** Above a dialog, beside it or below it; null where it leaves no room. */
export function placeAround(dialog: Box, window: { width: number; height: number }, height: number) {
  const all = { left: 0, right: window.width };
  const room = height + 2 * GAP;
  if (dialog.top >= room) return within(all, (dialog.top - height) / 2);
  const beside =
    within({ left: 0, right: dialog.left }, GAP) ?? within({ left: dialog.right, right: window.width }, GAP);
  if (beside) return beside;
  return window.height - dialog.bottom >= room ? within(all, dialog.bottom + GAP) : null;
}

function within({ left, right }: Span, top: number): ToastPlace | null {
  const width = Math.min(MOST_WIDTH, right - left - 2 * GAP);
  return width < LEAST_WIDTH ? null : { top, left: left + (right - left - width) / 2, width };
}
