// The bell: alerts of the company and notices of the provider, each loaded by itself (A-11, D-13).
import { useCallback, useEffect } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { NoticeBell_viewer$key } from '../../__generated__/NoticeBell_viewer.graphql.ts';
import query, { type NoticeBellQuery } from '../../__generated__/NoticeBellQuery.graphql.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import { Bell, type BellProps } from './Bell.tsx';

/** How long a count may be old before it is asked for again, in milliseconds. */
const LOOK_MS = 5 * 60 * 1000;

/** Alerts come beside the frame, which waits for none; without them the bell shows notices. */
export function NoticeBell({ viewer }: { viewer: NoticeBell_viewer$key }) {
  const { notices } = useFragment(
    graphql`
      fragment NoticeBell_viewer on Viewer {
        notices {
          id
          isRead
          ...NoticeEntry_notice
        }
      }
    `,
    viewer,
  );
  const [queryRef, load] = useQueryLoader<NoticeBellQuery>(query);
  const look = useCallback(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const bell = <Bell notices={notices ?? []} alerts={null} onOpen={look} />;
  return (
    <Boundary variant="block" skeleton={bell} resetKey={queryRef} insteadOf={() => bell}>
      {queryRef ? <BellWithAlerts queryRef={queryRef} notices={notices ?? []} onOpen={look} /> : bell}
    </Boundary>
  );
}

interface BellWithAlertsProps extends Omit<BellProps, 'alerts'> {
  queryRef: PreloadedQuery<NoticeBellQuery>;
}

function BellWithAlerts({ queryRef, ...bell }: BellWithAlertsProps) {
  const { viewer } = usePreloadedQuery<NoticeBellQuery>(
    graphql`
      query NoticeBellQuery {
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
  return <Bell {...bell} alerts={viewer.alertFeed ?? null} />;
}
