// The reply of a month's charges in the words of the graph: a bill for each currency, with its accounts.
import { billLine } from '../../../lib/catalogue/bill-lines.ts';
import type { charge } from '../../../upstream/contract/billing/billing.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { BillCharges, CurrencyBill } from '../../__generated__/graph-types.ts';
import { linesOf } from './bill-lines.ts';
import { statusOf } from './wire-names.ts';

type Reply = ReplyOf<typeof charge>;

const OWNERS = { company: 'COMPANY', contract: 'CONTRACT' } as const;

export function chargesOf(reply: Reply): BillCharges {
  return { status: statusOf(reply.status), bills: reply.bills.map((bill) => billOf(bill, reply.charges)) };
}

/** Null for who may not read what the vendor billed. */
function reconciliationOf({
  totalCharge,
  billedCost,
  difference,
  explanations,
}: Reply['bills'][number]): CurrencyBill['reconciliation'] {
  if (billedCost === null || difference === null) return null;
  return {
    ...{ total: totalCharge, billedCost, difference },
    explanations: explanations.map(({ line, amount }) => ({ kind: billLine(line).kind, amount })),
  };
}

function billOf(bill: Reply['bills'][number], charges: Reply['charges']): CurrencyBill {
  return {
    currency: bill.invoiceCurrency,
    lines: linesOf(bill),
    accounts: charges
      .filter(({ invoiceCurrency }) => invoiceCurrency === bill.invoiceCurrency)
      .map((row) => ({
        key: row.item,
        label: row.itemAlias,
        lines: linesOf(row),
      })),
    conversions: bill.conversions.map(({ of, currency, rate, rateDate, rateSource, totalCharge }) => ({
      of: OWNERS[of],
      currency,
      rate,
      rateDate,
      rateSource,
      total: totalCharge,
    })),
    reconciliation: reconciliationOf(bill),
  };
}
