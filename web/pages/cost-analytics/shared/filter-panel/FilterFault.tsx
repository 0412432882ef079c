// What is in the panel when the values of a field did not come.
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../../fault.ts';

interface FilterFaultProps {
  errors: readonly unknown[];
  onRetry: () => void;
}

export function FilterFault({ errors, onRetry }: FilterFaultProps) {
  return <FaultNotice variant="block" fault={faultOfErrors(errors)} onRetry={onRetry} />;
}
