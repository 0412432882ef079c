// The bills of months: for each currency its rows by account, with the terms of the contract, and their sum.
import type { DateRange, IsoDate } from '../../../lib/calendar/calendar.ts';
import { addDecimals, compareDecimals, isZeroDecimal } from '../../../lib/money/money.ts';
import {
  type ContractTerm,
  contractTermsOf,
  termFor,
} from '../../stores/documents/reference/contract-terms.ts';
import type { BillLine } from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import {
  addFigures,
  type ChargeCell,
  contractFigures,
  type Figures,
  isRate,
  vendorFigures,
} from './charge-figures.ts';
import { type ChargeKind, chargeKinds } from './charge-kinds.ts';
import type { CurrencyOrder, CurrencySum } from './currency-order.ts';

/** Figures that are a bill's or an account's. */
export interface BillFigures {
  figures: Figures;
  /** What the vendor's rows make without the contract. */
  vendorFigures: Figures;
  isSupportCalculated: boolean;
  isVatCalculated: boolean;
}

export interface BillItem extends BillFigures {
  /** The account; of OpenStack the service. */
  item: string;
  label: string;
}

/** The bill of a month in one currency. */
export interface MonthBill extends BillFigures {
  month: IsoDate;
  currency: string;
  /** By falling total. */
  items: BillItem[];
  /** Invoice currency of the contract, where every term names the same other one. */
  contractCurrency: string | null;
}

/** By month, then by falling worth; a month without charges has none. */
export async function monthBills(billing: Billing, range: DateRange): Promise<MonthBill[]> {
  const { stores, facts, companyId, vendor, byWorth } = billing;
  const scope = scopeOf(billing, range);
  const [kinds, terms] = await Promise.all([
    chargeKinds(facts, scope, vendor),
    contractTermsOf(stores.documents, companyId),
  ]);
  const byItem = vendor === 'openstack' ? (['product'] as const) : [];
  const lines = await facts.bill({
    ...scope,
    groupBy: [
      { column: 'billingMonth' },
      'account',
      kinds,
      'chargeCategory',
      'commitmentPart',
      'purchaseOption',
      ...byItem,
    ],
    measures: ['billed', 'list'],
  });
  const bills = [...groupedBy(lines ?? [], ({ keys, currency }) => `${keys[0]} ${currency}`).values()];
  return bills
    .map((each) => billOf(each, terms, billing))
    .sort((one, other) => byText(one.month, other.month) || byWorth(vendorSum(one), vendorSum(other)));
}

function vendorSum({ currency, vendorFigures }: MonthBill): CurrencySum {
  return { currency, cost: vendorFigures.totalCharge };
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function billOf(lines: readonly BillLine[], terms: readonly ContractTerm[], { vendor }: Billing): MonthBill {
  const [first] = lines;
  const [month = '', currency = ''] = [first?.keys[0], first?.currency];
  const hasTaxRows = lines.some(({ keys, sums }) => keys[3] === 'Tax' && !isZeroDecimal(sums[0] ?? '0'));
  const isByService = vendor === 'openstack';
  const accounts = [...groupedBy(lines, ({ keys }) => `${keys[1]}\n${isByService ? keys[6] : ''}`).values()];
  const parts = accounts.map((own) => {
    const [line] = own;
    const accountId = line?.keys[1] ?? '';
    const place = isByService ? 6 : 1;
    const term = termFor(terms, { vendor, accountId, month });
    const charged = vendorFigures(own.map(cellOf), { vendor, month });
    return {
      item: line?.keys[place] ?? '',
      label: labelAt(own, place),
      figures: contractFigures(charged, term, hasTaxRows),
      vendorFigures: charged,
      isSupportCalculated: term !== null && isRate(term.supportRate),
      isVatCalculated: term !== null && isRate(term.vatRate) && !hasTaxRows,
      term,
    };
  });
  const items = [...groupedBy(parts, ({ item }) => item).values()]
    .map((own) => ({ item: own[0]?.item ?? '', label: own[0]?.label ?? '', ...sumOf(own) }))
    .sort(
      (one, other) =>
        compareDecimals(other.figures.totalCharge, one.figures.totalCharge) || byText(one.item, other.item),
    );
  const agreed = [...new Set(parts.map(({ term }) => term?.invoiceCurrency ?? currency))];
  const [contractCurrency = currency] = agreed;
  const isOther = agreed.length === 1 && contractCurrency !== currency;
  return { month, currency, items, ...sumOf(items), contractCurrency: isOther ? contractCurrency : null };
}

/** A name, where any of the lines has one. */
function labelAt(lines: readonly BillLine[], place: number): string {
  const named = lines.find(({ keys, labels }) => labels[place] !== keys[place]) ?? lines[0];
  return named?.labels[place] ?? '';
}

function cellOf({ keys, sums }: BillLine): ChargeCell {
  const [, , kind = '', category = '', commitmentPart = '', purchaseOption = ''] = keys;
  const [billed = '0', list = '0'] = sums;
  return { kind: kind as ChargeKind, category, commitmentPart, purchaseOption, billed, list };
}

function sumOf(parts: readonly BillFigures[]): BillFigures {
  return {
    figures: addFigures(parts.map(({ figures }) => figures)),
    vendorFigures: addFigures(parts.map((part) => part.vendorFigures)),
    isSupportCalculated: parts.some(({ isSupportCalculated }) => isSupportCalculated),
    isVatCalculated: parts.some(({ isVatCalculated }) => isVatCalculated),
  };
}

/** Totals of lines by currency, as decimal text, in their order. */
export function totalsByCurrency(parts: readonly CurrencySum[], byWorth: CurrencyOrder): CurrencySum[] {
  return [...groupedBy(parts, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, cost: addDecimals(own.map(({ cost }) => cost)) }))
    .sort(byWorth);
}
