// The budget of this month: what is spent of it, against what it allows to the day, and what is expected (D-08, D-16).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  BudgetWidget_content$data,
  BudgetWidget_content$key,
} from '../../../../__generated__/BudgetWidget_content.graphql.ts';
import classes from '../card/Card.module.css';
import { CardFigure } from '../card/CardFigure.tsx';
import { CardResult } from '../card/CardResult.tsx';
import { useDrill } from '../drill/useDrill.ts';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import { BudgetAnswer } from './BudgetAnswer.tsx';
import { SPENT_SETTINGS } from './spent-drill.ts';

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
  const toCost = useDrill({ type: 'CLOUD_BUDGET', settings: { ...settings, ...SPENT_SETTINGS }, range });
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
      to={budget === null ? toCost : pagePath('budgets')}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={<WidgetAbout basis={null} range={range} currency={currency} vendors={settings.vendors} />}
    >
      {budget === null ? <CardFigure amount={spent} currency={currency} /> : null}
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
        <BudgetAnswer status={status} budget={budget} />
      )}
    </WidgetFrame>
  );
}

export { BudgetWidget as Widget };
