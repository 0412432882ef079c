// The usage of one item in two ranges, paired by usage type and unit, and what of its change is usage, price or discount.
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type UsageCost, usageEffects } from '../../../../lib/money/usage-effects.ts';
import type { DriverLine } from '../../../../upstream/contract/cost-analytics/drivers.ts';
import type { CostDriverKind, CostDriverUsage } from '../../../__generated__/graph-types.ts';
import { type OptionCost, optionEffect } from './purchase-options.ts';

/** A part of the change of one item. */
export interface DriverPart {
  kind: CostDriverKind;
  amount: number;
  /** Null where it is of no usage type. */
  usageType: string | null;
  /** Where it was measured. */
  usage: CostDriverUsage | null;
}

export interface Sides {
  current: readonly DriverLine[];
  compared: readonly DriverLine[];
  /** Whether all lines of both ranges are known: what has no pair was not there at all. */
  isWhole: boolean;
}

/** Less than this is rounding. */
const LEAST = 1e-9;
/** Usage of which a commitment pays a part is the same usage. */
const COVERED: ReadonlySet<string> = new Set(['DiscountedUsage', 'SavingsPlanCoveredUsage']);
const KINDS: Record<string, CostDriverKind> = {
  Credit: 'CREDIT',
  Refund: 'CREDIT',
  RIFee: 'COMMITMENT',
  RIUnused: 'COMMITMENT',
  SavingsPlanRecurringFee: 'COMMITMENT',
  SavingsPlanUpfrontFee: 'COMMITMENT',
  SavingsPlanUnused: 'COMMITMENT',
  Adjustment: 'FEE',
  Fee: 'FEE',
  Tax: 'FEE',
};

/** The lines of an item cost as much as its parts say, each range for itself. */
export function partsOf({ current, compared, isWhole }: Sides): DriverPart[] {
  const now = bundlesOf(current);
  const before = bundlesOf(compared);
  const keys = new Set([...now.keys(), ...before.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [now.get(key), before.get(key)];
    const { kind = 'MIX', usageType = null } = one ?? other ?? {};
    const amount = differenceOf(one?.cost ?? 0, other?.cost ?? 0);
    const mixed: DriverPart[] = [{ kind: 'MIX', amount, usageType, usage: null }];
    if (kind !== 'USAGE') return [{ kind, amount, usageType, usage: null }];
    const isKnown = isWhole || (one !== undefined && other !== undefined);
    const hasOtherUnit = hasTwin(one ?? other, one ? before : now);
    if (!isKnown || (!(one && other) && hasOtherUnit)) return mixed;
    if (!one || !other) return beganOrEnded(one ?? none(other), other ?? none(one), amount) ?? mixed;
    return usageParts(one, other, amount) ?? mixed;
  });
}

interface Bundle extends UsageCost {
  kind: CostDriverKind;
  usageType: string;
  unit: string;
  options: ReadonlyMap<string, OptionCost>;
}

