// In place of everything on a page of commitments: the right that is missing, or what went wrong.
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { NoDataNotice } from '../../../../components/notices/NoDataNotice.tsx';
import { NoMenuRight } from '../../../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';

export function CommitmentFault({ errors }: { errors: readonly unknown[] }) {
  const refresh = useAskAgain();
  const fault = faultOfErrors(errors);
  if (fault.menu) return <NoMenuRight />;
  // The page is of one vendor: nothing on it could be chosen otherwise.
  if (fault.upstreamCode === 'VENDOR_NOT_AVAILABLE') return <NoDataNotice variant="page" />;
  return <FaultNotice variant="page" fault={fault} onRetry={refresh} />;
}
