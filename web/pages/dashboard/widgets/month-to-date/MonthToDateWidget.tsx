// Cost of this month to date beside the same span of last month (D-08).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { daysIn } from '../../../../../lib/calendar/calendar.ts';
import { averageOf } from '../../../../../lib/money/money.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  MonthToDateWidget_content$data,
  MonthToDateWidget_content$key,
} from '../../../../__generated__/MonthToDateWidget_content.graphql.ts';
import { ChangeChip } from '../../../../components/money/ChangeChip.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useShownDifference } from '../../../../components/money/useShownDifference.ts';
import { IncompleteDays } from '../../../../components/notices/IncompleteDays.tsx';
import { NoDataBefore } from '../../../../components/notices/NoDataBefore.tsx';
import { useBeforeFirstData } from '../../../../components/notices/useBeforeFirstData.ts';
import { formatRange } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../card/Card.module.css';
import { CardFact, CardFacts, CardFigure, CardFoot } from '../card/CardFigure.tsx';
import { CardResult } from '../card/CardResult.tsx';
import { Sparkline } from '../card/Sparkline.tsx';
import { useDrill } from '../drill/useDrill.ts';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';

function MonthToDateWidget({ content, head, settings, onRetry }: WidgetProps<MonthToDateWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment MonthToDateWidget_content on MonthToDateContent {
        costMonthToDate @catch(to: RESULT) {
          currency
          last30Days
          total
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
          range {
            start
            end
          }
          change {
            difference
            kind
            percent
          }
          lastMonthCost
          lastMonthTotal
          lastMonthRange {
            start
            end
          }
        }
      }
    `,
    content,
  );
  return (
    <CardResult head={head} result={data.costMonthToDate} onRetry={onRetry}>
      {(cost) => <MonthToDate head={head} settings={settings} cost={cost} />}
    </CardResult>
  );
}

type CostMonthToDate = NonNullable<
  Extract<MonthToDateWidget_content$data['costMonthToDate'], { ok: true }>['value']
>;

interface MonthToDateProps {
  head: WidgetHead;
  settings: WidgetSettings;
  cost: CostMonthToDate;
}

function MonthToDate({ head, settings, cost }: MonthToDateProps) {
  const { language } = useLanguage();
  const {
    currency,
    last30Days,
    total,
    range,
    change,
    lastMonthCost,
    lastMonthTotal,
    lastMonthRange,
    rates,
    unconverted,
  } = cost;
  const beforeFirst = useBeforeFirstData(lastMonthRange);
  const to = useDrill({
    type: 'COST_MONTH_TO_DATE',
    settings: { ...settings, frame: 'MONTH_TO_DATE' },
    range,
    beside: { compare: 'last_period' },
  });
  const shownDifference = useShownDifference(currency);
  const average = averageOf(total, daysIn(range));
  const table = useFigureTable(currency)([
    { name: formatRange(range, language), amount: total },
    { name: formatRange(lastMonthRange, language), amount: lastMonthCost },
  ]);
  return (
    <WidgetFrame
      head={head}
      to={to}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={
        <WidgetAbout basis={settings.basis} range={range} currency={currency} vendors={settings.vendors}>
          <IncompleteDays range={range} />
        </WidgetAbout>
      }
    >
      <CardFigure amount={total} currency={currency} />
      <div className={classes.row}>
        <ChangeChip
          change={change}
          currency={currency}
          amount={shownDifference(total, lastMonthCost)}
          isNeutral={beforeFirst !== null}
        />
        <NoDataBefore firstDate={beforeFirst} />
      </div>
      <Sparkline days={last30Days} lastDay={range.end} recent={daysIn(range)} currency={currency} />
      <CardFoot>
        <FormattedMessage
          id="dashboard.monthToDate.before"
          values={{ cost: <MoneyText amount={lastMonthCost} currency={currency} /> }}
        />
      </CardFoot>
      <CardFacts>
        <CardFact
          name={
            <FormattedMessage
              id="dashboard.monthToDate.lastMonthSpan"
              values={{ range: formatRange(lastMonthRange, language) }}
            />
          }
        >
          <MoneyText amount={lastMonthCost} currency={currency} />
        </CardFact>
        <CardFact name={<FormattedMessage id="dashboard.monthToDate.lastMonthTotal" />}>
          <MoneyText amount={lastMonthTotal} currency={currency} />
        </CardFact>
        <CardFact name={<FormattedMessage id="dashboard.monthToDate.average" />}>
          <MoneyText amount={average} currency={currency} />
        </CardFact>
      </CardFacts>
    </WidgetFrame>
  );
}

export { MonthToDateWidget as Widget };
