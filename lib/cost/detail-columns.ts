// The columns of the cost detail (C-12): the table on screen, the graph and the exported files share this list.

/** How values are shown, aligned and rounded; a price is money for one unit, with all of its digits. */
export type DetailColumnKind = 'text' | 'date' | 'quantity' | 'money' | 'price';

interface DetailColumnTraits {
  kind: DetailColumnKind;
  /** Always part of the table; all others are chosen. */
  isFixed: boolean;
}

const FIXED = (kind: DetailColumnKind) => ({ kind, isFixed: true }) as const;
const CHOSEN = (kind: DetailColumnKind) => ({ kind, isFixed: false }) as const;

/** By their names on the wire, in the order in which they stand until the user changes it. */
export const DETAIL_COLUMNS = {
  vendor: FIXED('text'),
  linkedAccountId: FIXED('text'),
  productName: FIXED('text'),
  region: FIXED('text'),
  usageDate: FIXED('date'),
  usage: FIXED('quantity'),
  cost: FIXED('money'),
  resourceId: CHOSEN('text'),
  resourceName: CHOSEN('text'),
  usageType: CHOSEN('text'),
  transferType: CHOSEN('text'),
  /** Of the set of service groups that is chosen with it. */
  serviceGroup: CHOSEN('text'),
  availabilityZone: CHOSEN('text'),
  apiOperation: CHOSEN('text'),
  platform: CHOSEN('text'),
  databaseEngine: CHOSEN('text'),
  itemDescription: CHOSEN('text'),
  invoiceId: CHOSEN('text'),
  chargeType: CHOSEN('text'),
  infraType: CHOSEN('text'),
  unitPrice: CHOSEN('price'),
  skuId: CHOSEN('text'),
  skuDesc: CHOSEN('text'),
  useUnit: CHOSEN('text'),
  useCpct: CHOSEN('quantity'),
} as const satisfies Record<string, DetailColumnTraits>;

export type DetailColumnId = keyof typeof DETAIL_COLUMNS;

export const DETAIL_COLUMN_IDS = Object.keys(DETAIL_COLUMNS) as DetailColumnId[];

export const FIXED_DETAIL_COLUMNS: readonly DetailColumnId[] = DETAIL_COLUMN_IDS.filter(
  (id) => DETAIL_COLUMNS[id].isFixed,
);

export function isDetailColumn(id: string): id is DetailColumnId {
  return Object.hasOwn(DETAIL_COLUMNS, id);
}
