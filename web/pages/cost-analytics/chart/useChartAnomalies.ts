// The anomalies that begin on the days of the chart, of the cost that it shows (C-11). They come after the cost, and
// without them the chart is what it was.
import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type {
  AnomalyState,
  useChartAnomaliesQuery,
  useChartAnomaliesQuery$data,
} from '../../../__generated__/useChartAnomaliesQuery.graphql.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { FiguresAddress } from '../shared/address/address.ts';
import { type AnomalyPlace, type DayAnomaly, isShown } from './shown-anomalies.ts';
import { useUnchanged } from './useUnchanged.ts';

/** The most severe; more lines would hide the cost. */
const MOST = 50;
/** All but those that people call false. */
const STATES: AnomalyState[] = ['OPEN', 'ACKNOWLEDGED', 'PLANNED', 'SNOOZED', 'RESOLVED'];

const QUERY = graphql`
  query useChartAnomaliesQuery($filter: AnomalyFilterInput!, $count: Int!) {
    viewer {
      anomalies(filter: $filter, sort: LEVEL, itemsPerPage: $count) {
        edges {
          node {
            account {
              key
            }
            message
            product {
              key
            }
            region {
              key
            }
            startedOn
            vendor
          }
        }
      }
    }
  }
`;

type Loaded = NonNullable<useChartAnomaliesQuery$data['viewer']['anomalies']>['edges'];

export function useChartAnomalies({ start, end }: DateRange, address: FiguresAddress): readonly DayAnomaly[] {
  const environment = useRelayEnvironment();
  const { canSee } = useShellViewer();
  const [loaded, setLoaded] = useState<Loaded>([]);
  const isAsked = canSee('ANOMALY');
  const asked = (address.vendors ?? []).join(' ').toUpperCase();
  useEffect(() => {
    if (!isAsked) return;
    const filter = {
      start,
      end,
      states: STATES,
      ...(asked !== '' && { vendors: asked.split(' ') as Vendor[] }),
    };
    const subscription = fetchQuery<useChartAnomaliesQuery>(
      environment,
      QUERY,
      { filter, count: MOST },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => setLoaded(viewer.anomalies?.edges ?? []),
      error: () => setLoaded([]),
    });
    return () => subscription.unsubscribe();
  }, [environment, isAsked, start, end, asked]);
  const shown = useMemo(
    () =>
      loaded
        .map(({ node }): AnomalyPlace => node)
        .filter((anomaly) => anomaly.startedOn >= start && isShown(anomaly, address))
        .map(({ startedOn: date, message: text }) => ({ date, text })),
    [loaded, start, address],
  );
  // The chart is drawn anew for each other list.
  return useUnchanged(shown);
}
