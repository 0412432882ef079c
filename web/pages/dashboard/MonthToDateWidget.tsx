// Cost of this month to date beside the same span of last month (D-08).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import { addDays, type DateRange, daysIn } from '../../../lib/calendar.ts';
import { averageOf } from '../../../lib/money.ts';
import type {
  MonthToDateWidget_viewer$data,
  MonthToDateWidget_viewer$key,
} from '../../__generated__/MonthToDateWidget_viewer.graphql.ts';
import type { MonthToDateWidgetRefetchQuery } from '../../__generated__/MonthToDateWidgetRefetchQuery.graphql.ts';
import { ChangeChip } from '../../components/ChangeChip.tsx';
import { CostScope } from '../../components/CostScope.tsx';
import { MoneyText } from '../../components/MoneyText.tsx';
import { NoDataBefore } from '../../components/NoDataBefore.tsx';
import { useBeforeFirstData } from '../../components/useBeforeFirstData.ts';
import { formatDays, formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import classes from './Dashboard.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetResult } from './WidgetResult.tsx';

const TITLE = 'dashboard.monthToDate.title';
const DETAILS = '/cost-analytics?range=month_to_date&unit=day&compare=last_period';

export function MonthToDateWidget({ viewer }: { viewer: MonthToDateWidget_viewer$key }) {
  const [{ costMonthToDate }, refetch] = useRefetchableFragment<
    MonthToDateWidgetRefetchQuery,
    MonthToDateWidget_viewer$key
  >(
    graphql`
      fragment MonthToDateWidget_viewer on Viewer @refetchable(queryName: "MonthToDateWidgetRefetchQuery") {
        costMonthToDate @catch(to: RESULT) {
          currency
          total
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
    viewer,
  );
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult titleId={TITLE} result={costMonthToDate} onRetry={retry}>
      {(cost) => <MonthToDate cost={cost} />}
    </WidgetResult>
  );
}

type CostMonthToDate = NonNullable<
  Extract<MonthToDateWidget_viewer$data['costMonthToDate'], { ok: true }>['value']
>;

function MonthToDate({ cost }: { cost: CostMonthToDate }) {
  const { language } = useLanguage();
  const { currency, total, range, change, lastMonthCost, lastMonthTotal, lastMonthRange, unconverted } = cost;
  const beforeFirst = useBeforeFirstData(lastMonthRange);
  return (
    <WidgetFrame
      titleId={TITLE}
      to={DETAILS}
      unconverted={unconverted}
      about={
        <>
          <CostScope basis="BILLED" range={range} currency={currency} />
          <IncompleteDays range={range} />
        </>
      }
    >
      <div className={classes.figure}>
        <MoneyText amount={total} currency={currency} />
      </div>
      <div className={classes.change}>
        <ChangeChip change={change} currency={currency} isNeutral={beforeFirst !== null} />
        <NoDataBefore firstDate={beforeFirst} />
      </div>
      <dl className={`${classes.facts} sky-figures`}>
        <Fact
          name={
            <FormattedMessage
              id="dashboard.monthToDate.lastMonthSpan"
              values={{ range: formatRange(lastMonthRange, language) }}
            />
          }
        >
          <MoneyText amount={lastMonthCost} currency={currency} />
        </Fact>
        <Fact name={<FormattedMessage id="dashboard.monthToDate.lastMonthTotal" />}>
          <MoneyText amount={lastMonthTotal} currency={currency} />
        </Fact>
        <Fact name={<FormattedMessage id="dashboard.monthToDate.average" />}>
          <MoneyText amount={averageOf(total, daysIn(range))} currency={currency} />
        </Fact>
      </dl>
    </WidgetFrame>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The days at the end of the range whose cost can still grow. */
function IncompleteDays({ range: { start, end } }: { range: DateRange }) {
  const { language } = useLanguage();
  const { completeThrough } = useShellViewer();
  if (completeThrough === null || end <= completeThrough) return null;
  const next = addDays(completeThrough, 1);
  const days = { start: next > start ? next : start, end };
  return (
    <span>
      {' · '}
      <FormattedMessage id="dashboard.monthToDate.incomplete" values={{ date: formatDays(days, language) }} />
    </span>
  );
}
