// The charges of a bill with the amounts that mail and paper show: rounded once, so that they add up.
import { BILL_LINE_IDS, type BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { shownBill, shownReconciliation } from '../../../../lib/cost/shown-bill.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { BillItem, Charges, CurrencyBill } from './charges.ts';
import type { ServiceCost } from './service-split.ts';

export interface ShownCharges {
  bill: CurrencyBill;
  /** Each beside its exact figures, which ratios are of. */
  items: { shown: BillItem; exact: BillItem }[];
  /** The cloud cost by service: the largest ones, then all others as one; they add up to its line. */
  services: { service: string; amount: number; isOthers: boolean; count: number }[];
}

/** How many services stand alone. */
const MAX_SERVICES = 25;

/** One for each currency, in the order of the bills. */
export function shownCharges(
  { bills, charges }: Charges,
  services: readonly ServiceCost[],
  vendors: readonly VendorCode[],
): ShownCharges[] {
  return bills.map((bill) => {
    const { invoiceCurrency: currency } = bill;
    const rounding = roundingOf(currency, vendors);
    const items = charges.filter(({ invoiceCurrency }) => invoiceCurrency === currency);
    const shown = shownBill(bill, items, rounding);
    const { billedCost, difference } = shownReconciliation(
      shown.bill.totalCharge,
      bill.billedCost ?? 0,
      [],
      rounding,
    );
    return {
      bill: { ...withAmounts(bill, shown.bill, rounding), billedCost, difference },
      services: shownServices(
        services.filter((each) => each.currency === currency),
        shown.bill.cloudCost,
        rounding,
      ),
      items: items.map((exact, place) => ({
        exact,
        shown: withAmounts(exact, shown.accounts[place] ?? exact, rounding),
      })),
    };
  });
}

function shownServices(
  services: readonly ServiceCost[],
  cloudCost: number,
  rounding: Rounding,
): ShownCharges['services'] {
  const amounts = roundedParts(
    services.map(({ cost }) => cost),
    cloudCost,
    rounding,
  );
  const lines = services.map(({ service }, place) => ({
    ...{ service, amount: amounts[place] ?? 0, isOthers: false, count: 1 },
  }));
  const others = lines.slice(MAX_SERVICES);
  if (others.length === 0) return lines;
  const amount = sumMoney(others.map((line) => line.amount));
  return [...lines.slice(0, MAX_SERVICES), { service: '', amount, isOthers: true, count: others.length }];
}

function withAmounts<Row extends CurrencyBill | BillItem>(
  row: Row,
  amounts: BillAmounts,
  rounding: Rounding,
): Row {
  const credits = roundedParts(
    row.creditDetails.map(({ crdtAmt }) => crdtAmt),
    amounts.credit,
    rounding,
  );
  const services = roundedParts(
    row.additionalServices.map(({ additionalServiceCharge }) => additionalServiceCharge),
    amounts.additionalServiceCharge,
    rounding,
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
