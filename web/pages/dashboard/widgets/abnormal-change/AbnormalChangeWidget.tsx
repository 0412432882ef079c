// The anomalies of the newest days, and changes of cost that pass the threshold of the widget, the largest first (D-13).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  AbnormalChangeWidget_content$data,
  AbnormalChangeWidget_content$key,
} from '../../../../__generated__/AbnormalChangeWidget_content.graphql.ts';
import { ItemLink } from '../../../../components/cost-items/ItemLink.tsx';
import { useItemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { ChangeChip } from '../../../../components/money/ChangeChip.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { useShownDifference } from '../../../../components/money/useShownDifference.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import { formatDays } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { Drilled, DrilledItem } from '../drill/drill-link.ts';
import { useDrill, useItemDrill } from '../drill/useDrill.ts';
import { widgetGrouping } from '../drill/widget-grouping.ts';
import classes from '../frame/ChangeTable.module.css';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import type { WidgetTable } from '../frame/widget-table.ts';
import ownClasses from './AbnormalChange.module.css';
import { JudgedAnomalies } from './JudgedAnomalies.tsx';

function AbnormalChangeWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<AbnormalChangeWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment AbnormalChangeWidget_content on AbnormalChangeContent {
        abnormalChanges @catch(to: RESULT) {
          ...JudgedAnomalies_changes
          change {
            difference
            kind
            percent
          }
          compareRange {
            start
            end
          }
          currency
          items {
            change {
              difference
              kind
              percent
            }
            compareCost
            cost
            key
            label
            vendor
          }
          range {
            start
            end
          }
          total
          totalCount
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
    <WidgetResult head={head} result={data.abnormalChanges} onRetry={onRetry}>
      {(changes) => <Changes head={head} settings={settings} changes={changes} />}
    </WidgetResult>
  );
}

const CHANGE_COLUMNS = ['before', 'now', 'change'] as const;

type AbnormalChanges = NonNullable<
  Extract<AbnormalChangeWidget_content$data['abnormalChanges'], { ok: true }>['value']
>;

interface ChangesProps {
  head: WidgetHead;
  settings: WidgetSettings;
  changes: AbnormalChanges;
}

function Changes({ head, settings, changes }: ChangesProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const labelOf = useItemLabel(widgetGrouping(head.type, settings).name);
  const { compareRange, currency, items, range, totalCount, rates, unconverted } = changes;
  const drilled: Drilled = {
    type: head.type,
    settings,
    range,
    beside: {
      compare: 'custom',
      compareRange: 'custom',
      compareStart: compareRange.start,
      compareEnd: compareRange.end,
      compareCost: settings.comparison === 'LATEST_DAY_TO_AVERAGE' ? 'average' : 'individual',
    },
  };
  const to = useDrill(drilled);
  const linkOf = useItemDrill(drilled);
  const { convert, format } = useAmountFormat(currency);
  const columns = CHANGE_COLUMNS.map((column) =>
    intl.formatMessage({ id: 'dashboard.abnormalChange.column' }, { column }),
  );
  const table: WidgetTable = {
    columns: [
      intl.formatMessage({ id: 'dashboard.table.item' }),
      ...columns.map((name, place) => (place < 2 ? `${name} (${format.currency})` : `${name} (%)`)),
    ],
    rows: items.map((item) => [
      labelOf(item),
      convert(item.compareCost),
      convert(item.cost),
      item.change.percent,
    ]),
  };
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={intl.formatMessage({ id: 'dashboard.abnormalChange.count' }, { count: totalCount })}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={
        <WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }}>
          {' · '}
          <FormattedMessage
            id="dashboard.abnormalChange.against"
            values={{
              comparison: settings.comparison ?? '',
              range: formatDays(compareRange, language),
            }}
          />
          {' · '}
          <Threshold settings={settings} currency={currency} />
        </WidgetAbout>
      }
    >
      <div className={ownClasses.parts}>
        <JudgedAnomalies changes={changes} />
        <h3 className={ownClasses.passing}>
          <FormattedMessage id="dashboard.abnormalChange.passing" />
        </h3>
        {items.length === 0 ? (
          <Notice variant="block" title={<FormattedMessage id="dashboard.abnormalChange.empty" />}>
            <FormattedMessage id="dashboard.abnormalChange.emptyText" />
          </Notice>
        ) : (
          <ChangeTable head={head} settings={settings} changes={changes} linkOf={linkOf} />
        )}
      </div>
    </WidgetFrame>
  );
}

function Threshold({
  settings: { scale, threshold },
  currency,
}: {
  settings: WidgetSettings;
  currency: string;
}) {
  const intl = useIntl();
  const { format } = useMoney();
  const least = threshold ?? 0;
  const words =
    scale === 'VALUE'
      ? format(least, currency)
      : intl.formatNumber(least / 100, { style: 'percent', maximumFractionDigits: 2 });
  return <FormattedMessage id="dashboard.abnormalChange.threshold" values={{ threshold: words }} />;
}

interface ChangeTableProps {
  head: WidgetHead;
  settings: WidgetSettings;
  changes: AbnormalChanges;
  linkOf: (item: DrilledItem) => string | null;
}

function ChangeTable({ head, settings, changes: { currency, items, total }, linkOf }: ChangeTableProps) {
  const shownDifference = useShownDifference(currency);
  const labelOf = useItemLabel(widgetGrouping(head.type, settings).name);
  return (
    <ScrollRegion className={classes.scroll} label={head.title}>
      <table className={`${classes.table} sky-figures`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="dashboard.table.item" />
            </th>
            {CHANGE_COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id="dashboard.abnormalChange.column" values={{ column }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.vendor} ${item.key}`}>
              <th scope="row">
                <span className={classes.name}>
                  <VendorBadge vendor={item.vendor} />
                  <ItemLink className={classes.label} label={labelOf(item)} to={linkOf(item)} />
                </span>
              </th>
              <td>
                <MoneyText amount={item.compareCost} currency={currency} />
              </td>
              <td>
                <MoneyText amount={item.cost} currency={currency} />
              </td>
              <td>
                <ChangeChip
                  change={item.change}
                  {...{ currency, total }}
                  amount={shownDifference(item.cost, item.compareCost)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export { AbnormalChangeWidget as Widget };
