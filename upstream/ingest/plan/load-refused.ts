// A load that its plan speaks against: nothing was changed, and a person may let it in.
import { isAllowed, LOAD_REASONS, loadReasonRow } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import type { FileReport, LoadReport, PlanReport } from '../../stores/documents/loads/load-report.ts';
import { LoadError } from '../load/load-error.ts';

export class LoadRefused extends LoadError {
  /** What was found in the files, and the plan that nothing came of. */
  readonly report: LoadReport;

  constructor(report: LoadReport) {
    super(null, summaryOf(report.plan));
    this.name = 'LoadRefused';
    this.report = report;
  }
}

interface Refusable {
  companyId: string;
  files: FileReport[];
  plan: PlanReport;
}

/** Throws a LoadRefused when there are findings that no answer lets in. */
export function refuseUnlessAllowed({ companyId, files, plan }: Refusable): void {
  if (openFindings(plan).length === 0) return;
  throw new LoadRefused({ companyId, loadId: null, files, replaced: [], plan, isPlanOnly: true });
}

/** Findings that no answer lets in. */
export function openFindings({ findings, allowed }: PlanReport): PlanReport['findings'] {
  const words = new Set(allowed);
  return findings.filter(({ reason }) => !isAllowed(reason, words));
}

/** In one line: what speaks against the load, and the words that let it in. */
function summaryOf(plan: PlanReport): LoadFaultFact {
  const open = openFindings(plan);
  const reasons = LOAD_REASONS.filter((reason) => open.some((finding) => finding.reason === reason));
  const [first] = open;
  const where = first?.file ?? (first?.month ? `${first.month.vendor} ${first.month.month}` : '');
  const words = reasons.map((reason) => loadReasonRow(reason).answers.join(' or ')).join(',');
  const more = open.length - 1;
  return {
    kind: 'refused',
    values: { reason: first?.reason ?? '', where, more, words, finding: first?.detail ?? '' },
    finding: first?.fact,
  };
}
