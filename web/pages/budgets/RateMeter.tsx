// How far a budget is used and will be: percent, and a bar that is led by the expected end.
import { FormattedMessage } from 'react-intl';
import { OVER_NOTHING } from '../../../lib/money/budget-use.ts';
import { Figure } from '../../components/files/FigureText.tsx';
import { PERCENT_UNIT } from '../../components/files/figure-marks.ts';
import { Percent } from '../../intl/Percent.tsx';
import classes from './Budgets.module.css';

const NEAR = 80;
const FULL = 100;

function levelOf(rate: number): 'under' | 'near' | 'over' {
  if (rate > FULL) return 'over';
  return rate >= NEAR ? 'near' : 'under';
}

interface RateMeterProps {
  /** Percent of the budget that is used, as `budgetUse` tells it. */
  rate: number;
  /** Percent that will be; null where it is not known. */
  expectedRate: number | null;
  /** Percent of the month that is over. */
  due: number | null;
}

/** The figures beside it say the same, so it is not read out. */
export function RateMeter({ rate, expectedRate, due }: RateMeterProps) {
  const end = Math.max(rate, expectedRate ?? 0);
  // Nothing can be drawn against a budget of 0.
  if (end === OVER_NOTHING) return <RateText rate={rate} />;
  const most = Math.max(FULL, end);
  const at = (percent: number) => `${(FULL * Math.max(0, percent)) / most}%`;
  return (
    <>
      <RateText rate={rate} />
      <div className={classes.meter} aria-hidden data-over={end > FULL || undefined}>
        {due === null ? null : <div className={classes.today} style={{ left: at(due) }} />}
        <div className={classes.track}>
          <div className={classes.ahead} style={{ width: at(end) }} />
          <div className={classes.used} style={{ width: at(rate) }} />
        </div>
        <div className={classes.budget} style={{ left: at(FULL) }} />
      </div>
    </>
  );
}

export function RateText({ rate }: { rate: number }) {
  const level = levelOf(rate);
  return (
    <span className={level === 'under' ? undefined : classes[level]}>
      {rate === OVER_NOTHING ? (
        <FormattedMessage id="budgets.page.overBudget" />
      ) : (
        <Figure value={rate} unit={PERCENT_UNIT}>
          <Percent percent={rate} />
        </Figure>
      )}
    </span>
  );
}
