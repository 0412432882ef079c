// Items that rose and fell most against the period before, in money and percent.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  TopMoversWidget_content$data,
  TopMoversWidget_content$key,
} from '../../../../__generated__/TopMoversWidget_content.graphql.ts';
import { ItemLink } from '../../../../components/cost-items/ItemLink.tsx';
import { useItemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { ChangeChip } from '../../../../components/money/ChangeChip.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { useShownDifference } from '../../../../components/money/useShownDifference.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { formatDays } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { DrilledItem } from '../drill/drill-link.ts';
import { useDrill, useItemDrill } from '../drill/useDrill.ts';
import { widgetGrouping } from '../drill/widget-grouping.ts';
import classes from '../frame/ChangeTable.module.css';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import type { WidgetTable } from '../frame/widget-table.ts';

function TopMoversWidget({ content, head, settings, onRetry }: WidgetProps<TopMoversWidget_content$key>) {
  const { costAnalytics } = useFragment(
    graphql`
      fragment TopMoversWidget_content on TopMoversContent {
        costAnalytics @catch(to: RESULT) {
          compareRange {
            start
            end
          }
          currency
          falling: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: ASC }]) {
            edges {
              node {
                byVendor {
                  vendor
                }
                change {
                  difference
                  kind
                  percent
                }
                compareTotal
                isBilled
                isCompareBilled
                key
                label
                total
                vendor
              }
            }
          }
          range {
            start
            end
          }
          rising: items(itemsPerPage: 5, sort: [{ by: DIFFERENCE, order: DESC }]) {
            edges {
              node {
                byVendor {
                  vendor
                }
                change {
                  difference
                  kind
                  percent
                }
                compareTotal
                isBilled
                isCompareBilled
                key
                label
                total
                vendor
              }
            }
          }
          total {
            change {
              difference
              kind
              percent
            }
            compareTotal
            total
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
    <WidgetResult head={head} result={costAnalytics} onRetry={onRetry}>
      {(cost) => <TopMovers head={head} settings={settings} cost={cost} />}
    </WidgetResult>
  );
}

type Cost = NonNullable<Extract<TopMoversWidget_content$data['costAnalytics'], { ok: true }>['value']>;
type Mover = Cost['rising']['edges'][number]['node'];

/** Each has a part of it, now or before. */
function vendorsOf({ vendor, byVendor }: Mover): Vendor[] {
  return byVendor?.map((part) => part.vendor) ?? (vendor ? [vendor] : []);
}

/** Those of a direction: of few items, the end of a list went the other way. */
function moversOf(cost: Cost): Record<'rising' | 'falling', Mover[]> {
  const nodesOf = (direction: 'rising' | 'falling') => cost[direction].edges.map(({ node }) => node);
  return {
    rising: nodesOf('rising').filter(({ change }) => (change?.difference ?? 0) > 0),
    falling: nodesOf('falling').filter(({ change }) => (change?.difference ?? 0) < 0),
  };
}

const BESIDE = { compare: 'last_period' } as const;
const COLUMNS = ['before', 'now', 'change'] as const;

interface TopMoversProps {
  head: WidgetHead;
  settings: WidgetSettings;
  cost: Cost;
}

function TopMovers({ head, settings, cost }: TopMoversProps) {
  const { language } = useLanguage();
  const { compareRange, currency, range, total, rates, unconverted } = cost;
  const drilled = { type: head.type, settings, range, beside: BESIDE };
  const to = useDrill(drilled);
  const linkOf = useItemDrill(drilled);
  const { convert, format } = useAmountFormat(currency);
  const shownDifference = useShownDifference(currency);
  const movers = moversOf(cost);
  const table = useMoversTable(settings, head, cost);
  const of = { head, settings, currency, linkOf, total: total.total };
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={format.full(convert(total.total))}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={
        <WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }}>
          {' · '}
          <FormattedMessage
            id="dashboard.abnormalChange.against"
            values={{ comparison: '', range: compareRange ? formatDays(compareRange, language) : '' }}
          />{' '}
          {total.change ? (
            <ChangeChip
              change={total.change}
              currency={currency}
              amount={shownDifference(total.total, total.compareTotal ?? 0)}
            />
          ) : null}
        </WidgetAbout>
      }
    >
      {movers.rising.length + movers.falling.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="dashboard.topMovers.empty" />} />
      ) : (
        <ScrollRegion className={classes.scroll} label={head.title}>
          <table className={`${classes.table} sky-figures`}>
            <Movers direction="rising" items={movers.rising} {...of} />
            <Movers direction="falling" items={movers.falling} {...of} />
          </table>
        </ScrollRegion>
      )}
    </WidgetFrame>
  );
}

function useMoversTable(settings: WidgetSettings, head: WidgetHead, cost: Cost): WidgetTable {
  const intl = useIntl();
  const labelOf = useItemLabel(widgetGrouping(head.type, settings).name);
  const { convert, format } = useAmountFormat(cost.currency);
  const { rising, falling } = moversOf(cost);
  const names = COLUMNS.map((column) =>
    intl.formatMessage({ id: 'dashboard.abnormalChange.column' }, { column }),
  );
  const [before = '', now = '', change = ''] = names;
  const money = (name: string) => `${name} (${format.currency})`;
  return {
    columns: [
      intl.formatMessage({ id: 'dashboard.table.item' }),
      money(before),
      money(now),
      money(change),
      `${change} (%)`,
    ],
    rows: [...rising, ...falling].map((item) => [
      labelOf(item),
      convert(item.compareTotal ?? 0),
      convert(item.total),
      convert(item.change?.difference ?? 0),
      item.change?.percent ?? null,
    ]),
  };
}

interface MoversProps {
  direction: 'rising' | 'falling';
  items: readonly Mover[];
  head: WidgetHead;
  settings: WidgetSettings;
  currency: string;
  /** The cost of all items. */
  total: number;
  linkOf: (item: DrilledItem) => string | null;
}

function Movers({ direction, items, head, settings, currency, total, linkOf }: MoversProps) {
  const labelOf = useItemLabel(widgetGrouping(head.type, settings).name);
  const shownDifference = useShownDifference(currency);
  if (items.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="col">
          <FormattedMessage id="dashboard.topMovers.direction" values={{ direction }} />
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            <FormattedMessage id="dashboard.abnormalChange.column" values={{ column }} />
          </th>
        ))}
      </tr>
      {items.map((item) => (
        <tr key={`${item.vendor} ${item.key}`}>
          <th scope="row">
            <span className={classes.name}>
              {vendorsOf(item).map((vendor) => (
                <VendorBadge key={vendor} vendor={vendor} />
              ))}
              <ItemLink
                className={classes.label}
                label={labelOf(item)}
                to={linkOf({ key: item.key, vendor: item.vendor ?? null, byVendor: item.byVendor ?? [] })}
              />
            </span>
          </th>
          <td>
            {item.isCompareBilled ? <MoneyText amount={item.compareTotal ?? 0} currency={currency} /> : '–'}
          </td>
          <td>{item.isBilled ? <MoneyText amount={item.total} currency={currency} /> : '–'}</td>
          <td>
            {item.change ? (
              <ChangeChip
                change={item.change}
                {...{ currency, total }}
                amount={shownDifference(item.total, item.compareTotal ?? 0)}
              />
            ) : null}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

export { TopMoversWidget as Widget };
