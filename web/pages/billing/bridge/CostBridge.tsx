// From the bills of a month to what Cost Analytics shows of it: of one vendor, or of all together.
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { CostBridgeQuery } from '../../../__generated__/CostBridgeQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { BridgeOfAll } from './BridgeOfAll.tsx';
import { BridgeOfVendor } from './BridgeOfVendor.tsx';

interface CostBridgeProps {
  queryRef: PreloadedQuery<CostBridgeQuery>;
  onRetry: () => void;
}

export function CostBridge({ queryRef, onRetry }: CostBridgeProps) {
  const {
    viewer: { bill, billsOfMonth },
  } = usePreloadedQuery<CostBridgeQuery>(
    graphql`
      query CostBridgeQuery(
        $vendor: Vendor!
        $month: Date!
        $basis: CostBasis!
        $isOfOne: Boolean!
        $isOfAll: Boolean!
      ) {
        viewer {
          bill(vendor: $vendor, month: $month) @include(if: $isOfOne) {
            costBridge(basis: $basis) @catch(to: RESULT) {
              ...BridgeOfVendor_bridge
            }
          }
          billsOfMonth(month: $month) @include(if: $isOfAll) {
            costBridge(basis: $basis) @catch(to: RESULT) {
              ...BridgeOfAll_bridge
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { vendor, month, basis: ofGraph } = queryRef.variables;
  const basis = ofGraph === 'EFFECTIVE' ? 'effective' : 'billed';
  const [ofOne, ofAll] = [bill?.costBridge, billsOfMonth?.costBridge];
  if (ofOne?.ok && ofOne.value)
    return <BridgeOfVendor bridge={ofOne.value} asked={{ vendor, month, basis }} />;
  if (ofAll?.ok && ofAll.value) return <BridgeOfAll bridge={ofAll.value} asked={{ month, basis }} />;
  const failed = [ofOne, ofAll].flatMap((each) => (each && !each.ok ? each.errors : []));
  return <FaultNotice variant="block" fault={faultOfErrors(failed)} onRetry={onRetry} />;
}
