// What leads from a bill to the cost of its month in Cost Analytics: the figures of the bill, the charges on it and of its
// days, and the total as Cost Analytics asks for it.
import { type IsoDate, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { CONTRACT_LINES } from '../../../../lib/catalogue/bill-lines.ts';
import {
  addDecimals,
  convertDecimal,
  isZeroDecimal,
  lessDecimal,
  timesDecimal,
} from '../../../../lib/money/money.ts';
import type { RateTable } from '../../../../lib/money/rate-table.ts';
import { withoutNoise } from '../../../../lib/money/without-noise.ts';
import type { BridgeReply, costBridge } from '../../../contract/billing/cost-bridge.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import { rateTable } from '../../../stores/documents/reference/exchange-rates.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import type { CostBasis } from '../../../stores/facts/questions/question.ts';
import { type Billing, scopeOf } from '../billing-scope.ts';
import { type MonthBill, monthBills } from '../month-bills.ts';
import {
  type BridgeFigures,
  type BridgeLineFigures,
  type BridgeParts,
  bridgeFigures,
} from './bridge-figures.ts';
import { convertedBridge } from './converted-bridge.ts';

export interface AskedBridge {
  basis: CostBasis;
  /** ISO 4217: what Cost Analytics answers in; the company's when left out. */
  currency?: string | undefined;
  mayReadMargin: boolean;
}

/** Refuses a reader who may not know what the vendor billed, where a contract makes another sum of it. */
export async function costBridgeOf(
  billing: Billing,
  month: IsoDate,
  { basis, currency, mayReadMargin }: AskedBridge,
): Promise<ReplyOf<typeof costBridge>> {
  const { stores, facts, companyId, vendor } = billing;
  const months = { start: month, end: month };
  const days = { start: month, end: lastOfMonth(month) };
  const [bills, onBill, inMonth, answer, rates] = await Promise.all([
    monthBills(billing, months),
    facts.bill({ ...scopeOf(billing, months), groupBy: [{ column: 'chargeMonth' }], measures: ['billed'] }),
    facts.bill({
      ...scopeOf(billing, days),
      time: 'charge',
      groupBy: [{ column: 'billingMonth' }, 'chargeType'],
      measures: ['billed', 'effective'],
    }),
    facts.cost({
      ...{ companyId, vendors: [vendor], range: days, filters: [], currency },
      ...{ measures: [basis], groupBy: [], unit: null, limit: 0, skip: 0 },
    }),
    rateTable(stores.documents),
  ]);
  if (!mayReadMargin && bills.some(isOfContract))
    throw new Refusal(
      'VENDOR_COST_CLOSED',
      'What the vendor billed is for those who administer the company.',
    );
  const lines = { onBill: onBill ?? [], inMonth: inMonth ?? [] };
  const found = [...lines.onBill, ...lines.inMonth].map((line) => line.currency);
  const currencies = [...new Set([...bills.map((bill) => bill.currency), ...found])];
  const bridges = currencies.map((each) => {
    const parts = partsOf(each, lines, { month, basis });
    const bill = bills.find((own) => own.currency === each) ?? null;
    const figures = bridgeFigures({ ...parts, bill });
    const reply = bridgeReply(each, figures, answer);
    return { ...reply, shown: shownReply(figures, reply, { to: answer.currency, day: days.end, rates }) };
  });
  const totalCost = answer.total.totals[0] ?? 0;
  const told = addDecimals(bridges.map(({ convertedCost }) => String(convertedCost)));
  return {
    bridges,
    currency: answer.currency,
    totalCost,
    notExplained: withoutNoise(lessDecimal(String(totalCost), told)),
  };
}

function isOfContract({ figures, vendorFigures }: MonthBill): boolean {
  return CONTRACT_LINES.some((line) => !isZeroDecimal(lessDecimal(figures[line], vendorFigures[line])));
}

interface Lines {
  onBill: readonly { currency: string; keys: string[]; sums: string[] }[];
  inMonth: Lines['onBill'];
}

function partsOf(
  currency: string,
  { onBill, inMonth }: Lines,
  asked: { month: IsoDate; basis: CostBasis },
): Omit<BridgeParts, 'bill'> {
  const isOwn = (line: { currency: string }) => line.currency === currency;
  return {
    ...asked,
    onBill: onBill
      .filter(isOwn)
      .map(({ keys: [chargeMonth = ''], sums: [billed = '0'] }) => ({ chargeMonth, billed })),
    inMonth: inMonth
      .filter(isOwn)
      .map(({ keys: [billMonth = '', chargeType = ''], sums: [billed = '0', effective = '0'] }) => ({
        ...{ billMonth, chargeType, billed, effective },
      })),
  };
}

function bridgeReply(
  invoiceCurrency: string,
  { total, lines, cost }: BridgeFigures,
  { currency, converted, unconverted }: CostAnswer,
): Omit<BridgeReply, 'shown'> {
  const conversions = converted
    .filter(({ rate }) => rate.from === invoiceCurrency)
    .map(({ rate: { rate, date, source }, totals: [amount] }) => ({
      cost: amount ?? 0,
      ...{ rate: Number(rate), rateDate: date, rateSource: source },
      convertedCost: Number(timesDecimal(String(amount ?? 0), rate)),
    }));
  const ofNoRate = unconverted.find((each) => each.currency === invoiceCurrency)?.totals[0];
  return {
    ...{ invoiceCurrency, totalCharge: Number(total), cost: Number(cost) },
    lines: lines.map(lineReply),
    conversions,
    convertedCost:
      invoiceCurrency === currency
        ? Number(cost)
        : Number(addDecimals(conversions.map(({ convertedCost }) => String(convertedCost)))),
    unconverted: ofNoRate ?? 0,
  };
}

function lineReply({
  amount,
  billed,
  effective,
  months,
  line,
}: BridgeLineFigures): BridgeReply['lines'][number] {
  return {
    line,
    amount: Number(amount),
    billed: billed === null ? null : Number(billed),
    effective: effective === null ? null : Number(effective),
    months: months.map((each) => ({ month: each.month, amount: Number(each.amount) })),
  };
}

/** The same in the currency of Cost Analytics; null where the bill's has no rate until the end of the month. */
function shownReply(
  figures: BridgeFigures,
  { invoiceCurrency, convertedCost, unconverted }: Omit<BridgeReply, 'shown'>,
  { to, day, rates }: { to: string; day: IsoDate; rates: RateTable },
): BridgeReply['shown'] {
  const [own, target, rate] = [
    rates.on(invoiceCurrency, day),
    rates.on(to, day),
    rates.cross(invoiceCurrency, to, day),
  ];
  const isConverted = invoiceCurrency !== to;
  if (isConverted && !(own && target && rate)) return null;
  const { total, lines } =
    own && target && isConverted
      ? convertedBridge(figures, {
          convert: (amount) => convertDecimal(amount, own.rate, target.rate),
          ...{ convertedCost, unconverted },
        })
      : figures;
  return {
    totalCharge: Number(total),
    lines: lines.map(lineReply),
    rate:
      rate && isConverted ? { rate: Number(rate.rate), rateDate: rate.date, rateSource: rate.source } : null,
  };
}
