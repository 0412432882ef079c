// A load report small enough to be kept: of very many files or months the telling ones.

import type {
  FileReport,
  LoadReport,
  PlanReport,
  ReplacedMonth,
} from '../../stores/documents/loads/load-report.ts';
import type { KeptReport } from '../../stores/documents/loads/load-runs.ts';

const MAX_FILES = 500;
const MAX_REPLACED = 2000;
const MAX_TOTALS = 500;
const MAX_FINDINGS = 200;

export function boundedReport(report: LoadReport): KeptReport {
  const files = keepTelling(report.files, MAX_FILES, (file) => file.rowsRejected > 0);
  const replaced = keepTelling(report.replaced, MAX_REPLACED, isShrunk);
  return {
    ...report,
    files: files.map(boundedFile),
    replaced,
    filesLeftOut: report.files.length - files.length,
    replacedLeftOut: report.replaced.length - replaced.length,
    plan: boundedPlan(report.plan),
  };
}

function boundedPlan(plan: PlanReport): KeptReport['plan'] {
  const months = keepTelling(plan.months, MAX_REPLACED, ({ rowsBefore }) => rowsBefore !== null);
  const findings = plan.findings.slice(0, MAX_FINDINGS);
  return {
    ...plan,
    ...{ months, findings },
    monthsLeftOut: plan.months.length - months.length,
    findingsLeftOut: plan.findings.length - findings.length,
  };
}

export function isShrunk({ rowsBefore, rowsNow }: ReplacedMonth): boolean {
  return rowsNow < rowsBefore;
}

function boundedFile(file: FileReport): FileReport {
  return { ...file, totals: file.totals.slice(0, MAX_TOTALS) };
}

/** In their order; where there are too many, those that tell something go first. */
function keepTelling<Item>(items: readonly Item[], most: number, isTelling: (item: Item) => boolean): Item[] {
  if (items.length <= most) return [...items];
  return [...items.filter(isTelling), ...items.filter((item) => !isTelling(item))].slice(0, most);
}
