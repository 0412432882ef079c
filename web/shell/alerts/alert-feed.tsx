// The alerts of the company, asked for once for all that shows them: the bell, and the count beside Anomaly Detection.
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import query, { type alertFeedQuery } from '../../__generated__/alertFeedQuery.graphql.ts';

/** How long a count may be old before it is asked for again, in milliseconds. */
const LOOK_MS = 5 * 60 * 1000;

interface AlertFeed {
  /** Null until it is asked for. */
  queryRef: PreloadedQuery<alertFeedQuery> | null | undefined;
  /** Asks anew. */
  look: () => void;
}

const AlertFeedContext = createContext<AlertFeed>({ queryRef: null, look: () => undefined });

/** Asks beside the frame, which waits for nothing of it. */
export function AlertFeedProvider({ children }: { children: ReactNode }) {
  const [queryRef, load] = useQueryLoader<alertFeedQuery>(query);
  const look = useCallback(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const feed = useMemo(() => ({ queryRef, look }), [queryRef, look]);
  return <AlertFeedContext value={feed}>{children}</AlertFeedContext>;
}

export function useAlertFeed(): AlertFeed {
  return use(AlertFeedContext);
}

/** What is in it; waits for the answer. Null where the services did not say. */
export function useAlerts(queryRef: PreloadedQuery<alertFeedQuery>) {
  const { viewer } = usePreloadedQuery<alertFeedQuery>(
    graphql`
      query alertFeedQuery {
        viewer {
          alertFeed {
            alerts {
              id
              isSeen
              judgedDays {
                start
                end
              }
              kind
              level
              message
              path
              raisedAt
            }
            unseenCount
          }
        }
      }
    `,
    queryRef,
  );
  return viewer.alertFeed ?? null;
}
