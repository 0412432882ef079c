// The links to a dashboard: for whom, how long, how often opened and by whom; copied again or ended (D-06).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ShareList_dashboard$key } from '../../../__generated__/ShareList_dashboard.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import classes from './link/Share.module.css';
import { ShareEntry } from './ShareEntry.tsx';
import { useRevokeShare } from './useRevokeShare.ts';

export function ShareList({ dashboard }: { dashboard: ShareList_dashboard$key }) {
  const { id, shares } = useFragment(
    graphql`
      fragment ShareList_dashboard on Dashboard {
        id
        shares @catch(to: RESULT) {
          uuid
          ...ShareEntry_share
        }
      }
    `,
    dashboard,
  );
  const { revoke, isRevoking } = useRevokeShare(id);
  if (!shares.ok) return <FaultNotice variant="block" fault={faultOfErrors(shares.errors)} />;
  const list = shares.value ?? [];
  if (list.length === 0)
    return (
      <p className={classes.note}>
        <FormattedMessage id="dashboard.share.noLinks" />
      </p>
    );
  return (
    <>
      <ul className={classes.links}>
        {list.map((share) => (
          <ShareEntry
            key={share.uuid}
            share={share}
            onRevoke={() => revoke(share.uuid)}
            isRevoking={isRevoking}
          />
        ))}
      </ul>
      <p className={classes.note}>
        <FormattedMessage id="dashboard.share.openingsNote" />
      </p>
    </>
  );
}
