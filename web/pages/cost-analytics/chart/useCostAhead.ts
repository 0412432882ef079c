// What the cost of the chart will be, and its budget. They come after the cost, and without them the chart is what it was.
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  CostAnalyticsQuery,
  useCostAheadQuery,
  useCostAheadQuery$data,
} from '../../../__generated__/useCostAheadQuery.graphql.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { FiguresAddress } from '../shared/address/address.ts';
import { questionOf } from '../shared/address/variables.ts';

const QUERY = graphql`
  query useCostAheadQuery($query: CostAnalyticsQuery!, $withForecast: Boolean!, $withBudget: Boolean!) {
    viewer {
      costForecast(query: $query) @include(if: $withForecast) {
        currency
        days {
          cost
          date
          isExpected
        }
        month {
          cost
          month
        }
        months {
          cost
          month
        }
      }
      costBudget(query: $query) @include(if: $withBudget) {
        currency
        months {
          budget
          month
        }
      }
    }
  }
`;

type Loaded = useCostAheadQuery$data['viewer'];

/** Null while it is on its way. `isRunning`: the days of the chart reach into this month. */
export function useCostAhead(address: FiguresAddress, isRunning: boolean): Loaded | null {
  const environment = useRelayEnvironment();
  const { canSee } = useShellViewer();
  const isShown = address.ahead === 'shown';
  const withForecast = isShown && isRunning && address.unit !== 'week';
  const withBudget = isShown && canSee('DASHBOARD');
  const question = JSON.stringify(aheadOf(address));
  const asked = `${question} ${withForecast} ${withBudget}`;
  const [loaded, setLoaded] = useState<{ of: string; viewer: Loaded } | null>(null);
  useEffect(() => {
    if (!withForecast && !withBudget) return;
    const query = JSON.parse(question) as CostAnalyticsQuery;
    const keep = (viewer: Loaded) => setLoaded({ of: `${question} ${withForecast} ${withBudget}`, viewer });
    const subscription = fetchQuery<useCostAheadQuery>(
      environment,
      QUERY,
      { query, withForecast, withBudget },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ viewer }) => keep(viewer), error: () => keep({}) });
    return () => subscription.unsubscribe();
  }, [environment, question, withForecast, withBudget]);
  return loaded?.of === asked ? loaded.viewer : null;
}

/** Of the page's question what forecast and budget follow from. */
function aheadOf(address: FiguresAddress): CostAnalyticsQuery {
  const { basis, filters, range, savedFilter, unit, vendors } = questionOf(address);
  return { basis, filters, range, savedFilter, unit, vendors };
}
