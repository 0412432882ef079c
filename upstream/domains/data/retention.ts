// Handlers of how many billing months a company keeps: what would go, and the setting itself.
import { isKeptMonths, LEAST_MONTHS, MOST_MONTHS } from '../../../lib/catalogue/loads/kept-months.ts';
import type { retentionEndpoints } from '../../contract/data/retention.ts';
import { changeTotals } from '../../ingest/changes/change-totals.ts';
import { checkConfirmation } from '../../ingest/changes/data-change.ts';
import { removeLapsed, retentionPreview, saveRetention } from '../../ingest/changes/retain-data.ts';
import { badRequest } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import type { Stores } from '../shared/stores.ts';
import { changeNow } from './change-shapes.ts';

export function retentionHandlers(stores: Stores): HandlersOf<typeof retentionEndpoints> {
  const { documents, sink, now } = stores;
  return {
    retentionPreview: async ({ keptMonths }, { companyId }) => {
      checkMonths(keptMonths);
      const { first, lapsed } = await retentionPreview(documents, companyId, keptMonths);
      const { rowsBefore, amounts, isCounted } = changeTotals(lapsed);
      return {
        firstMonth: first?.slice(0, 7) ?? null,
        monthCount: lapsed.length,
        rowCount: rowsBefore,
        amounts: amounts.map(({ currency, billedBefore }) => ({ currency, billed: billedBefore })),
        isCounted,
      };
    },
    saveRetention: async ({ keptMonths, confirmation }, { companyId, user }) => {
      if (keptMonths !== null) checkMonths(keptMonths);
      await checkConfirmation(documents, companyId, confirmation);
      const actor = { userId: user.userId, name: user.name };
      const options = { documents, sink, companyId, actor, at: now() };
      await saveRetention(options, keptMonths);
      const done = await removeLapsed(options);
      return { change: done && (await changeNow(stores, companyId, done.changeId)) };
    },
  };
}

function checkMonths(months: number): void {
  if (!isKeptMonths(months))
    throw badRequest(`keptMonths must be from ${LEAST_MONTHS} to ${MOST_MONTHS}.`, 'keptMonths');
}
