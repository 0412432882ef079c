// Lists of advice: its pieces, and its accounts.
import type { ADVICE_SORTS } from '../../../contract/optimization/recommendations/asked.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import type { Advice, AdviceAsked, AdviceLine } from '../advice/advice.ts';
import { advise } from '../advice/advise.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { accountRows } from './advice-rows.ts';
import { totalOf } from './advice-total.ts';
import { type AskedAdvice, adviceScope, isKept } from './asked.ts';

interface ListRequest {
  sortField: (typeof ADVICE_SORTS)[number];
  isAscending: boolean;
  start: number;
  limit: number;
}

interface SortedRow {
  estimatedMonthlySavings: number;
  accountName: string;
}

export class AdviceLists {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async advice<Row extends SortedRow>(
    asked: AskedAdvice,
    rowOf: (line: AdviceLine, asked: AdviceAsked) => Row,
    request: ListRequest,
    call: Call,
  ) {
    const { lines, ...basis } = await keptAdvice(this.#stores, asked, call);
    const rows = lines.map((line) => rowOf(line, asked.asked));
    return { ...basis, ...sortedPage(rows, request, PAGINGS.start.read(request)), total: totalOf(lines) };
  }

  /** Each account on its own hours: what it could buy if commitments were not shared. */
  async accounts(asked: AskedAdvice, request: ListRequest, call: Call) {
    const byAccount = { ...asked, asked: { ...asked.asked, byAccount: true } };
    const { lines, ...basis } = await keptAdvice(this.#stores, byAccount, call);
    const rows = accountRows(lines);
    return { ...basis, ...sortedPage(rows, request, PAGINGS.start.read(request)), total: totalOf(lines) };
  }
}

async function keptAdvice(stores: Stores, asked: AskedAdvice, call: Call) {
  const scope = await adviceScope(stores, call, asked.kind);
  return wireAdvice(await advise(stores, scope, asked.asked), asked);
}

/** The advice with what it lacks, in the words of the wire, and the lines that its filters keep. */
export function wireAdvice({ currency, window, missing, lines, conversions }: Advice, asked: AskedAdvice) {
  return {
    currency,
    window,
    missing: missing.map(({ what, of, best }) => ({ what, of, best: best ?? null })),
    ...conversions,
    lines: lines.filter((line) => isKept(asked, line)),
  };
}
