// What speaks against amounts: rows and months beyond reason beside the months around them.
import { addMonths } from '../../../lib/calendar/calendar.ts';
import { compareDecimals, timesDecimal } from '../../../lib/money/money.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { findingOfMonth } from './finding.ts';
import type { ChangedMonth, PlanContext } from './plan-context.ts';

/** No charge of any cloud costs so much, in any currency. */
const LARGEST_ROW = '1000000000000';
/** A month that is so many times as large as each month around it. */
const TIMES = '50';
/** Below this a month may grow as it likes. */
const NOTABLE = '10000';
/** Months before and after that count as around it. */
const AROUND = 3;

export function checkAmounts(context: PlanContext): LoadFinding[] {
  return context.months.flatMap((month) => {
    const fact = largeRow(month) ?? largeMonth(month, context);
    return fact === null ? [] : [findingOfMonth('outlier', month, fact)];
  });
}

function largeRow({ sources }: ChangedMonth): LoadFact | null {
  const found = sources.find(({ largest }) => compareDecimals(largest, LARGEST_ROW) >= 0);
  if (!found) return null;
  return { kind: 'largeRow', values: { amount: found.largest, currency: found.currency } };
}

function largeMonth(month: ChangedMonth, context: PlanContext): LoadFact | null {
  for (const [currency, { size }] of month.moneyAfter) {
    const around = sizesAround(month, currency, context);
    const [largest] = around.sort((one, other) => compareDecimals(other, one));
    if (largest === undefined || compareDecimals(size, NOTABLE) < 0) continue;
    if (compareDecimals(size, timesDecimal(largest, TIMES)) > 0)
      return { kind: 'largeMonth', values: { amount: size, currency, largest } };
  }
  return null;
}

/** Of the same vendor and billing account: the months around it, and what the month was before. */
function sizesAround(month: ChangedMonth, currency: string, { months, others }: PlanContext): string[] {
  const [first, last] = [addMonths(month.month, -AROUND), addMonths(month.month, AROUND)];
  const isAround = (vendor: string, account: string, day: string) =>
    vendor === month.vendor && account === month.account && day >= first && day <= last;
  const kept = others
    .filter(({ row }) => isAround(row.vendor, row.billing_account_id, row.billing_month))
    .map(({ money }) => money.get(currency));
  const beside = months
    .filter((other) => other !== month && isAround(other.vendor, other.account, other.month))
    .map(({ moneyAfter }) => moneyAfter.get(currency));
  return [...kept, ...beside, month.moneyBefore?.get(currency)].flatMap((money) => money?.size ?? []);
}
