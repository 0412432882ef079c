// The bills of a month of all vendors as one: a row a vendor, and each currency the bill of its own.
import { BILL_LINE_IDS, type BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import { noDataCollected } from '../billing-scope.ts';
import type { Charges, CurrencyBill } from '../invoice-mail/charges.ts';
import type { BillOverview } from '../invoice-mail/invoice-document.ts';

interface VendorCharges {
  vendor: VendorCode;
  charges: Charges;
}

export interface AllVendorsBill {
  charges: Charges;
  /** Those that have a bill. */
  vendors: readonly VendorCode[];
  /** The status of each in words. */
  statuses: readonly (readonly [VendorCode, Charges['status']['status']])[];
  /** Those without charges in the month. */
  without: readonly VendorCode[];
  /** All of them in the company's currency; null where one has no rate. */
  overview: BillOverview | null;
}

/** The least final first. */
const STATES = ['estimated', 'unconfirmed', 'confirmed'] as const;

/** `ask` refuses a vendor without charges (10109); any other refusal is one of the whole. */
export async function allVendorsBill(
  vendors: readonly VendorCode[],
  ask: (vendor: VendorCode) => Promise<Charges>,
  text: Texts,
): Promise<AllVendorsBill> {
  const asked = await Promise.all(
    vendors.map(async (vendor) => ({ vendor, charges: await orNone(ask(vendor)) })),
  );
  const billed = asked.flatMap(({ vendor, charges }): VendorCharges[] =>
    charges ? [{ vendor, charges }] : [],
  );
  const [first] = billed.toSorted(
    (one, other) => STATES.indexOf(one.charges.status.status) - STATES.indexOf(other.charges.status.status),
  );
  if (!first) throw noDataCollected();
  const rows = billed.flatMap(({ vendor, charges }) =>
    charges.bills.map((bill) => rowOf(vendor, bill, charges, text)),
  );
  const currencies = [...new Set(rows.map(({ invoiceCurrency }) => invoiceCurrency))];
  const bills = currencies
    .map((currency) => sumOf(currency, billed))
    .sort((one, other) => worthOf(other) - worthOf(one));
  return {
    charges: {
      status: first.charges.status,
      charges: rows.toSorted((one, other) => other.totalCharge - one.totalCharge),
      bills,
    },
    vendors: billed.map(({ vendor }) => vendor),
    statuses: billed.map(({ vendor, charges }) => [vendor, charges.status.status]),
    overview: overviewOf(billed, text),
    without: asked.flatMap(({ vendor, charges }) => (charges ? [] : [vendor])),
  };
}

async function orNone(asked: Promise<Charges>): Promise<Charges | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.code === FAIL_CODES.noDataCollected) return null;
    throw error;
  }
}

function rowOf(
  vendor: VendorCode,
  bill: CurrencyBill,
  charges: Charges,
  text: Texts,
): Charges['charges'][number] {
  const [row] = charges.charges;
  // A vendor without charges is refused before.
  if (!row) throw noDataCollected();
  const { chargeYear, chargeMonth, companyCurrency } = row;
  const { conversions, billedCost, difference, explanations, ...figures } = bill;
  return {
    ...figures,
    item: vendor,
    itemAlias: vendorNameIn(text, vendor),
    ...{ chargeYear, chargeMonth, companyCurrency },
  };
}

function sumOf(currency: string, billed: readonly VendorCharges[]): CurrencyBill {
  const own = billed.flatMap(({ charges }) =>
    charges.bills.filter((bill) => bill.invoiceCurrency === currency),
  );
  const amounts = Object.fromEntries(
    BILL_LINE_IDS.map((id) => [id, sumMoney(own.map((bill) => bill[id]))]),
  ) as BillAmounts;
  return {
    ...amounts,
    invoiceCurrency: currency,
    isSupportCalculated: own.some((bill) => bill.isSupportCalculated),
    isVatCalculated: own.some((bill) => bill.isVatCalculated),
    creditDetails: own.flatMap((bill) => bill.creditDetails),
    additionalServices: own.flatMap((bill) => bill.additionalServices),
    conversions: conversionsOf(own),
    // The check against the vendor's own sum is made bill by bill.
    ...{ billedCost: null, difference: null, explanations: [] },
  };
}

/** In the company's currency, where each of them is known in it. */
function conversionsOf(bills: readonly CurrencyBill[]): CurrencyBill['conversions'] {
  const known = bills.flatMap(({ conversions }) =>
    conversions.filter(({ of }) => of === 'company').slice(0, 1),
  );
  const [first] = known;
  if (!first || known.length < bills.length) return [];
  return [{ ...first, totalCharge: sumMoney(known.map(({ totalCharge }) => totalCharge)) }];
}

const worthOf = ({ conversions: [first], totalCharge }: CurrencyBill) => first?.totalCharge ?? totalCharge;

/** By falling amount. */
function overviewOf(billed: readonly VendorCharges[], text: Texts): BillOverview | null {
  const currency = billed.flatMap(({ charges }) => charges.charges)[0]?.companyCurrency;
  if (currency === undefined) return null;
  const rows = billed.flatMap(({ vendor, charges }) =>
    charges.bills.map((bill) => ({
      ...{ name: vendorNameIn(text, vendor), currency: bill.invoiceCurrency, total: bill.totalCharge },
      converted: convertedTo(currency, bill),
      status: charges.status.status,
    })),
  );
  const known = rows.flatMap(({ converted, ...row }) => (converted === null ? [] : [{ ...row, converted }]));
  if (known.length < rows.length) return null;
  return {
    currency,
    rows: known.sort((one, other) => other.converted - one.converted),
    total: sumMoney(known.map(({ converted }) => converted)),
  };
}

function convertedTo(
  currency: string,
  { invoiceCurrency, totalCharge, conversions }: CurrencyBill,
): number | null {
  if (invoiceCurrency === currency) return totalCharge;
  return conversions.find((each) => each.of === 'company')?.totalCharge ?? null;
}
