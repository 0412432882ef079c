// Cost of this month to date beside the same span of last month (D-08).
import { FormattedMessage } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import { daysIn } from '../../../lib/calendar.ts';
import type { MonthToDateWidget_viewer$key } from '../../__generated__/MonthToDateWidget_viewer.graphql.ts';
import type { MonthToDateWidgetRefetchQuery } from '../../__generated__/MonthToDateWidgetRefetchQuery.graphql.ts';
import { ChangeChip } from '../../components/ChangeChip.tsx';
import { CostScope } from '../../components/CostScope.tsx';
import { MoneyText } from '../../components/MoneyText.tsx';
import { formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './Dashboard.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetResult } from './WidgetResult.tsx';

const TITLE = 'dashboard.monthToDate.title';
const DETAILS = '/cost-analytics?range=month_to_date&unit=day&compare=last_period';

export function MonthToDateWidget({ viewer }: { viewer: MonthToDateWidget_viewer$key }) {
  const { language } = useLanguage();
  const [{ costMonthToDate }, refetch] = useRefetchableFragment<
    MonthToDateWidgetRefetchQuery,
    MonthToDateWidget_viewer$key
  >(
    graphql`
      fragment MonthToDateWidget_viewer on Viewer @refetchable(queryName: "MonthToDateWidgetRefetchQuery") {
        costMonthToDate @catch(to: RESULT) {
          currency
          total
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
      {({ currency, total, range, change, lastMonthCost, lastMonthTotal, lastMonthRange }) => (
        <WidgetFrame
          titleId={TITLE}
          to={DETAILS}
          about={<CostScope basis="BILLED" range={range} currency={currency} />}
        >
          <div className={classes.figure}>
            <MoneyText amount={total} currency={currency} />
          </div>
          <ChangeChip change={change} currency={currency} />
          <dl className={`${classes.facts} sky-figures`}>
            <div>
              <dt>
                <FormattedMessage
                  id="dashboard.monthToDate.lastMonthSpan"
                  values={{ range: formatRange(lastMonthRange, language) }}
                />
              </dt>
              <dd>
                <MoneyText amount={lastMonthCost} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="dashboard.monthToDate.lastMonthTotal" />
              </dt>
              <dd>
                <MoneyText amount={lastMonthTotal} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="dashboard.monthToDate.average" />
              </dt>
              <dd>
                <MoneyText amount={total / daysIn(range)} currency={currency} />
              </dd>
            </div>
          </dl>
        </WidgetFrame>
      )}
    </WidgetResult>
  );
}
