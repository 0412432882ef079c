// The lines of a bill, one row each, in the order of a bill (B-04). The arithmetic, the REST contract, the graph, the
// screen, documents, files and mails read this table.
import type { IsoDate } from '../calendar/calendar.ts';
import type { TextId } from './text-id.ts';
import { VENDOR_CODES, type VendorCode } from './vendors.ts';

/** The parts that a bill adds up, in their order. */
export type BillLineGroup = 'LIST_COST' | 'VENDOR_DISCOUNTS' | 'CLOUD_COST' | 'ADJUSTMENTS' | 'TAX' | 'TOTAL';

/** What a line does to the total: a charge adds, a discount takes off, a sum repeats the lines above it. */
export type BillLineSign = 'CHARGE' | 'DISCOUNT' | 'SUM';

interface BillLine {
  /** Its name in the arithmetic and on the wire. */
  id: string;
  /** Its name in the graph (BillLineKind). */
  kind: string;
  group: BillLineGroup;
  sign: BillLineSign;
  /** `notZero`: only where it has an amount, or parts that add up to nothing. */
  shown: 'always' | 'notZero';
  /** Vendors whose bills may have the line; `all` without a list. */
  vendors: 'all' | readonly VendorCode[];
  /** First days of the first and last month in which the line is used; null is open. */
  months: { from: IsoDate | null; to: IsoDate | null };
  textId: TextId;
  /** What it is, in a sentence. */
  explainId: TextId;
  /** The member of a reply that lists what the line is made of. */
  parts: 'creditDetails' | 'additionalServices' | null;
  /** How the line comes from a rate of the contract: always, where the named member of a reply says so, or never. */
  byContract: 'always' | 'isSupportCalculated' | 'isVatCalculated' | null;
}

const ALWAYS = { from: null, to: null };
const PLAIN = { shown: 'notZero', vendors: 'all', months: ALWAYS, parts: null, byContract: null } as const;
const DISCOUNT = {
  ...PLAIN,
  group: 'VENDOR_DISCOUNTS',
  sign: 'DISCOUNT',
  explainId: 'billing.explain.vendorDiscount',
} as const;
const ADJUSTMENT = { ...PLAIN, group: 'ADJUSTMENTS', sign: 'CHARGE' } as const;
const SUM = { ...PLAIN, sign: 'SUM', shown: 'always' } as const;
/** What Ncloud takes off has a line of its own. */
const WITHOUT_NCLOUD = VENDOR_CODES.filter((vendor) => vendor !== 'ncp');

