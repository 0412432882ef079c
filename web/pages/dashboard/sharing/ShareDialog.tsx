// Shares a dashboard by a link: what travels is said before it is made, and every link there is can be ended (D-06).
import { Modal, Skeleton, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ShareDialogQuery } from '../../../__generated__/ShareDialogQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import classes from './link/Share.module.css';
import { NewShare } from './NewShare.tsx';
import { ShareList } from './ShareList.tsx';

interface ShareDialogProps {
  /** Global id and name of the saved dashboard. */
  dashboard: { id: string; name: string };
  onClose: () => void;
}

export function ShareDialog({ dashboard, onClose }: ShareDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="dashboard.share.title" values={{ name: dashboard.name }} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.share.close' }) }}
    >
      <Text size="sm" mb="md">
        <FormattedMessage id="dashboard.share.lead" />
      </Text>
      <Boundary variant="block" skeleton={<Skeleton height={360} />}>
        <ShareDialogBody id={dashboard.id} />
      </Boundary>
    </Modal>
  );
}

function ShareDialogBody({ id }: { id: string }) {
  // The openings are counted elsewhere: what was read before is old.
  const { viewer } = useLazyLoadQuery<ShareDialogQuery>(
    graphql`
      query ShareDialogQuery($board: ID!) {
        viewer {
          company {
            name
          }
          dashboard(id: $board) {
            ...ShareList_dashboard
          }
          # Not the widgets of the dashboard itself: those belong to the page below.
          dashboardSharePreview(dashboard: $board, withFilters: true) {
            ...TravellingValues_shared
          }
        }
      }
    `,
    { board: id },
    { fetchPolicy: 'network-only' },
  );
  if (!viewer.dashboard) return null;
  return (
    <>
      <NewShare id={id} filtered={viewer.dashboardSharePreview} companyName={viewer.company?.name ?? ''} />
      <h3 className={classes.heading}>
        <FormattedMessage id="dashboard.share.links" />
      </h3>
      <ShareList dashboard={viewer.dashboard} />
    </>
  );
}