/** Lines that are one usage: by usage type and unit, whatever part of it a commitment pays. */
function bundlesOf(lines: readonly DriverLine[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle[]>();
  for (const line of lines) {
    // On the billed basis a commitment pays for all of it: it is neither usage nor price of what is billed.
    if (COVERED.has(line.chargeType) && line.cost === 0 && line.listCost === 0) continue;
    const kind = KINDS[line.chargeType] ?? 'USAGE';
    const key = [kind, line.usageType, line.useUnit].join('\u0000');
    const bundle = {
      kind,
      usageType: line.usageType,
      unit: line.useUnit,
      cost: line.cost,
      listCost: line.listCost,
      quantity: line.usage ?? 0,
      options: new Map([[line.purchaseOption, { cost: line.cost, listCost: line.listCost }]]),
    };
    bundles.set(key, [...(bundles.get(key) ?? []), bundle]);
  }
  return new Map([...bundles].map(([key, [first, ...rest]]) => [key, summed(first as Bundle, rest)]));
}

function summed(first: Bundle, rest: readonly Bundle[]): Bundle {
  if (rest.length === 0) return first;
  const all = [first, ...rest];
  return {
    ...first,
    cost: sumMoney(all.map(({ cost }) => cost)),
    listCost: sumMoney(all.map(({ listCost }) => listCost)),
    quantity: sumMoney(all.map(({ quantity }) => quantity)),
    options: optionsOf(all),
  };
}

function optionsOf(bundles: readonly Bundle[]): Bundle['options'] {
  const options = new Map<string, OptionCost>();
  for (const [option, { cost, listCost }] of bundles.flatMap((bundle) => [...bundle.options])) {
    const known = options.get(option) ?? { cost: 0, listCost: 0 };
    options.set(option, {
      cost: sumMoney([known.cost, cost]),
      listCost: sumMoney([known.listCost, listCost]),
    });
  }
  return options;
}

/** Is the same usage measured in another unit on the other side? Then how much of it there is cannot be compared. */
function hasTwin(bundle: Bundle | undefined, others: ReadonlyMap<string, Bundle>): boolean {
  return [...others.values()].some(
    ({ kind, usageType, unit }) =>
      kind === 'USAGE' && usageType === bundle?.usageType && unit !== bundle.unit,
  );
}

function none(of: Bundle | undefined): Bundle {
  return {
    kind: 'USAGE',
    usageType: of?.usageType ?? '',
    unit: of?.unit ?? '',
    cost: 0,
    listCost: 0,
    quantity: 0,
    options: new Map(),
  };
}

/** A usage type that is there in one range alone: how much of it was used, or that it is new or gone. Null below 0. */
function beganOrEnded(one: Bundle, other: Bundle, amount: number): DriverPart[] | null {
  const sides = [one, other];
  if (!sides.every(({ quantity, cost }) => quantity >= 0 && cost >= 0)) return null;
  if (sides.some(({ quantity }) => quantity > 0)) return [partOf('USAGE', amount, usageOf(one, other))];
  const { usageType } = one;
  return [{ kind: amount > 0 ? 'NEW_USAGE' : 'GONE_USAGE', amount, usageType, usage: null }];
}

/** Null where amounts below 0 say neither how much was used nor at what price. */
function usageParts(one: Bundle, other: Bundle, amount: number): DriverPart[] | null {
  const sides = [one, other];
  if (!sides.every(({ quantity, cost }) => quantity >= 0 && cost >= 0)) return null;
  const usage = usageOf(one, other);
  if (sides.some(({ quantity }) => quantity === 0)) {
    // Cost without usage beside usage says nothing of its price.
    const hasCost = sides.some(({ quantity, cost }) => quantity === 0 && cost !== 0);
    return hasCost ? unmeasuredParts(one, other) : [partOf('USAGE', amount, usage)];
  }
  const effects = usageEffects(one, other);
  return [
    partOf('USAGE', effects.usage, usage),
    partOf('PRICE', effects.price, usage),
    ...discountParts(one, other, effects.discount).map(({ kind, amount: part }) => partOf(kind, part, usage)),
  ];
}

/** Without quantities the list cost still tells what part of it is paid; the rest is usage or price. */
function unmeasuredParts(one: Bundle, other: Bundle): DriverPart[] {
  const { usageType } = one;
  const { usage, price, discount } = usageEffects({ ...one, quantity: 1 }, { ...other, quantity: 1 });
  const hasList = one.listCost > 0 && other.listCost > 0;
  const parts = [
    { kind: 'UNMEASURED' as const, amount: sumMoney(hasList ? [usage, price] : [usage, price, discount]) },
    ...(hasList ? discountParts(one, other, discount) : []),
  ];
  return parts.filter(({ amount }) => amount !== 0).map((part) => ({ ...part, usageType, usage: null }));
}

/** What of a discount comes of other purchase options, and what of other discounts within them. */
function discountParts(
  one: Bundle,
  other: Bundle,
  discount: number,
): { kind: 'PURCHASE_OPTION' | 'DISCOUNT'; amount: number }[] {
  const moved = optionEffect(one.options, other.options);
  if (Math.abs(moved) < LEAST) return [{ kind: 'DISCOUNT', amount: discount }];
  const within = differenceOf(discount, moved);
  const parts = [{ kind: 'PURCHASE_OPTION' as const, amount: moved }];
  // What is left by rounding alone is no discount.
  if (Math.abs(within) < LEAST) return [{ kind: 'PURCHASE_OPTION', amount: discount }];
  return [...parts, { kind: 'DISCOUNT', amount: within }];
}

function partOf(kind: CostDriverKind, amount: number, usage: Omit<CostDriverUsage, 'amount'>): DriverPart {
  return { kind, amount, usageType: usage.usageType, usage: { ...usage, amount } };
}

function usageOf(one: Bundle, other: Bundle): Omit<CostDriverUsage, 'amount'> {
  return {
    usageType: one.usageType,
    unit: one.unit,
    quantity: one.quantity,
    compareQuantity: other.quantity,
    price: priceOf(one),
    comparePrice: priceOf(other),
    discount: discountOf(one),
    compareDiscount: discountOf(other),
  };
}

function priceOf({ listCost, cost, quantity }: UsageCost): number | null {
  if (quantity <= 0) return null;
  return averageOf(listCost > 0 ? listCost : cost, quantity);
}

function discountOf({ listCost, cost }: UsageCost): number | null {
  return listCost > 0 ? averageOf(differenceOf(listCost, cost) * 100, listCost) : null;
}
