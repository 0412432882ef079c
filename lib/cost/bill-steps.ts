// The way from list price to total as steps: sums stand, discounts take off, charges add.
import { BILL_LINES, type BillAmounts, linesIn } from '../catalogue/bill-lines.ts';
import type { TextId } from '../catalogue/text-id.ts';
import { sumMoney } from '../money/money.ts';

export interface BillStep {
  textId: TextId;
  /** It repeats what is before it. */
  isSum: boolean;
  /** In the currency of the bill; what is taken off is negative. */
  amount: number;
}

/** What the vendor took off is one step. Steps that change nothing are left out, and a sum that repeats the one before it. */
export function billSteps(bill: BillAmounts): BillStep[] {
  const line = (id: (typeof BILL_LINES)[number]['id'], isSum: boolean): BillStep => ({
    textId: BILL_LINES.find((each) => each.id === id)?.textId ?? 'billing.line.totalCharge',
    isSum,
    amount: bill[id],
  });
  const discounts = sumMoney(linesIn('VENDOR_DISCOUNTS').map((id) => bill[id]));
  const steps: BillStep[] = [
    ...linesIn('LIST_COST').map((id) => line(id, true)),
    { textId: 'billing.column.discounts' as const, isSum: false, amount: discounts },
    ...linesIn('CLOUD_COST').map((id) => line(id, true)),
    ...linesIn('ADJUSTMENTS', 'TAX').map((id) => line(id, false)),
    ...linesIn('TOTAL').map((id) => line(id, true)),
  ].filter(({ isSum, amount }) => isSum || amount !== 0);
  return steps.filter((step, place) => {
    const next = steps[place + 1];
    return !(step.isSum && next?.isSum && next.amount === step.amount);
  });
}
