// The columns of figures in tables of a bill, one row each, in their order: the charges grid of the screen, the table of
// accounts in the PDF, and the xlsx and CSV files read this table (B-03, B-12).
import { percentOf, sumMoney } from '../money/money.ts';
import { type BillAmounts, type BillLineGroup, type BillLineId, billLine, linesIn } from './bill-lines.ts';
import type { TextId } from './text-id.ts';

/** The tables that show bills. */
export type BillTable = 'screen' | 'pdf' | 'file';

export interface BillColumn {
  id: string;
  /** Text of its head. */
  textId: TextId;
  /** Width in the tables that have it: in characters in files; on screen and on paper it follows its figures. */
  widths: { readonly screen?: 'fitting'; readonly pdf?: 'fitting'; readonly file?: number };
  /** A percent is 10 for 10 %. */
  format: 'money' | 'percent';
  /** Its amounts are sums, which stand out. */
  isSum: boolean;
  /** The value of a row or bill; null leaves the cell empty. */
  figureOf: (amounts: BillAmounts) => number | null;
}

const SCREEN = { screen: 'fitting', pdf: 'fitting' } as const;
const FILE = { file: 18 };

export const BILL_COLUMNS: readonly BillColumn[] = [
  ofLine('cloudOriginalCost', { ...SCREEN, ...FILE }),
  ofLine('onDemandDiscount', FILE),
  ofLine('cloudFrontDiscount', FILE),
  ofLine('cloudFrontDtoDiscount', FILE),
  ofLine('cloudFrontReqDiscount', FILE),
  ofLine('ncpDiscount', FILE),
  ofLine('otherDiscount', FILE),
  ofGroup('VENDOR_DISCOUNTS', 'billing.column.discounts', SCREEN),
  ofLine('cloudCost', { ...SCREEN, ...FILE }),
  ofLine('salesDiscount', { ...SCREEN, ...FILE }),
  ofLine('supportFee', { ...SCREEN, ...FILE }),
  ofLine('credit', { ...SCREEN, ...FILE }),
  ofLine('additionalServiceCharge', { ...SCREEN, ...FILE }),
  ofLine('vat', { ...SCREEN, ...FILE }),
  {
    ...{ id: 'taxRate', textId: 'billing.column.taxRate', format: 'percent', isSum: false },
    widths: { ...SCREEN, file: 12 },
    figureOf: taxRate,
  },
  ofLine('totalCharge', { ...SCREEN, ...FILE }),
];

/** The columns of one table, in their order. */
export function columnsOf(table: BillTable): BillColumn[] {
  return BILL_COLUMNS.filter(({ widths }) => table in widths);
}

function ofLine(id: BillLineId, widths: BillColumn['widths']): BillColumn {
  const { textId, sign } = billLine(id);
  return { id, textId, widths, format: 'money', isSum: sign === 'SUM', figureOf: (amounts) => amounts[id] };
}

/** The sum of the lines of a group. */
function ofGroup(group: BillLineGroup, textId: TextId, widths: BillColumn['widths']): BillColumn {
  const lines = linesIn(group);
  return {
    ...{ id: group, textId, widths, format: 'money', isSum: false },
    figureOf: (amounts) => sumMoney(lines.map((line) => amounts[line])),
  };
}

const TAXED_LINES = linesIn('CLOUD_COST', 'ADJUSTMENTS');

/**
 * Tax in percent of what it is on: cloud cost and adjustments of the same row. Null where there is no tax, or nothing
 * that it is on.
 */
function taxRate(amounts: BillAmounts): number | null {
  const taxed = sumMoney(TAXED_LINES.map((line) => amounts[line]));
  return amounts.vat === 0 || taxed === 0 ? null : percentOf(String(amounts.vat), String(taxed));
}
