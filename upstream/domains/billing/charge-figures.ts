// The arithmetic of a bill (B-04): from sums of charges to its lines, in exact decimals. Discounts are negative.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
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

const LINES = [
  'cloudOriginalCost',
  'onDemandDiscount',
  'cloudFrontDiscount',
  'cloudFrontDtoDiscount',
  'cloudFrontReqDiscount',
  'ncpDiscount',
  'otherDiscount',
  'cloudCost',
  'supportFee',
  'credit',
  'additionalServiceCharge',
  'vat',
  'salesDiscount',
  'totalCharge',
] as const;
export type FigureLine = (typeof LINES)[number];

/** Decimal texts; the first seven add up to cloudCost. */
export type Figures = Record<FigureLine, string>;

/** The last month in which one line stands for all of CloudFront. */
const LAST_CLOUD_FRONT_MONTH = '2022-03-01';

export const NO_FIGURES = Object.fromEntries(LINES.map((line) => [line, '0'])) as Figures;

export function addFigures(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    LINES.map((line) => [line, addDecimals(all.map((each) => each[line]))]),
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

function discountLine(
  { kind, category, commitmentPart, purchaseOption }: ChargeCell,
  vendor: VendorCode,
  month: IsoDate,
): FigureLine {
  if (category === 'Purchase' || category === 'Adjustment' || commitmentPart !== '') return 'otherDiscount';
  if (vendor === 'ncp') return 'ncpDiscount';
  if (kind !== '') {
    if (month <= LAST_CLOUD_FRONT_MONTH) return 'cloudFrontDiscount';
    if (kind === 'cdnTransfer') return 'cloudFrontDtoDiscount';
    return kind === 'cdnRequests' ? 'cloudFrontReqDiscount' : 'otherDiscount';
  }
  return purchaseOption === 'On-Demand' ? 'onDemandDiscount' : 'otherDiscount';
}

/** What the contract makes of the vendor's figures of one account. A bill with tax rows keeps them. */
export function contractFigures(figures: Figures, term: ContractTerm | null, hasTaxRows: boolean): Figures {
  if (term === null) return figures;
  const { cloudCost, credit, additionalServiceCharge } = figures;
  const salesDiscount = negatedDecimal(timesDecimal(cloudCost, term.salesDiscountRate));
  const supportFee = isRate(term.supportRate)
    ? timesDecimal(cloudCost, term.supportRate)
    : figures.supportFee;
  const taxed = addDecimals([cloudCost, salesDiscount, supportFee, credit, additionalServiceCharge]);
  const vat = hasTaxRows ? figures.vat : timesDecimal(taxed, term.vatRate);
  return { ...figures, salesDiscount, supportFee, vat, totalCharge: addDecimals([taxed, vat]) };
}

/** Is a rate agreed on? */
export function isRate(rate: string): boolean {
  return Number(rate) > 0;
}
