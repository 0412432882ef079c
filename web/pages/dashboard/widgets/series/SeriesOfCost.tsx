// The figures of cost by item over time, of one widget or of a preview.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { SeriesOfCost_cost$key } from '../../../../__generated__/SeriesOfCost_cost.graphql.ts';
import type { WidgetHead } from '../frame/widget-props.ts';
import { SeriesView } from './SeriesView.tsx';
import { shownTotal } from './series-items.ts';

interface SeriesOfCostProps {
  head: WidgetHead;
  settings: WidgetSettings;
  cost: SeriesOfCost_cost$key;
}

export function SeriesOfCost({ head, settings, cost: key }: SeriesOfCostProps) {
  const cost = useFragment(
    graphql`
      fragment SeriesOfCost_cost on CostOverTime {
        currency
        budget @catch(to: NULL) {
          currency
          months {
            budget
            month
          }
        }
        expectedMonthEnd @catch(to: NULL)
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
        series {
          key
          byVendor {
            amount
            vendor
          }
          label
          vendor
          isOthers
          othersCount
          amounts
          total
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
      }
    `,
    key,
  );
  const shown = useMemo(
    () => ({
      ...cost,
      budget: cost.budget ?? null,
      expected: cost.expectedMonthEnd ?? null,
      items: cost.series,
      total: shownTotal(settings, cost.series, cost.total.total),
    }),
    [cost, settings],
  );
  return <SeriesView head={head} settings={settings} cost={shown} />;
}
