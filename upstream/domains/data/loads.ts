// Handlers of the loads: runs with their reports, what goes on now, and the state of the data.
import type { Language } from '../../../lib/catalogue/languages.ts';
import { loadFactText, rejectReasonIn } from '../../../lib/node/loads/load-facts.ts';
import { loadFaultText } from '../../../lib/node/loads/load-faults.ts';
import type { loadEndpoints } from '../../contract/data/loads.ts';
import type { HandlersOf } from '../../rest/call.ts';
import {
  type KeptReport,
  type LoadRun,
  recentRuns,
  runsById,
  runsOf,
} from '../../stores/documents/loads/load-runs.ts';
import type { Stores } from '../shared/stores.ts';
import { dataState } from './data-state.ts';

/** How long a load that ended counts as activity, in milliseconds. */
const RECENT_MS = 60_000;

export function loadHandlers(stores: Stores): HandlersOf<typeof loadEndpoints> {
  const { documents, now } = stores;
  return {
    loadRuns: async ({ page, itemsPerPage }, { companyId, language }) => {
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage, now: now() };
      const { totalCount, runs } = await runsOf(documents, companyId, paging);
      return { totalCount, list: runs.map((run) => runIn(run, language)) };
    },
    loadRunReport: async ({ runIds }, { companyId, language }) => {
      const found = await runsById(documents, companyId, runIds, now());
      return {
        list: found.map(({ run, report }) => ({
          run: runIn(run, language),
          report: report && readIn(report, language),
        })),
      };
    },
    loadActivity: async (_request, { companyId, language }) => {
      const at = now();
      const since = new Date(at.getTime() - RECENT_MS).toISOString();
      const runs = await recentRuns(documents, companyId, since, at);
      return { list: runs.map((run) => runIn(run, language)) };
    },
    dataState: (_request, { companyId }) => dataState(stores, companyId),
  };
}

/** A report in the words of a language. */
function readIn(report: KeptReport, language: Language): KeptReport {
  return {
    ...report,
    files: report.files.map((file) => ({
      ...file,
      notes: file.noteFacts?.map((fact) => loadFactText(fact, language)) ?? file.notes,
      rejected: file.rejected.map((row) => ({ ...row, reason: rejectReasonIn(row.reason, language) })),
    })),
    plan: {
      ...report.plan,
      findings: report.plan.findings.map((finding) => ({
        ...finding,
        detail: finding.fact ? loadFactText(finding.fact, language) : finding.detail,
      })),
    },
  };
}

/** Without its company, and its fault in the words of a language. */
export function runIn({ companyId: _, fault, ...run }: LoadRun, language: Language) {
  if (fault === null) return { ...run, fault };
  const { file, message, fact } = fault;
  return { ...run, fault: { file, message: fact ? loadFaultText(fact, language) : message } };
}
