// The budget of this month: what is spent of it, against what it allows to the day, and what is expected (D-08, D-16).
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  BudgetWidget_content$data,
  BudgetWidget_content$key,
} from '../../../../__generated__/BudgetWidget_content.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { AmountBar } from '../card/AmountBar.tsx';
import classes from '../card/Card.module.css';
import { CardFact, CardFacts, CardFigure } from '../card/CardFigure.tsx';
import { CardResult } from '../card/CardResult.tsx';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';

function BudgetWidget({ content, head, settings, onRetry }: WidgetProps<BudgetWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment BudgetWidget_content on BudgetContent {
        budgetStatus @catch(to: RESULT) {
          currency
          daysComplete
          daysInMonth
          range {
            start
            end
          }
          total {
            budget
            expected
            expectedRate
            prorated
            rate
            spent
          }
          rates {
            date
            from
            rate
            source
            to
          }
          unconverted {
            amount
            currency
          }
        }
      }
    `,
    content,
  );
  return (
    <CardResult head={head} result={data.budgetStatus} onRetry={onRetry}>
      {(status) => <Budget head={head} settings={settings} status={status} />}
    </CardResult>
  );
}

type BudgetStatus = NonNullable<Extract<BudgetWidget_content$data['budgetStatus'], { ok: true }>['value']>;

interface BudgetProps {
  head: WidgetHead;
  settings: WidgetSettings;
  status: BudgetStatus;
}

function Budget({ head, settings, status }: BudgetProps) {
  const intl = useIntl();
  const { currency, range, total, rates, unconverted } = status;
  const { spent, expected = null, prorated = null, budget = null } = total;
  const name = (id: 'spent' | 'budget' | 'prorated' | 'expected') =>
    intl.formatMessage({ id: 'dashboard.cloudBudget.figure' }, { figure: id });
  const table = useFigureTable(currency)([
    { name: name('spent'), amount: spent },
    { name: name('budget'), amount: budget },
    { name: name('prorated'), amount: prorated },
    { name: name('expected'), amount: expected },
  ]);
  return (
    <WidgetFrame
      head={head}
      to={pagePath('budgets')}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={<WidgetAbout basis={null} range={range} currency={currency} vendors={settings.vendors} />}
    >
      <CardFigure amount={spent} currency={currency} />
      {budget === null ? (
        <p className={classes.note}>
          <FormattedMessage
            id="dashboard.cloudBudget.none"
            values={{
              link: (words) => (
                <Link to={pagePath('budgets')} className={classes.link}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : (
        <SpentOfBudget status={status} budget={budget} />
      )}
    </WidgetFrame>
  );
}

function SpentOfBudget({ status, budget }: { status: BudgetStatus; budget: number }) {
  const { currency, daysComplete, daysInMonth, total } = status;
  const { expected = null, expectedRate = null, prorated = null, rate = null, spent } = total;
  return (
    <>
      <div className={`${classes.row} sky-figures`}>
        <span>
          <FormattedMessage
            id="dashboard.cloudBudget.ofBudget"
            values={{
              rate: rate === null ? '–' : <Percent value={rate} />,
              budget: <MoneyText amount={budget} currency={currency} />,
            }}
          />
        </span>
      </div>
      <AmountBar spent={spent} expected={expected} mark={prorated} limit={budget} />
      {prorated === null ? null : (
        <p className={`${classes.caption} sky-figures`}>
          <FormattedMessage
            id="dashboard.cloudBudget.againstPlan"
            values={{
              side: spent > prorated ? 'over' : 'under',
              difference: <MoneyText amount={Math.abs(differenceOf(spent, prorated))} currency={currency} />,
            }}
          />
        </p>
      )}
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
            <MoneyText amount={expected} currency={currency} />{' '}
            {expectedRate === null ? null : (
              <>
                (<Percent value={expectedRate} />)
              </>
            )}
          </CardFact>
        )}
      </CardFacts>
    </>
  );
}

function Percent({ value }: { value: number }) {
  return <FormattedNumber value={value / 100} style="percent" maximumFractionDigits={1} />;
}

export { BudgetWidget as Widget };
