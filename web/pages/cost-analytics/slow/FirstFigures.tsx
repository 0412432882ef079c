// What can be told while a question takes long: its total and its largest items, by months and without a comparison, which
// the services answer much sooner (C-16).
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FirstFiguresQuery } from '../../../__generated__/FirstFiguresQuery.graphql.ts';
import { useItemLabel } from '../../../components/cost-items/useItemLabel.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import { questionOf } from '../shared/address/variables.ts';
import classes from './Slow.module.css';

/** Waits and fails in silence: it is not what was asked for. */
export function FirstFigures({ address }: { address: AnalyticsAddress }) {
  return (
    <Boundary variant="block" skeleton={null} frame={() => null}>
      <Figures address={address} />
    </Boundary>
  );
}

function Figures({ address }: { address: AnalyticsAddress }) {
  const query = questionOf(address);
  const simple = { ...query, unit: 'MONTH', compare: 'NONE', compareRange: null, thenBy: [] } as const;
  const { viewer } = useLazyLoadQuery<FirstFiguresQuery>(
    graphql`
      query FirstFiguresQuery($query: CostAnalyticsQuery!) {
        viewer {
          costAnalytics(query: $query) {
            currency
            total {
              total
            }
            series(top: 3) {
              key
              label
              vendor
              total
              isOthers
            }
          }
        }
      }
    `,
    { query: simple },
  );
  const labelOf = useItemLabel(address.viewBy);
  const { costAnalytics } = viewer;
  if (!costAnalytics) return null;
  const { currency, total, series } = costAnalytics;
  return (
    <dl className={`${classes.figures} sky-figures`} data-part="cost-analytics.firstFigures">
      <div>
        <dt>
          <FormattedMessage id="cost-analytics.slow.total" />
        </dt>
        <dd>
          <MoneyText amount={total.total} currency={currency} />
        </dd>
      </div>
      {series
        .filter(({ isOthers }) => !isOthers)
        .map((item) => (
          <div key={`${item.vendor} ${item.key}`}>
            <dt>{labelOf(item)}</dt>
            <dd>
              <MoneyText amount={item.total} currency={currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
