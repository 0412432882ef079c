// Where an amount lies: what is spent, what is to come, the band around that, a mark to hold it against, and its limit.
import classes from './AmountBar.module.css';

interface AmountBarProps {
  spent: number;
  /** What it will be in the end; null where it is unknown. */
  expected: number | null;
  band?: { low: number; high: number } | null;
  /** What it is held against, such as last month. */
  mark: number | null;
  /** What it should not pass; null for none. */
  limit?: number | null;
}

/** The figures beside it say the same, so it is not read out. */
export function AmountBar({ spent, expected, band = null, mark, limit = null }: AmountBarProps) {
  const most = Math.max(spent, expected ?? 0, band?.high ?? 0, mark ?? 0, limit ?? 0);
  if (most <= 0) return null;
  const at = (amount: number) => `${(100 * Math.min(Math.max(amount, 0), most)) / most}%`;
  const width = (from: number, to: number) => `calc(${at(to)} - ${at(from)})`;
  const end = Math.max(expected ?? spent, spent);
  return (
    <div className={classes.bar} aria-hidden>
      <span className={classes.spent} style={{ width: at(spent) }} />
      <span className={classes.ahead} style={{ left: at(spent), width: width(spent, end) }} />
      {limit !== null && end > limit ? (
        <span className={classes.over} style={{ left: at(limit), width: width(limit, end) }} />
      ) : null}
      {band ? (
        <span className={classes.band} style={{ left: at(band.low), width: width(band.low, band.high) }} />
      ) : null}
      {mark === null ? null : <span className={classes.mark} style={{ left: at(mark) }} />}
    </div>
  );
}
