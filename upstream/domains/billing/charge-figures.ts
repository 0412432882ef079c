// The arithmetic of a bill (B-04): from sums of charges to its lines, in exact decimals. Discounts are negative.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { BILL_LINE_IDS, type BillLineId, hasLine, linesIn } from '../../../lib/catalogue/bill-lines.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { addDecimals, lessDecimal, negatedDecimal, timesDecimal } from '../../../lib/money/money.ts';
import type { ContractTerm } from '../../stores/documents/reference/contract-terms.ts';
import type { ChargeKind } from './charge-kinds.ts';

/** Charges of one account that are alike; decimal texts in one currency. */
export interface ChargeCell {
  kind: ChargeKind;
  /** ChargeCategory of FOCUS. */
  category: string;
  /** purchase, used, unused; empty without a commitment. */
  commitmentPart: string;
  purchaseOption: string;
  billed: string;
  list: string;
}

/** Decimal texts: list cost and the vendor's discounts add up to the cloud cost. */
export type Figures = Record<BillLineId, string>;

const NO_FIGURES = Object.fromEntries(BILL_LINE_IDS.map((line) => [line, '0'])) as Figures;

export function addFigures(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    BILL_LINE_IDS.map((line) => [line, addDecimals(all.map((each) => each[line]))]),
  ) as Figures;
}

/** What the vendor charged: no sales discount, support and tax from its rows; the total is the sum of BilledCost. */
export function vendorFigures(
  cells: readonly ChargeCell[],
  { vendor, month }: { vendor: VendorCode; month: IsoDate },
): Figures {
  return addFigures(
    cells.map((cell) => {
      const { billed } = cell;
      const whole = { ...NO_FIGURES, totalCharge: billed };
      if (cell.category === 'Tax') return { ...whole, vat: billed };
      if (cell.category === 'Credit') return { ...whole, credit: billed };
      if (cell.kind === 'support') return { ...whole, supportFee: billed };
      if (cell.kind === 'marketplace') return { ...whole, additionalServiceCharge: billed };
      const original = originalOf(cell);
      const discount = discountLine(cell, vendor, month);
      return {
        ...whole,
        cloudOriginalCost: original,
        cloudCost: billed,
        [discount]: lessDecimal(billed, original),
      };
    }),
  );
}

/** At list prices; what a commitment covers was paid with its purchase, which has no list price to compare with. */
function originalOf({ category, commitmentPart, billed, list }: ChargeCell): string {
  if (category === 'Adjustment') return billed;
  if (category === 'Purchase') return commitmentPart === '' ? list : billed;
  return commitmentPart === '' ? list : '0';
}

/** The lines that take the discount on a kind of charge, where vendor and month have them. */
const DISCOUNT_LINES: Partial<Record<ChargeKind, readonly BillLineId[]>> = {
  cdn: ['cloudFrontDiscount'],
  cdnTransfer: ['cloudFrontDiscount', 'cloudFrontDtoDiscount'],
  cdnRequests: ['cloudFrontDiscount', 'cloudFrontReqDiscount'],
};

function discountLine(
  { kind, category, commitmentPart, purchaseOption }: ChargeCell,
  vendor: VendorCode,
  month: IsoDate,
): BillLineId {
  if (category === 'Purchase' || category === 'Adjustment' || commitmentPart !== '') return 'otherDiscount';
  const ofUsage: readonly BillLineId[] = purchaseOption === 'On-Demand' ? ['onDemandDiscount'] : [];
  const lines = ['ncpDiscount' as const, ...(DISCOUNT_LINES[kind] ?? ofUsage)];
  return lines.find((line) => hasLine(line, vendor, month)) ?? 'otherDiscount';
}

const TAXED_LINES = linesIn('CLOUD_COST', 'ADJUSTMENTS');

/** What the contract makes of the vendor's figures of one account. A bill with tax rows keeps them. */
export function contractFigures(figures: Figures, term: ContractTerm | null, hasTaxRows: boolean): Figures {
  if (term === null) return figures;
  const { cloudCost } = figures;
  const salesDiscount = negatedDecimal(timesDecimal(cloudCost, term.salesDiscountRate));
  const supportFee = isRate(term.supportRate)
    ? timesDecimal(cloudCost, term.supportRate)
    : figures.supportFee;
  const changed = { ...figures, salesDiscount, supportFee };
  const taxed = addDecimals(TAXED_LINES.map((line) => changed[line]));
  const vat = hasTaxRows ? figures.vat : timesDecimal(taxed, term.vatRate);
  return { ...changed, vat, totalCharge: addDecimals([taxed, vat]) };
}

/** Is a rate agreed on? */
export function isRate(rate: string): boolean {
  return Number(rate) > 0;
}
