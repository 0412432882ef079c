// The ledger of all accepted advice of a company: each piece by itself, and their sums by month and currency.
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CurrencyLedger } from '../../../contract/optimization/recommendations/promises.ts';
import {
  adviceDecisions,
  type KeptDecision,
} from '../../../stores/documents/commitments/advice-decisions.ts';
import { type CompanyStores, companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import { type DecisionLedger, ledgerOfDecision } from './ledger.ts';

export interface PromisedPiece {
  decision: KeptDecision;
  ledger: DecisionLedger;
}

/** Accepted pieces with what became of them, the newest decision first. */
export async function promisedPieces(
  stores: CompanyStores & Pick<Stores, 'documents'>,
  companyId: string,
  signal?: AbortSignal,
): Promise<PromisedPiece[]> {
  const { vendors } = await companyData(stores, companyId);
  const accepted = (await adviceDecisions(stores.documents, companyId)).filter(
    ({ state }) => state === 'ACCEPTED',
  );
  const pieces: PromisedPiece[] = [];
  for (const decision of accepted) {
    const ledger = await ledgerOfDecision(stores, { companyId, vendors, signal }, decision);
    pieces.push({ decision, ledger });
  }
  return pieces;
}

/** Amounts of different currencies are never added. */
export function ledgersByCurrency(pieces: readonly PromisedPiece[]): CurrencyLedger[] {
  const currencies = [...new Set(pieces.map(({ ledger }) => ledger.currency))].sort();
  return currencies.flatMap((currency) => {
    const all = pieces
      .filter(({ ledger }) => ledger.currency === currency)
      .flatMap(({ ledger }) => ledger.list);
    if (all.length === 0) return [];
    const months = [...new Set(all.map(({ month }) => month))].sort().map((month) => {
      const own = all.filter((each) => each.month === month);
      return { month, ...sumsOf(own), pieces: own.length };
    });
    return [{ currency, ...sumsOf(months), months }];
  });
}

function sumsOf(rows: readonly { promised: number; realised: number; best: number }[]) {
  return {
    promised: sumMoney(rows.map(({ promised }) => promised)),
    realised: sumMoney(rows.map(({ realised }) => realised)),
    best: sumMoney(rows.map(({ best }) => best)),
  };
}
