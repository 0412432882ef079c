// The five items that cost most, with their share of everything (D-12).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  TopCostsWidget_content$data,
  TopCostsWidget_content$key,
} from '../../../../__generated__/TopCostsWidget_content.graphql.ts';
import { itemColour } from '../../../../charts/series/series-colours.ts';
import { ItemLink } from '../../../../components/cost-items/ItemLink.tsx';
import { useItemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { Percent } from '../../../../intl/Percent.tsx';
import type { DrilledItem } from '../drill/drill-link.ts';
import { useDrill, useItemDrill } from '../drill/useDrill.ts';
import { type WidgetGrouping, widgetColourKind, widgetGrouping } from '../drill/widget-grouping.ts';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import classes from './TopList.module.css';

function TopCostsWidget({ content, head, settings, onRetry }: WidgetProps<TopCostsWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment TopCostsWidget_content on TopCostsContent {
        topCosts @catch(to: RESULT) {
          currency
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
          items {
            byVendor {
              vendor
            }
            cost
            key
            label
            share
            vendor
          }
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.topCosts} onRetry={onRetry}>
      {(costs) => <TopCosts head={head} settings={settings} costs={costs} />}
    </WidgetResult>
  );
}

type Costs = NonNullable<Extract<TopCostsWidget_content$data['topCosts'], { ok: true }>['value']>;

interface TopCostsProps {
  head: WidgetHead;
  settings: WidgetSettings;
  costs: Costs;
}

function TopCosts({ head, settings, costs }: TopCostsProps) {
  const { range, currency, items } = costs;
  const grouping = widgetGrouping('TOP5', settings);
  const labelOf = useItemLabel(grouping.name);
  const to = useDrill({ type: 'TOP5', settings, range });
  const linkOf = useItemDrill({ type: 'TOP5', settings, range });
  const { format } = useMoney();
  const tableOf = useFigureTable(currency);
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={format(costs.total, currency)}
      unconverted={costs.unconverted}
      rates={costs.rates}
      table={tableOf(items.map((item) => ({ name: labelOf(item), amount: item.cost, share: item.share })))}
      about={<WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }} />}
    >
      <TopList costs={costs} grouping={grouping} linkOf={linkOf} />
    </WidgetFrame>
  );
}

type Item = Costs['items'][number];

/** Each has a part of it. */
function vendorsOf({ vendor, byVendor }: Item): Vendor[] {
  return byVendor?.map((part) => part.vendor) ?? (vendor ? [vendor] : []);
}

interface TopListProps {
  costs: Costs;
  grouping: WidgetGrouping;
  linkOf: (item: DrilledItem) => string | null;
}

function TopList({ costs: { items, currency }, grouping, linkOf }: TopListProps) {
  const labelOf = useItemLabel(grouping.name);
  if (items.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="dashboard.topCosts.empty" />} />;
  return (
    <ol className={`${classes.top} sky-figures`}>
      {items.map((item) => (
        <li key={`${item.vendor} ${item.key}`} className={classes.row}>
          <span className={classes.label}>
            {vendorsOf(item).map((vendor) => (
              <VendorBadge key={vendor} vendor={vendor} />
            ))}
            <ItemLink
              className={classes.name}
              label={labelOf(item)}
              to={linkOf({ key: item.key, vendor: item.vendor ?? null, byVendor: item.byVendor ?? [] })}
            />
          </span>
          <MoneyText amount={item.cost} currency={currency} />
          <span className={classes.share}>
            <Percent percent={item.share} />
          </span>
          <div className={classes.bar} aria-hidden="true">
            <div className={classes.fill} style={barStyle(widgetColourKind(grouping), item)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The bar says the share; a credit has none. */
function barStyle(kind: string, { share, vendor = null, key }: Item) {
  return {
    width: `${Math.min(Math.max(share, 0), 100)}%`,
    background: `var(${itemColour(kind, `${vendor ?? ''} ${key}`, vendor)})`,
  };
}

export { TopCostsWidget as Widget };
