// How Azure reservations were used: as those of AWS, and by family and by service (Z-02).
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AzureUtilizationPageQuery } from '../../../__generated__/AzureUtilizationPageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ReservedFrame } from '../reserved/ReservedFrame.tsx';
import { GROUP_KINDS, GroupBlock } from '../reserved/use/GroupBlock.tsx';
import { ReservationUse } from '../reserved/use/ReservationUse.tsx';
import { CommitmentFault } from '../shared/faults/CommitmentFault.tsx';
import { azureUtilizationPage } from './pages.tsx';

export function AzureUtilizationPage({ queryRef, loadingRef }: PageProps<AzureUtilizationPageQuery>) {
  const { address, change } = usePageAddress(azureUtilizationPage);
  if (!queryRef) return <ReservedFrame vendor="AZURE" address={address} onChange={change} />;
  return <Utilization queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface UtilizationProps {
  queryRef: NonNullable<PageProps<AzureUtilizationPageQuery>['queryRef']>;
  isStale: boolean;
}

function Utilization({ queryRef, isStale }: UtilizationProps) {
  const { address, change } = usePageAddress(azureUtilizationPage);
  const { viewer } = usePreloadedQuery<AzureUtilizationPageQuery>(
    graphql`
      query AzureUtilizationPageQuery(
        $query: CommitmentQuery!
        $sort: ReservationUseSort
        $page: Int!
        $size: Int!
        $by: CommitmentSplit!
      ) {
        viewer {
          azureReservations(query: $query) {
            utilization {
              ...ReservationUse_utilization
              families(itemsPerPage: 200) @catch(to: RESULT) {
                ...UseGroups_groups
              }
              services(itemsPerPage: 200) @catch(to: RESULT) {
                ...UseGroups_groups
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { azureReservations: found } = viewer;
  if (!found) return <CommitmentFault errors={[]} />;
  const { utilization } = found;
  return (
    <ReservationUse
      vendor="AZURE"
      utilization={utilization}
      address={address}
      onChange={change}
      isStale={isStale}
      more={GROUP_KINDS.map((kind) => utilization[kind])}
    >
      {GROUP_KINDS.map((kind) => (
        <GroupBlock
          key={kind}
          vendor="AZURE"
          kind={kind}
          groups={utilization[kind]}
          address={address}
          onChange={change}
        />
      ))}
    </ReservationUse>
  );
}
