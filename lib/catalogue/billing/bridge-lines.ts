// The lines that lead from a bill to the cost of its month in Cost Analytics, one row each, in their order (B-04, B-06).
// The arithmetic, the REST contract, the graph and the screen read this table.
import type { TextId } from '../text-id.ts';

/**
 * What a line comes from: the contract with the reseller; the months that bill and charges are of; the difference between
 * amortized and invoiced cost of some charges; other rates of the same currency, where the bridge is converted; what no other
 * line has.
 */
type BridgeSource = 'contract' | 'months' | 'basis' | 'rates' | 'rest';

interface BridgeLine {
  /** Its name in the arithmetic and on the wire. */
  id: string;
  /** Its name in the graph (CostBridgeLineKind). */
  kind: string;
  source: BridgeSource;
  textId: TextId;
  /** Why it makes a difference, in a sentence. */
  explainId: TextId;
  /** Of `basis`: charges of these types (the dimension of Cost Analytics) are the line. */
  chargeTypes: readonly string[];
}

const CONTRACT = { source: 'contract', chargeTypes: [], explainId: 'billing.bridge.contract' } as const;
const MONTHS = { source: 'months', chargeTypes: [] } as const;
const RATES = { source: 'rates', chargeTypes: [] } as const;
const BASIS = { source: 'basis', explainId: 'billing.bridge.otherCost' } as const;

export const BRIDGE_LINES = [
  { ...CONTRACT, id: 'salesDiscount', kind: 'SALES_DISCOUNT', textId: 'billing.line.salesDiscount' },
  { ...CONTRACT, id: 'supportFee', kind: 'SUPPORT_FEE', textId: 'billing.line.supportFee' },
  { ...CONTRACT, id: 'vat', kind: 'VAT', textId: 'billing.line.vat' },
  {
    ...MONTHS,
    id: 'otherMonths',
    kind: 'OTHER_MONTHS',
    textId: 'billing.bridge.otherMonths',
    explainId: 'billing.bridge.otherMonthsWhy',
  },
  {
    ...MONTHS,
    id: 'otherBills',
    kind: 'OTHER_BILLS',
    textId: 'billing.bridge.otherBills',
    explainId: 'billing.bridge.otherBillsWhy',
  },
  {
    ...BASIS,
    id: 'commitmentFees',
    kind: 'COMMITMENT_FEES',
    textId: 'billing.bridge.commitmentFees',
    explainId: 'billing.bridge.commitmentFeesWhy',
    chargeTypes: ['RIFee', 'SavingsPlanUpfrontFee', 'SavingsPlanRecurringFee'],
  },
  {
    ...BASIS,
    id: 'commitmentUsed',
    kind: 'COMMITMENT_USED',
    textId: 'billing.bridge.commitmentUsed',
    explainId: 'billing.bridge.commitmentUsedWhy',
    chargeTypes: ['DiscountedUsage', 'SavingsPlanCoveredUsage'],
  },
  {
    ...BASIS,
    id: 'commitmentUnused',
    kind: 'COMMITMENT_UNUSED',
    textId: 'billing.bridge.commitmentUnused',
    explainId: 'billing.bridge.commitmentUnusedWhy',
    chargeTypes: ['RIUnused', 'SavingsPlanUnused'],
  },
  {
    ...BASIS,
    id: 'otherFees',
    kind: 'OTHER_FEES',
    textId: 'billing.bridge.otherFees',
    explainId: 'billing.bridge.otherFeesWhy',
    chargeTypes: ['Fee'],
  },
  {
    ...BASIS,
    id: 'usage',
    kind: 'USAGE',
    textId: 'billing.bridge.usage',
    explainId: 'billing.bridge.usageWhy',
    chargeTypes: ['Usage'],
  },
  { ...BASIS, id: 'credits', kind: 'CREDITS', textId: 'billing.line.credit', chargeTypes: ['Credit'] },
  {
    ...BASIS,
    id: 'adjustments',
    kind: 'ADJUSTMENTS',
    textId: 'billing.bridge.adjustments',
    chargeTypes: ['Refund', 'Adjustment'],
  },
  { ...BASIS, id: 'tax', kind: 'TAX', textId: 'billing.line.vat', chargeTypes: ['Tax'] },
  {
    ...RATES,
    id: 'exchangeRates',
    kind: 'EXCHANGE_RATES',
    textId: 'billing.bridge.exchangeRates',
    explainId: 'billing.bridge.exchangeRatesWhy',
  },
  {
    ...RATES,
    id: 'withoutRate',
    kind: 'WITHOUT_RATE',
    textId: 'billing.bridge.withoutRate',
    explainId: 'billing.bridge.withoutRateWhy',
  },
  {
    id: 'notExplained',
    kind: 'NOT_EXPLAINED',
    source: 'rest',
    textId: 'billing.bridge.notExplained',
    explainId: 'billing.bridge.notExplainedWhy',
    chargeTypes: [],
  },
] as const satisfies readonly BridgeLine[];

type Row = (typeof BRIDGE_LINES)[number];
export type BridgeLineId = Row['id'];

export const BRIDGE_LINE_IDS = BRIDGE_LINES.map(({ id }) => id) as [BridgeLineId, ...BridgeLineId[]];

const ROWS = new Map<string, BridgeLine & Row>(BRIDGE_LINES.map((line) => [line.id, line]));
const BY_KIND = new Map<string, BridgeLine & Row>(BRIDGE_LINES.map((line) => [line.kind, line]));

export function bridgeLine(id: BridgeLineId): BridgeLine & Row {
  return found(ROWS, id);
}

export function bridgeLineOf(kind: string): BridgeLine & Row {
  return found(BY_KIND, kind);
}

function found(rows: ReadonlyMap<string, BridgeLine & Row>, name: string): BridgeLine & Row {
  const row = rows.get(name);
  if (!row) throw new Error(`there is no line '${name}' between bill and Cost Analytics`);
  return row;
}
