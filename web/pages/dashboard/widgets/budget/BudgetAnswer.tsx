// The answer of a budget: what will be used of it, whether that is too much, and what is used to the day.
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { budgetUse, OVER_NOTHING } from '../../../../../lib/money/budget-use.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useBudgetRate } from '../../../budgets/shared/useBudgetRate.ts';
import { AmountBar } from '../card/AmountBar.tsx';
import classes from '../card/Card.module.css';
import { CardFact, CardFacts, CardFoot, CardRate } from '../card/CardFigure.tsx';

export interface BudgetFigures {
  currency: string;
  daysComplete: number;
  daysInMonth: number;
  /** Rates in percent of the budget. */
  total: {
    expected?: number | null | undefined;
    expectedRate?: number | null | undefined;
    prorated?: number | null | undefined;
    rate?: number | null | undefined;
    spent: number;
  };
}

/** Led by what will be used of it; by what is used where that is not known. */
export function BudgetAnswer({ status, budget }: { status: BudgetFigures; budget: number }) {
  const budgetRate = useBudgetRate();
  const { currency, daysComplete, daysInMonth, total } = status;
  const { expected = null, expectedRate = null, prorated = null, rate = null, spent } = total;
  const used = budgetUse({ budget, cost: spent, rate });
  const use = budgetUse({ budget, cost: expected, rate: expectedRate }) ?? used;
  return (
    <>
      <CardRate
        rate={budgetRate(use)}
        of={
          <FormattedMessage
            id="dashboard.cloudBudget.of"
            values={{ budget: <MoneyText amount={budget} currency={currency} /> }}
          />
        }
      />
      <div className={classes.row}>
        <OnTrack at={expected ?? spent} budget={budget} currency={currency} isExpected={expected !== null} />
      </div>
      <div className={classes.graph}>
        <AmountBar spent={spent} expected={expected} mark={prorated} limit={budget} />
      </div>
      <CardFoot>
        <FormattedMessage
          id="dashboard.cloudBudget.used"
          values={{
            rate: used === OVER_NOTHING ? 'OVER' : budgetRate(used),
            spent: <MoneyText amount={spent} currency={currency} />,
          }}
        />
      </CardFoot>
      <CardFacts>
        {prorated === null ? null : (
          <CardFact
            name={
              <FormattedMessage
                id="dashboard.cloudBudget.prorated"
                values={{ days: daysComplete, of: daysInMonth }}
              />
            }
          >
            <MoneyText amount={prorated} currency={currency} />
          </CardFact>
        )}
        {expected === null ? null : (
          <CardFact name={<FormattedMessage id="dashboard.cloudBudget.expected" />}>
            <MoneyText amount={expected} currency={currency} isEstimate />{' '}
            {expectedRate === null ? null : <>({budgetRate(expectedRate)})</>}
          </CardFact>
        )}
      </CardFacts>
    </>
  );
}

interface OnTrackProps {
  /** What is, or will be, used. */
  at: number;
  budget: number;
  currency: string;
  isExpected: boolean;
}

function OnTrack({ at, budget, currency, isExpected }: OnTrackProps) {
  const isOver = at > budget;
  return (
    <span className={classes.track} data-over={isOver || undefined}>
      {isOver ? <IconAlertTriangle size={12} aria-hidden /> : <IconCircleCheck size={12} aria-hidden />}
      <span>
        <FormattedMessage
          id="dashboard.cloudBudget.track"
          values={{
            state: isOver ? 'OVER' : isExpected ? 'EXPECTED' : 'LEFT',
            amount: (
              <MoneyText
                amount={Math.abs(differenceOf(at, budget))}
                currency={currency}
                isEstimate={isExpected}
              />
            ),
          }}
        />
      </span>
    </span>
  );
}
