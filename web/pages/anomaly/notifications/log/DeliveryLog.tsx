// What was sent of anomalies, the newest first, with its result; what failed can be tried again.
import { Button, Group, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import DeliveryLogQueryNode, {
  type DeliveryLogQuery,
} from '../../../../__generated__/DeliveryLogQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { Caught } from '../../../../components/faults/Caught.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { Pages } from '../../../../components/tables/Pages.tsx';
import classes from '../Notifications.module.css';
import { DeliveryEntry } from './DeliveryEntry.tsx';

const ROWS = 20;

export function DeliveryLog() {
  const [page, setPage] = useState(1);
  const [queryRef, loadQuery] = useQueryLoader<DeliveryLogQuery>(DeliveryLogQueryNode);
  const load = useCallback(
    () => loadQuery({ page, itemsPerPage: ROWS }, { fetchPolicy: 'network-only' }),
    [loadQuery, page],
  );
  useEffect(load, [load]);
  return (
    <>
      <Group justify="flex-end">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={load}
        >
          <FormattedMessage id="anomaly.deliveries.refresh" />
        </Button>
      </Group>
      <Boundary variant="block" skeleton={<Skeleton height={320} />} onRetry={load} resetKey={queryRef}>
        {queryRef ? <Deliveries queryRef={queryRef} page={page} onPage={setPage} onChanged={load} /> : null}
      </Boundary>
    </>
  );
}

interface DeliveriesProps {
  queryRef: PreloadedQuery<DeliveryLogQuery>;
  page: number;
  onPage: (page: number) => void;
  onChanged: () => void;
}

function Deliveries({ queryRef, page, onPage, onChanged }: DeliveriesProps) {
  const { viewer } = usePreloadedQuery<DeliveryLogQuery>(
    graphql`
      query DeliveryLogQuery($page: Int!, $itemsPerPage: Int!) {
        viewer {
          anomalyDeliveries(page: $page, itemsPerPage: $itemsPerPage) @catch(to: RESULT) {
            edges {
              node {
                id
                ...DeliveryEntry_delivery
              }
            }
            totalCount
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Caught result={viewer.anomalyDeliveries} onRetry={onChanged}>
      {({ edges, totalCount }) =>
        totalCount === 0 ? (
          <Notice variant="block" title={<FormattedMessage id="anomaly.deliveries.none" />}>
            <FormattedMessage id="anomaly.deliveries.noneText" />
          </Notice>
        ) : (
          <>
            <ul className={classes.list}>
              {edges.map(({ node }) => (
                <DeliveryEntry key={node.id} delivery={node} onRetried={onChanged} />
              ))}
            </ul>
            <Pages total={Math.ceil(totalCount / ROWS)} page={page} onPage={onPage} />
          </>
        )
      }
    </Caught>
  );
}
