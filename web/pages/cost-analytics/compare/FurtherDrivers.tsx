// All reasons of a difference that an answer tells, asked for when somebody wants to see them.
import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import FurtherDriversQueryNode, {
  type FurtherDriversQuery,
} from '../../../__generated__/FurtherDriversQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { questionOf } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { DriverList, type DriverListProps } from './DriverList.tsx';

interface FurtherDriversProps extends Omit<DriverListProps, 'drivers'> {
  /** What is shown until they have come. */
  children: ReactNode;
}

export function FurtherDrivers({ children, ...shown }: FurtherDriversProps) {
  const query = questionOf(useAnsweredAddress());
  const { queryRef, retry } = useLoaded<FurtherDriversQuery>(FurtherDriversQueryNode, { query });
  return (
    <Boundary variant="block" skeleton={children} onRetry={retry} resetKey={queryRef}>
      {queryRef ? <AllDrivers {...shown} queryRef={queryRef} onRetry={retry} /> : children}
    </Boundary>
  );
}

interface AllDriversProps extends Omit<DriverListProps, 'drivers'> {
  queryRef: PreloadedQuery<FurtherDriversQuery>;
  onRetry: () => void;
}

function AllDrivers({ queryRef, onRetry, ...shown }: AllDriversProps) {
  const {
    viewer: { costAnalytics },
  } = usePreloadedQuery<FurtherDriversQuery>(
    graphql`
      query FurtherDriversQuery($query: CostAnalyticsQuery!) {
        viewer {
          costAnalytics(query: $query) @catch(to: RESULT) {
            drivers(top: 50) {
              ...DriverList_drivers
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!costAnalytics.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(costAnalytics.errors)} onRetry={onRetry} />;
  const drivers = costAnalytics.value?.drivers;
  return drivers ? <DriverList {...shown} drivers={drivers} /> : null;
}
