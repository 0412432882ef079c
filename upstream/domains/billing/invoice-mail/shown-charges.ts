// The charges of a bill with the amounts that mail and paper show: rounded once, so that they add up.
import { BILL_LINE_IDS, type BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { shownBill, shownReconciliation } from '../../../../lib/cost/shown-bill.ts';
import { roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import type { BillItem, Charges, CurrencyBill } from './charges.ts';

export interface ShownCharges {
  bill: CurrencyBill;
  /** Each beside its exact figures, which ratios are of. */
  items: { shown: BillItem; exact: BillItem }[];
}

/** One for each currency, in the order of the bills. */
export function shownCharges({ bills, charges }: Charges): ShownCharges[] {
  return bills.map((bill) => {
    const { invoiceCurrency: currency } = bill;
    const items = charges.filter(({ invoiceCurrency }) => invoiceCurrency === currency);
    const shown = shownBill(bill, items, currency);
    const { billedCost, difference } = shownReconciliation(
      shown.bill.totalCharge,
      bill.billedCost,
      [],
      currency,
    );
    return {
      bill: { ...withAmounts(bill, shown.bill, currency), billedCost, difference },
      items: items.map((exact, place) => ({
        exact,
        shown: withAmounts(exact, shown.accounts[place] ?? exact, currency),
      })),
    };
  });
}

function withAmounts<Row extends CurrencyBill | BillItem>(
  row: Row,
  amounts: BillAmounts,
  currency: string,
): Row {
  const digits = decimalsOf(currency);
  const credits = roundedParts(
    row.creditDetails.map(({ crdtAmt }) => crdtAmt),
    amounts.credit,
    digits,
  );
  const services = roundedParts(
    row.additionalServices.map(({ additionalServiceCharge }) => additionalServiceCharge),
    amounts.additionalServiceCharge,
    digits,
  );
  return {
    ...row,
    ...Object.fromEntries(BILL_LINE_IDS.map((id) => [id, amounts[id]])),
    creditDetails: row.creditDetails.map((credit, place) => ({ ...credit, crdtAmt: credits[place] ?? 0 })),
    additionalServices: row.additionalServices.map((service, place) => ({
      ...service,
      additionalServiceCharge: services[place] ?? 0,
    })),
  };
}
