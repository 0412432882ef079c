// The five products that cost most, with their share of everything (D-12).
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import type {
  TopCostsWidget_viewer$data,
  TopCostsWidget_viewer$key,
} from '../../__generated__/TopCostsWidget_viewer.graphql.ts';
import type { TopCostsWidgetRefetchQuery } from '../../__generated__/TopCostsWidgetRefetchQuery.graphql.ts';
import { colourPlace } from '../../charts/series-colours.ts';
import { CostScope } from '../../components/CostScope.tsx';
import { MoneyText } from '../../components/MoneyText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useItemLabel } from '../../components/useItemLabel.ts';
import { VendorBadge } from '../../components/VendorBadge.tsx';
import { seriesVariable } from '../../theme/palette.ts';
import classes from './Dashboard.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetResult } from './WidgetResult.tsx';

const TITLE = 'dashboard.topCosts.title';

export function TopCostsWidget({ viewer }: { viewer: TopCostsWidget_viewer$key }) {
  const [{ topCosts }, refetch] = useRefetchableFragment<
    TopCostsWidgetRefetchQuery,
    TopCostsWidget_viewer$key
  >(
    graphql`
      fragment TopCostsWidget_viewer on Viewer @refetchable(queryName: "TopCostsWidgetRefetchQuery") {
        topCosts(frame: LAST_30_DAYS, viewBy: PRODUCT) @catch(to: RESULT) {
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
          items {
            cost
            key
            label
            share
            vendor
          }
        }
      }
    `,
    viewer,
  );
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult titleId={TITLE} result={topCosts} onRetry={retry}>
      {(costs) => (
        <WidgetFrame
          titleId={TITLE}
          to={`/cost-analytics?range=custom&start=${costs.range.start}&end=${costs.range.end}&unit=day`}
          unconverted={costs.unconverted}
          about={<CostScope basis="BILLED" range={costs.range} currency={costs.currency} />}
        >
          <TopList costs={costs} />
        </WidgetFrame>
      )}
    </WidgetResult>
  );
}

type TopCosts = NonNullable<Extract<TopCostsWidget_viewer$data['topCosts'], { ok: true }>['value']>;

function TopList({ costs: { items, total, currency } }: { costs: TopCosts }) {
  const labelOf = useItemLabel('product');
  if (items.length === 0)
    return <Notice dress="block" title={<FormattedMessage id="dashboard.topCosts.empty" />} />;
  return (
    <>
      <ol className={`${classes.top} sky-figures`}>
        {items.map((item) => (
          <li key={`${item.vendor} ${item.key}`} className={classes.topRow}>
            <span className={classes.topLabel}>
              <VendorBadge vendor={item.vendor} />
              <span title={labelOf(item)}>{labelOf(item)}</span>
            </span>
            <MoneyText amount={item.cost} currency={currency} />
            <span className={classes.topShare}>
              <FormattedNumber value={item.share / 100} style="percent" minimumFractionDigits={1} />
            </span>
            <div className={classes.bar} aria-hidden="true">
              <div className={classes.barFill} style={barStyle(item)} />
            </div>
          </li>
        ))}
      </ol>
      <p className={`${classes.topRest} sky-figures`}>
        <FormattedMessage
          id="dashboard.topCosts.ofTotal"
          values={{ total: <MoneyText amount={total} currency={currency} /> }}
        />
      </p>
    </>
  );
}

/** The bar says the share; a credit has none. */
function barStyle({ share, vendor, key }: { share: number; vendor: string; key: string }) {
  return {
    width: `${Math.min(Math.max(share, 0), 100)}%`,
    background: `var(${seriesVariable(colourPlace('product', `${vendor} ${key}`))})`,
  };
}
