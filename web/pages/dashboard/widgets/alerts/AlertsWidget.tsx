// Alerts: budgets of this month that are spent, or that will be when it goes on like this (D-13, D-16).

import { IconBell, IconBellOff } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  AlertsWidget_content$data,
  AlertsWidget_content$key,
} from '../../../../__generated__/AlertsWidget_content.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { useScopeName } from '../../../budgets/shared/useScopeName.ts';
import classes from '../card/Card.module.css';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import list from '../top-costs/TopList.module.css';
import { type BudgetAlert, budgetAlerts } from './budget-alerts.ts';

function AlertsWidget({ content, head, settings, onRetry }: WidgetProps<AlertsWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment AlertsWidget_content on AlertsContent {
        budgetStatus @catch(to: RESULT) {
          currency
          range {
            start
            end
          }
          rows {
            key
            name
            scope {
              kind
              vendor
              account
              serviceGroupSet
              serviceGroup
              tagKey
              tagValue
            }
            months {
              budget
              rate
              expectedRate
            }
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
    <WidgetResult head={head} result={data.budgetStatus} onRetry={onRetry}>
      {(status) => <Alerts head={head} settings={settings} status={status} />}
    </WidgetResult>
  );
}

type Status = NonNullable<Extract<AlertsWidget_content$data['budgetStatus'], { ok: true }>['value']>;
type Row = Status['rows'][number];

interface AlertsProps {
  head: WidgetHead;
  settings: WidgetSettings;
  status: Status;
}

function Alerts({ head, settings, status }: AlertsProps) {
  const { rows, currency, range, rates, unconverted } = status;
  const alerts = budgetAlerts(rows);
  return (
    <WidgetFrame
      head={head}
      to={pagePath('budgets')}
      unconverted={unconverted}
      rates={rates}
      about={<WidgetAbout basis={null} range={range} currency={currency} vendors={settings.vendors} />}
    >
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} currency={currency} />
      ) : (
        <NoAlert isWatched={rows.length > 0} />
      )}
    </WidgetFrame>
  );
}

function AlertList({ alerts, currency }: { alerts: readonly BudgetAlert<Row>[]; currency: string }) {
  const scopeName = useScopeName();
  return (
    <ul className={`${list.top} sky-figures`}>
      {alerts.map(({ row, budget, kind, percent }) => (
        <li key={row.key} className={list.row}>
          <span className={list.label}>
            <IconBell size={16} aria-hidden />
            <span title={scopeName(row)}>{scopeName(row)}</span>
          </span>
          <span className={list.phrase}>
            <FormattedMessage
              id="dashboard.cloudBudget.ofBudget"
              values={{
                rate: <FormattedNumber value={percent / 100} style="percent" maximumFractionDigits={0} />,
                budget: <MoneyText amount={budget} currency={currency} />,
              }}
            />
          </span>
          <span className={classes.note}>
            <FormattedMessage id="dashboard.alerts.kind" values={{ kind }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function NoAlert({ isWatched }: { isWatched: boolean }) {
  return (
    <Notice
      variant="block"
      icon={<IconBellOff size={20} aria-hidden />}
      title={<FormattedMessage id={isWatched ? 'dashboard.alerts.quiet' : 'dashboard.alerts.none'} />}
    >
      <FormattedMessage
        id="dashboard.alerts.text"
        values={{
          link: (words) => (
            <Link to={pagePath('budgets')} className={classes.link}>
              {words}
            </Link>
          ),
        }}
      />
    </Notice>
  );
}

export { AlertsWidget as Widget };