export const BILL_LINES = [
  {
    ...PLAIN,
    id: 'cloudOriginalCost',
    kind: 'CLOUD_ORIGINAL_COST',
    group: 'LIST_COST',
    sign: 'CHARGE',
    textId: 'billing.line.cloudOriginalCost',
    explainId: 'billing.explain.cloudOriginalCost',
  },
  {
    ...DISCOUNT,
    id: 'onDemandDiscount',
    kind: 'ON_DEMAND_DISCOUNT',
    vendors: WITHOUT_NCLOUD,
    textId: 'billing.line.onDemandDiscount',
  },
  {
    ...DISCOUNT,
    id: 'cloudFrontDiscount',
    kind: 'CLOUD_FRONT_DISCOUNT',
    vendors: ['aws'],
    months: { from: null, to: '2022-03-01' },
    textId: 'billing.line.cloudFrontDiscount',
  },
  {
    ...DISCOUNT,
    id: 'cloudFrontDtoDiscount',
    kind: 'CLOUD_FRONT_TRANSFER_DISCOUNT',
    vendors: ['aws'],
    months: { from: '2022-04-01', to: null },
    textId: 'billing.line.cloudFrontDtoDiscount',
  },
  {
    ...DISCOUNT,
    id: 'cloudFrontReqDiscount',
    kind: 'CLOUD_FRONT_REQUEST_DISCOUNT',
    vendors: ['aws'],
    months: { from: '2022-04-01', to: null },
    textId: 'billing.line.cloudFrontReqDiscount',
  },
  {
    ...DISCOUNT,
    id: 'ncpDiscount',
    kind: 'NCP_DISCOUNT',
    vendors: ['ncp'],
    textId: 'billing.line.ncpDiscount',
  },
  { ...DISCOUNT, id: 'otherDiscount', kind: 'OTHER_DISCOUNT', textId: 'billing.line.otherDiscount' },
  {
    ...SUM,
    id: 'cloudCost',
    kind: 'CLOUD_COST',
    group: 'CLOUD_COST',
    textId: 'billing.line.cloudCost',
    explainId: 'billing.explain.cloudCost',
  },
  {
    ...ADJUSTMENT,
    id: 'salesDiscount',
    kind: 'SALES_DISCOUNT',
    sign: 'DISCOUNT',
    textId: 'billing.line.salesDiscount',
    explainId: 'billing.explain.salesDiscount',
    byContract: 'always',
  },
  {
    ...ADJUSTMENT,
    id: 'supportFee',
    kind: 'SUPPORT_FEE',
    textId: 'billing.line.supportFee',
    explainId: 'billing.explain.supportFee',
    byContract: 'isSupportCalculated',
  },
  {
    ...ADJUSTMENT,
    id: 'credit',
    kind: 'CREDIT',
    sign: 'DISCOUNT',
    textId: 'billing.line.credit',
    explainId: 'billing.explain.credit',
    parts: 'creditDetails',
  },
  {
    ...ADJUSTMENT,
    id: 'additionalServiceCharge',
    kind: 'ADDITIONAL_SERVICES',
    textId: 'billing.line.additionalServiceCharge',
    explainId: 'billing.explain.additionalServiceCharge',
    parts: 'additionalServices',
  },
  {
    ...PLAIN,
    id: 'vat',
    kind: 'VAT',
    group: 'TAX',
    sign: 'CHARGE',
    textId: 'billing.line.vat',
    explainId: 'billing.explain.vat',
    byContract: 'isVatCalculated',
  },
  {
    ...SUM,
    id: 'totalCharge',
    kind: 'TOTAL',
    group: 'TOTAL',
    textId: 'billing.line.totalCharge',
    explainId: 'billing.explain.totalCharge',
  },
] as const satisfies readonly BillLine[];

type Row = (typeof BILL_LINES)[number];
export type BillLineId = Row['id'];
/** Lines that a contract may change. */
export type ContractLineId = Extract<Row, { byContract: string }>['id'];

/** An amount for each line, in the currency of the bill; discounts are negative. */
export type BillAmounts = Record<BillLineId, number>;

export const BILL_LINE_IDS: readonly BillLineId[] = BILL_LINES.map(({ id }) => id);

const ROWS = new Map<BillLineId, Row>(BILL_LINES.map((line) => [line.id, line]));

export function billLine(id: BillLineId): Row {
  const row = ROWS.get(id);
  if (!row) throw new Error(`there is no bill line '${id}'`);
  return row;
}

/** Ids of the lines of some groups, in the order of a bill. */
export function linesIn(...groups: readonly BillLineGroup[]): BillLineId[] {
  return BILL_LINES.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
}

export const CONTRACT_LINES = BILL_LINES.filter(({ byContract }) => byContract !== null).map(
  ({ id }) => id,
) as ContractLineId[];

/** Whether bills of the vendor may have the line in the month, given by its first day. */
export function hasLine(id: BillLineId, vendor: VendorCode, month: IsoDate): boolean {
  const { vendors, months }: BillLine = billLine(id);
  return (
    (vendors === 'all' || vendors.includes(vendor)) &&
    (months.from ?? month) <= month &&
    (months.to ?? month) >= month
  );
}

/** Whether a bill tells the line (its rule of showing). */
export function isLineShown(id: BillLineId, amount: number, partCount: number): boolean {
  return billLine(id).shown === 'always' || amount !== 0 || partCount > 0;
}
