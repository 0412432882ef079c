// The billed months of several vendors as one list: a month of all of them.
import { sumMoney } from '../../../../lib/money/money.ts';
import type { BillList, BillMonth, BillState } from '../../../__generated__/graph-types.ts';

/** The least final first. */
const STATES: readonly BillState[] = ['ESTIMATED', 'UNCONFIRMED', 'CONFIRMED'];

export function mergedBills(lists: readonly BillList[]): BillList['months'] {
  const all = lists.flatMap(({ months }) => months);
  const months = [...new Set(all.map(({ month }) => month))].sort();
  return months.map((month) => mergedMonth(all.filter((each) => each.month === month)));
}

/** As final as the least final of them. */
function mergedMonth(own: readonly BillMonth[]): BillMonth {
  const [first, ...rest] = [...own].sort(
    (one, other) => (other.convertedTotal ?? 0) - (one.convertedTotal ?? 0),
  );
  if (!first) throw new Error('a month of bills has at least one');
  const { month, companyCurrency, invoiceCurrency } = first;
  const every = [first, ...rest];
  const byState = [...every].sort(
    (one, other) => STATES.indexOf(one.status.state) - STATES.indexOf(other.status.state),
  );
  const rates = new Map(every.flatMap((each) => each.rates.map((rate) => [rate.currency, rate])));
  return {
    ...{ month, companyCurrency, invoiceCurrency },
    status: byState[0]?.status ?? first.status,
    rates: [...rates.values()],
    isConverted: every.some(({ isConverted }) => isConverted),
    convertedTotal: sumOrNull(every.map(({ convertedTotal }) => convertedTotal)),
    totals: totalsOf(every),
  };
}

function totalsOf(months: readonly BillMonth[]): BillMonth['totals'] {
  const totals = months.flatMap((each) => each.totals);
  return [...new Set(totals.map(({ currency }) => currency))].map((currency) => {
    const own = totals.filter((total) => total.currency === currency);
    return {
      currency,
      total: sumMoney(own.map(({ total }) => total)),
      billedCost: sumOrNull(own.map(({ billedCost }) => billedCost)),
    };
  });
}

/** Of amounts that are all known. */
function sumOrNull(amounts: readonly (number | null | undefined)[]): number | null {
  const known = amounts.filter((amount) => typeof amount === 'number');
  return known.length < amounts.length ? null : sumMoney(known);
}
