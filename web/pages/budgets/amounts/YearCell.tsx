// What a budget comes to in the year, with what was spent of it so far.
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import classes from '../Budgets.module.css';
import { RateText } from '../RateMeter.tsx';
import type { YearFigures } from '../year-figures.ts';

export function YearCell({ figures, currency }: { figures: YearFigures | null; currency: string }) {
  if (!figures) return <td>–</td>;
  return (
    <td>
      <strong>
        <MoneyText amount={figures.budget} currency={currency} shown={figures.shown.budget} />
      </strong>
      <span className={classes.small}>
        <MoneyText amount={figures.spent} currency={currency} shown={figures.shown.spent} />
        {figures.rate === null ? null : (
          <>
            {' · '}
            <RateText rate={figures.rate} />
          </>
        )}
      </span>
    </td>
  );
}
