// A bill as its tables show it: rounded once, so that lines and accounts add up on paper (B-04).
import { BILL_LINE_IDS, type BillAmounts, type BillLineId, linesIn } from '../catalogue/bill-lines.ts';
import { differenceOf, sumMoney } from '../money/money.ts';
import { type Rounding, roundedAmount, roundedParts, roundedTree } from '../money/rounded-parts.ts';

export interface ShownBill {
  bill: BillAmounts;
  /** In the order in which they were given. */
  accounts: BillAmounts[];
}

/** A line or sum with what it is made of. */
interface LineNode {
  id: BillLineId;
  parts: readonly LineNode[];
}

const leaves = (...ids: readonly BillLineId[]): LineNode[] => ids.map((id) => ({ id, parts: [] }));
const CLOUD_COST: LineNode = { id: 'cloudCost', parts: leaves(...linesIn('LIST_COST', 'VENDOR_DISCOUNTS')) };
const TOTAL: LineNode = {
  id: 'totalCharge',
  parts: [CLOUD_COST, ...leaves(...linesIn('ADJUSTMENTS', 'TAX'))],
};

/**
 * The total is rounded; its lines add up to it, and the accounts to each line. What an account's sums say is the sum of
 * the lines that it shows: that may be off its exact sum by a unit a line, and never off what is beside it.
 * `accounts` are all of the bill.
 */
export function shownBill(
  bill: BillAmounts,
  accounts: readonly BillAmounts[],
  rounding: Rounding,
): ShownBill {
  const shape = { amountOf: ({ id }: LineNode) => bill[id], partsOf: ({ parts }: LineNode) => parts };
  const shown = { ...bill };
  for (const [{ id }, amount] of roundedTree([TOTAL], bill.totalCharge, rounding, shape)) shown[id] = amount;
  const columns = new Map<BillLineId, number[]>();
  for (const id of BILL_LINE_IDS)
    columns.set(
      id,
      roundedParts(
        accounts.map((account) => account[id]),
        shown[id],
        rounding,
      ),
    );
  return {
    bill: shown,
    accounts: accounts.map((_, place) => {
      const own = Object.fromEntries(
        BILL_LINE_IDS.map((id) => [id, columns.get(id)?.[place] ?? 0]),
      ) as BillAmounts;
      for (const sum of [CLOUD_COST, TOTAL]) own[sum.id] = sumMoney(sum.parts.map(({ id }) => own[id]));
      return own;
    }),
  };
}

export interface ShownReconciliation {
  billedCost: number;
  /** `total` less `billedCost`, as they are shown. */
  difference: number;
  explanations: number[];
}

/** A bill beside the vendor's own sum: `total` as the bill shows it, `explanations` as exact amounts. */
export function shownReconciliation(
  total: number,
  billedCost: number,
  explanations: readonly number[],
  rounding: Rounding,
): ShownReconciliation {
  const billed = roundedAmount(billedCost, rounding);
  const difference = differenceOf(total, billed);
  return { billedCost: billed, difference, explanations: roundedParts(explanations, difference, rounding) };
}
