// How AWS reservations were used.
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReservationUtilizationPageQuery } from '../../../__generated__/ReservationUtilizationPageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { ReservationUse } from '../reserved/use/ReservationUse.tsx';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { reservationUtilizationPage } from './pages.tsx';

export function ReservationUtilizationPage({
  queryRef,
  loadingRef,
}: PageProps<ReservationUtilizationPageQuery>) {
  const { address, change } = usePageAddress(reservationUtilizationPage);
  if (!queryRef) return <ReservedFrame vendor="AWS" address={address} onChange={change} />;
  return <Utilization queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface UtilizationProps {
  queryRef: NonNullable<PageProps<ReservationUtilizationPageQuery>['queryRef']>;
  isStale: boolean;
}

function Utilization({ queryRef, isStale }: UtilizationProps) {
  const { address, change } = usePageAddress(reservationUtilizationPage);
  const { viewer } = usePreloadedQuery<ReservationUtilizationPageQuery>(
    graphql`
      query ReservationUtilizationPageQuery(
        $query: CommitmentQuery!
        $sort: ReservationUseSort
        $page: Int!
        $size: Int!
        $by: CommitmentSplit!
      ) {
        viewer {
          reservedInstances(query: $query) {
            utilization {
              ...ReservationUse_utilization
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { reservedInstances: found } = viewer;
  if (!found) return <CommitmentFault errors={[]} />;
  return (
    <ReservationUse
      vendor="AWS"
      utilization={found.utilization}
      address={address}
      onChange={change}
      isStale={isStale}
    />
  );
}
