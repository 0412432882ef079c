// The bell: alerts of the company and notices of the provider, each loaded by itself (A-11, D-13).
import { graphql, type PreloadedQuery, useFragment } from 'react-relay';
import type { alertFeedQuery } from '../../__generated__/alertFeedQuery.graphql.ts';
import type { NoticeBell_viewer$key } from '../../__generated__/NoticeBell_viewer.graphql.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import { useAlertFeed, useAlerts } from './alert-feed.tsx';
import { Bell, type BellProps } from './Bell.tsx';

/** Without alerts, which come beside the frame, the bell shows notices. */
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
  const { queryRef, look } = useAlertFeed();
  const bell = <Bell notices={notices ?? []} alerts={null} onOpen={look} />;
  return (
    <Boundary variant="block" skeleton={bell} resetKey={queryRef} insteadOf={() => bell}>
      {queryRef ? <BellWithAlerts queryRef={queryRef} notices={notices ?? []} onOpen={look} /> : bell}
    </Boundary>
  );
}

interface BellWithAlertsProps extends Omit<BellProps, 'alerts'> {
  queryRef: PreloadedQuery<alertFeedQuery>;
}

function BellWithAlerts({ queryRef, ...bell }: BellWithAlertsProps) {
  return <Bell {...bell} alerts={useAlerts(queryRef)} />;
}
