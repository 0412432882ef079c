// Of a list beside the charges, when none of its lines can be read: why not the first.
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import type { RejectedRow } from '../../stores/documents/loads/load-report.ts';

type List = 'dataset' | 'recommendation' | 'advice' | 'commitment';

/** `dataset` is the name of one of FOCUS. */
export function noneReadable(
  what: List,
  first: RejectedRow | undefined,
  { dataset = '' }: { dataset?: string } = {},
): LoadFaultFact {
  const { line = 0, column = null, reason = '' } = first ?? {};
  const isItem = what === 'advice' || what === 'commitment' ? 'yes' : 'no';
  const hasColumn = column === null ? 'no' : 'yes';
  return {
    kind: 'noneReadable',
    values: { what, dataset, line, reason, column: column ?? '', isItem, hasColumn },
  };
}
