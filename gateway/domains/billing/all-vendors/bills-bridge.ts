// Reconciles the bills of all vendors with Cost Analytics: each vendor's bridge, added up line by line in one currency.
import { BRIDGE_LINES, bridgeLine } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { withoutNoise } from '../../../../lib/money/without-noise.ts';
import type { costBridge } from '../../../../upstream/contract/billing/cost-bridge.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  AppliedRate,
  BillsBridge,
  BillsBridgeLine,
  CostBasis,
  CostBridgeLineKind,
  Vendor,
} from '../../../__generated__/graph-types.ts';

type Reply = ReplyOf<typeof costBridge>;
type ShownLine = NonNullable<Reply['bridges'][number]['shown']>['lines'][number];

interface VendorBridge {
  vendor: Vendor;
  /** Of its bills in all currencies, in that of the answer. */
  total: number;
  /** As Cost Analytics shows it. */
  cost: number;
  lines: readonly ShownLine[];
}

/** `missing` are vendors whose bridge could not be loaded: they are in no figure. */
export function billsBridge(
  answers: readonly { vendor: Vendor; answer: Reply }[],
  missing: readonly Vendor[],
  basis: CostBasis,
): BillsBridge {
  const found = answers.filter(({ answer }) => answer.bridges.length > 0);
  const bridges = found.map(({ vendor, answer }): VendorBridge => {
    const shown = answer.bridges.flatMap((bridge) => bridge.shown ?? []);
    return {
      vendor,
      total: sumMoney(shown.map(({ totalCharge }) => totalCharge)),
      cost: answer.totalCost,
      lines: shown.flatMap(({ lines }) => lines),
    };
  });
  const kinds = BRIDGE_LINES.filter(({ source }) => source !== 'rest');
  return {
    basis,
    currency: answers[0]?.answer.currency ?? '',
    total: sumMoney(bridges.map(({ total }) => total)),
    lines: [...kinds.flatMap(({ id }) => lineOf(id, bridges) ?? []), ...restOf(bridges)],
    cost: sumMoney(bridges.map(({ cost }) => cost)),
    vendors: bridges.map(({ vendor, total, cost }) => ({ vendor, total, cost })),
    missing: [...missing],
    rates: ratesOf(found.map(({ answer }) => answer)),
    withoutRate: withoutRate(found.map(({ answer }) => answer)),
  };
}

/** Null where no vendor has it. */
function lineOf(id: ShownLine['line'], bridges: readonly VendorBridge[]): BillsBridgeLine | null {
  const parts = bridges.flatMap(({ vendor, lines }) => {
    const own = lines.filter(({ line }) => line === id);
    return own.length > 0 ? [{ vendor, amount: sumMoney(own.map(({ amount }) => amount)) }] : [];
  });
  if (parts.length === 0) return null;
  return {
    kind: bridgeLine(id).kind,
    amount: sumMoney(parts.map(({ amount }) => amount)),
    vendors: parts,
  };
}

/** What the lines do not explain of the difference between a vendor's bills and its cost. */
function restOf(bridges: readonly VendorBridge[]): BillsBridgeLine[] {
  const kind: CostBridgeLineKind = 'NOT_EXPLAINED';
  const vendors = bridges.flatMap(({ vendor, total, cost, lines }) => {
    const known = lines.filter(({ line }) => bridgeLine(line).source !== 'rest');
    const told = sumMoney([total, ...known.map(({ amount }) => amount)]);
    const amount = withoutNoise(String(differenceOf(cost, told)));
    return amount === 0 ? [] : [{ vendor, amount }];
  });
  if (vendors.length === 0) return [];
  const amount = sumMoney(vendors.map((each) => each.amount));
  return [{ kind, amount, vendors }];
}

/** One month has one rate of a currency, whichever vendor bills in it. */
function ratesOf(replies: readonly Reply[]): AppliedRate[] {
  const rates = replies.flatMap(({ currency, bridges }) =>
    bridges.flatMap(({ invoiceCurrency, shown }) =>
      shown?.rate
        ? [
            {
              ...{ from: invoiceCurrency, to: currency, rate: shown.rate.rate },
              ...{ date: shown.rate.rateDate, source: shown.rate.rateSource },
            },
          ]
        : [],
    ),
  );
  return [...new Map(rates.map((rate) => [rate.from, rate])).values()];
}

function withoutRate(replies: readonly Reply[]): BillsBridge['withoutRate'] {
  const all = replies.flatMap(({ bridges }) => bridges.filter(({ shown }) => shown === null));
  return [...new Set(all.map(({ invoiceCurrency }) => invoiceCurrency))].map((currency) => {
    const own = all.filter(({ invoiceCurrency }) => invoiceCurrency === currency);
    return {
      currency,
      total: sumMoney(own.map(({ totalCharge }) => totalCharge)),
      cost: sumMoney(own.map(({ cost }) => cost)),
    };
  });
}
