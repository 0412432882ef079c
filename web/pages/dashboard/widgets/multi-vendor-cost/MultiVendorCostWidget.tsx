// Cost by item over months or weeks, vendor beside vendor (D-12).
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { MultiVendorCostWidget_content$key } from '../../../../__generated__/MultiVendorCostWidget_content.graphql.ts';
import type { MultiVendorCostWidget_cost$key } from '../../../../__generated__/MultiVendorCostWidget_cost.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import { SeriesView } from '../series/SeriesView.tsx';
import { shownTotal } from '../series/series-items.ts';

function MultiVendorCostWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<MultiVendorCostWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment MultiVendorCostWidget_content on MultiVendorCostContent {
        costByVendor @catch(to: RESULT) {
          ...MultiVendorCostWidget_cost
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.costByVendor} onRetry={onRetry}>
      {(cost) => <CostByVendor head={head} settings={settings} cost={cost} />}
    </WidgetResult>
  );
}

interface CostByVendorProps {
  head: WidgetHead;
  settings: WidgetSettings;
  cost: MultiVendorCostWidget_cost$key;
}

function CostByVendor({ head, settings, cost: key }: CostByVendorProps) {
  const cost = useFragment(
    graphql`
      fragment MultiVendorCostWidget_cost on CostByVendor {
        currency
        range {
          start
          end
        }
        axis {
          date
          endDate
          isEmpty
          isPartial
        }
        total {
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
        vendors {
          vendor
          series {
            key
            label
            isOthers
            othersCount
            amounts
            total
          }
        }
      }
    `,
    key,
  );
  const shown = useMemo(() => {
    const items = cost.vendors.flatMap(({ vendor, series }) => series.map((item) => ({ ...item, vendor })));
    return { ...cost, items, total: shownTotal(settings, items, cost.total.total) };
  }, [cost, settings]);
  return <SeriesView head={head} settings={settings} cost={shown} isByVendor />;
}

export { MultiVendorCostWidget as Widget };
