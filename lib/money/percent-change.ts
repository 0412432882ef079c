// The portal's rule for a change in percent (C-09), for screens, graph, exports and mails alike.

/** A change below this many percent, up or down, counts as none. */
export const NO_CHANGE_BELOW = 0.05;

/**
 * The change from `previous` to `current` in percent, rounded to 2 decimals: 0 when both are 0 or the change is
 * below 0.05 %, +100 from nothing, -100 to nothing. A negative previous value (credits) is taken by its size, so
 * that the sign still tells the direction.
 */
export function percentChange(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100 * Math.sign(current);
  const change = (100 * (current - previous)) / Math.abs(previous);
  if (Math.abs(change) < NO_CHANGE_BELOW) return 0;
  return Math.sign(change) * (Math.round(Math.abs(change) * 100) / 100);
}
