// Handlers of the loads: runs with their reports, what goes on now, and the state of the data.
import type { Language } from '../../../lib/catalogue/languages.ts';
import { loadFactText, rejectReasonIn } from '../../../lib/node/load-facts.ts';
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
    loadRuns: async ({ page, itemsPerPage }, { companyId }) => {
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage, now: now() };
      const { totalCount, runs } = await runsOf(documents, companyId, paging);
      return { totalCount, list: runs.map(withoutCompany) };
    },
    loadRunReport: async ({ runIds }, { companyId, language }) => {
      const found = await runsById(documents, companyId, runIds, now());
      return {
        list: found.map(({ run, report }) => ({
          run: withoutCompany(run),
          report: report && readIn(report, language),
        })),
      };
    },
    loadActivity: async (_request, { companyId }) => {
      const at = now();
      const since = new Date(at.getTime() - RECENT_MS).toISOString();
      return { list: (await recentRuns(documents, companyId, since, at)).map(withoutCompany) };
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

export function withoutCompany({ companyId: _, ...run }: LoadRun) {
  return run;
}
