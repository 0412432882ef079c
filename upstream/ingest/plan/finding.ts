// A finding of a plan: where it is, and what was found.
import { type LoadFact, loadFactText } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { type ChangedMonth, monthName } from './plan-context.ts';

type Reason = LoadFinding['reason'];

export function findingOfFile(reason: Reason, file: string, fact: LoadFact): LoadFinding {
  return { reason, file, month: null, ...told(fact) };
}

/** `file` is given where the finding is about the part of a file that belongs to the month. */
export function findingOfMonth(
  reason: Reason,
  month: ChangedMonth,
  fact: LoadFact,
  file: string | null = null,
): LoadFinding {
  return { reason, file, month: monthName(month), ...told(fact) };
}

function told(fact: LoadFact) {
  return { fact, detail: loadFactText(fact, 'en') };
}
