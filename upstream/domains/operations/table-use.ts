// What operators see of the cost store: counts of the program that answers, of all companies, for the staff alone.
import type { tableUseEndpoints } from '../../contract/operations/table-use.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { isStaff } from '../../stores/documents/operations/staff.ts';
import { LARGE_SCAN_ROWS, type TableUsage } from '../../stores/facts/table-usage.ts';
import type { Stores } from '../shared/stores.ts';

export function tableUseHandlers(
  { documents }: Pick<Stores, 'documents'>,
  usage: TableUsage,
): HandlersOf<typeof tableUseEndpoints> {
  return {
    tableUse: async (_request, { user }) => ({
      usage: (await isStaff(documents, user)) ? usageOf(usage) : null,
    }),
  };
}

function usageOf(usage: TableUsage) {
  const uses = usage.uses();
  const sumOf = (member: 'questions' | 'largeScans') => uses.reduce((sum, each) => sum + each[member], 0);
  const questions = sumOf('questions');
  return {
    since: usage.since.toISOString(),
    ...{ questions, largeScans: sumOf('largeScans'), largeScanRows: LARGE_SCAN_ROWS },
    list: uses.map(({ reason: { code, subject }, ...use }) => ({
      ...use,
      ...{ reason: code, subject, share: use.questions / questions },
    })),
  };
}
