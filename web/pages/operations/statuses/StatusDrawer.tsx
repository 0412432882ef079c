// One status, beside the list: opened by the address, so that going back closes it.
import { Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import StatusDrawerQueryNode, {
  type StatusDrawerQuery,
} from '../../../__generated__/StatusDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { operationStatusesPage } from './page.tsx';
import type { StatusActionsProps } from './StatusActions.tsx';
import { StatusView } from './StatusView.tsx';

export function StatusDrawer({ onChanged, onDeleted }: StatusActionsProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(operationStatusesPage);
  const { status, page } = address;
  const [queryRef, loadStatus, dispose] = useQueryLoader<StatusDrawerQuery>(StatusDrawerQueryNode);
  const load = useCallback(() => {
    if (status === null) dispose();
    else loadStatus({ id: status }, { fetchPolicy: 'network-only' });
  }, [status, loadStatus, dispose]);
  useEffect(load, [load]);
  const close = () => change({ status: null, page });
  return (
    <Drawer
      position="right"
      size="xl"
      opened={status !== null}
      onClose={close}
      title={<FormattedMessage id="operations.csp.view" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'operations.page.close' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={load} resetKey={queryRef}>
        {queryRef ? (
          <StatusContent
            queryRef={queryRef}
            onChanged={() => {
              load();
              onChanged();
            }}
            onDeleted={(deleted) => {
              close();
              onDeleted(deleted);
            }}
          />
        ) : null}
      </Boundary>
    </Drawer>
  );
}

function StatusContent({
  queryRef,
  ...actions
}: StatusActionsProps & { queryRef: PreloadedQuery<StatusDrawerQuery> }) {
  const {
    viewer: { operationStatus },
  } = usePreloadedQuery<StatusDrawerQuery>(
    graphql`
      query StatusDrawerQuery($id: ID!) {
        viewer {
          operationStatus(id: $id) {
            ...StatusView_view
          }
        }
      }
    `,
    queryRef,
  );
  if (!operationStatus)
    return <Notice variant="block" title={<FormattedMessage id="operations.csp.gone" />} />;
  return <StatusView view={operationStatus} {...actions} />;
}
