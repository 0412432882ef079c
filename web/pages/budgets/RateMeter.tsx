// What was spent of a budget: percent, a bar, and a mark where the month stands by its days.
import { PercentText } from '../../components/files/FigureText.tsx';
import classes from './Budgets.module.css';

const NEAR = 80;
const FULL = 100;

export function levelOf(rate: number): 'under' | 'near' | 'over' {
  if (rate > FULL) return 'over';
  return rate >= NEAR ? 'near' : 'under';
}

interface RateMeterProps {
  rate: number;
  /** Percent of the month that is over. */
  due: number | null;
}

export function RateMeter({ rate, due }: RateMeterProps) {
  return (
    <>
      <RateText rate={rate} />
      <div className={classes.meter} aria-hidden>
        <div
          className={classes.fill}
          data-level={levelOf(rate)}
          style={{ width: `${Math.min(FULL, Math.max(0, rate))}%` }}
        />
        {due === null ? null : <div className={classes.mark} style={{ left: `${due}%` }} />}
      </div>
    </>
  );
}

export function RateText({ rate }: { rate: number }) {
  const level = levelOf(rate);
  return (
    <span className={level === 'under' ? undefined : classes[level]}>
      <PercentText percent={rate} maximumFractionDigits={1} />
    </span>
  );
}
