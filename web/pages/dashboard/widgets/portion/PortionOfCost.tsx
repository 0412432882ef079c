// What a cost is made of: the figures of all portion widgets (D-12).
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { PortionOfCost_portion$key } from '../../../../__generated__/PortionOfCost_portion.graphql.ts';
import { useItemLabel } from '../../../../components/cost-items/useItemLabel.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { PortionView } from '../../../../components/portion/PortionView.tsx';
import { type PortionItem, portionItems } from '../../../../components/portion/portion-items.ts';
import { formatRange } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { useDrill, useItemDrill } from '../drill/useDrill.ts';
import { widgetColourKind, widgetGrouping } from '../drill/widget-grouping.ts';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead } from '../frame/widget-props.ts';

interface PortionOfCostProps {
  head: WidgetHead;
  settings: WidgetSettings;
  portion: PortionOfCost_portion$key;
}

export function PortionOfCost({ head, settings, portion: key }: PortionOfCostProps) {
  const { currency, items, range, total, rates, unconverted } = useFragment(
    graphql`
      fragment PortionOfCost_portion on Portion {
        currency
        range {
          start
          end
        }
        items {
          byVendor {
            amount
            vendor
          }
          cost
          isOthers
          key
          label
          others {
            cost
            key
            label
            share
            vendor
          }
          othersCount
          share
          vendor
        }
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
      }
    `,
    key,
  );
  const intl = useIntl();
  const { language } = useLanguage();
  const { format } = useMoney();
  const grouping = widgetGrouping(head.type, settings);
  const labelOf = useItemLabel(grouping.name);
  // The whole is what cost analytics shows; chosen items stand beside their others.
  const to = useDrill({ type: head.type, settings: { ...settings, items: null }, range });
  const linkOf = useItemDrill({ type: head.type, settings, range });
  const parts = portionItems(
    items.map((item) => ({
      ...item,
      byVendor: item.vendor ? [] : item.byVendor,
      members: item.others.map((other) => ({ ...other, isOthers: false, othersCount: 0 })),
    })),
    { kind: widgetColourKind(grouping), labelOf },
  );
  const summary = intl.formatMessage(
    { id: 'dashboard.chart.summary' },
    { title: head.title, range: formatRange(range, language), total: format(total, currency) },
  );
  const tableOf = useFigureTable(currency);
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={format(total, currency)}
      unconverted={unconverted}
      rates={rates}
      table={tableOf(parts.flatMap(linesOf))}
      about={<WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }} />}
    >
      <PortionView
        items={parts}
        total={total}
        currency={currency}
        summary={summary}
        isShareFirst={settings.scale !== 'COST'}
        linkOf={linkOf}
      />
    </WidgetFrame>
  );
}

/** In a file others are told one by one, where they are known. */
function linesOf(part: PortionItem) {
  const lines = part.members.length > 0 ? part.members : [part];
  return lines.map(({ label, cost, share }) => ({ name: label, amount: cost, share }));
}
