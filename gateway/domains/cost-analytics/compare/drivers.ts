// Why a cost changed (C-08): its items, each by what moved it, in parts that sum to the difference exactly.
import { itemKeyOf } from '../../../../lib/cost/item-key.ts';
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import type { DriverLine, DriverLines } from '../../../../upstream/contract/cost-analytics/drivers.ts';
import type {
  CostDriver,
  CostDriverKind,
  CostDrivers,
  CostItem,
} from '../../../__generated__/graph-types.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import { type ComparedSeries, identityOf } from './compare.ts';
import { vendorsOf } from './same-names.ts';
import { type DriverPart, partsOf, type Sides } from './usage-pairs.ts';

/** What the two replies say of why; null where a service told nothing. */
export interface DriverAnswer {
  current: DriverLines | null;
  compared: DriverLines | null;
}

/** What is left over by rounding alone, and goes to the largest part. */
const ROUNDING = 1e-6;

/** Null when nothing is compared. */
export function driversOf(series: ComparedSeries, answer: DriverAnswer, top: number): CostDrivers | null {
  const { change } = series.total;
  if (!change) return null;
  const sidesOf = sidesByItem(series, answer);
  const drivers = series.items.flatMap((item) => itemDrivers(item, sidesOf(item)));
  const items = withRemainder(drivers, change.difference, NOWHERE);
  return { difference: change.difference, items: firstOf(items, top) };
}

type Owner = Pick<CostItem, 'key' | 'label' | 'labels' | 'vendor' | 'byVendor'>;

/** Owner of what is in no item that is known on both sides. */
const NOWHERE: Owner = { key: '', label: '', labels: [], vendor: null };

function itemDrivers(item: CostItem, sides: readonly Sides[]): CostDriver[] {
  const { change } = item;
  if (!change || change.difference === 0) return [];
  if (change.kind === 'NEW' || change.kind === 'GONE') {
    return [
      driver(item, change.kind, [
        { kind: change.kind, amount: change.difference, usageType: null, usage: null },
      ]),
    ];
  }
  const byKind = new Map<CostDriverKind, DriverPart[]>();
  for (const part of sides.flatMap(partsOf)) {
    byKind.set(part.kind, [...(byKind.get(part.kind) ?? []), part]);
  }
  const drivers = [...byKind].map(([kind, parts]) => driver(item, kind, parts));
  return withRemainder(drivers, change.difference, item).filter(({ amount }) => amount !== 0);
}

function driver(owner: Owner, kind: CostDriverKind, parts: readonly DriverPart[]): CostDriver {
  const amount = sumMoney(parts.map((part) => part.amount));
  const leading = bySize(parts.filter((part) => part.amount * amount > 0))[0];
  const { key, label, labels, vendor = null } = owner;
  return {
    key,
    label,
    labels,
    vendor,
    vendors: vendorsOf(owner),
    kind,
    amount,
    count: 1,
    usageType: leading?.usageType || null,
    usage: leading?.usage ?? null,
  };
}

/** The drivers with what is missing to the difference: as a part of the largest, or as one that cannot be told. */
function withRemainder(drivers: readonly CostDriver[], difference: number, owner: Owner): CostDriver[] {
  const missing = differenceOf(difference, sumMoney(drivers.map(({ amount }) => amount)));
  if (missing === 0) return [...drivers];
  const [largest, ...rest] = bySize(drivers);
  if (largest && Math.abs(missing) < ROUNDING) {
    return [{ ...largest, amount: sumMoney([largest.amount, missing]) }, ...rest];
  }
  const mix = drivers.find(({ kind, key }) => kind === 'MIX' && key === owner.key);
  const others = drivers.filter((each) => each !== mix);
  const amount = sumMoney([mix?.amount ?? 0, missing]);
  const usageType = mix?.usageType ?? null;
  return [...others, driver(owner, 'MIX', [{ kind: 'MIX', amount, usageType, usage: null }])];
}

/** Those with the largest amounts, then the rest as one. */
function firstOf(drivers: readonly CostDriver[], top: number): CostDriver[] {
  const ordered = bySize(drivers);
  const rest = ordered.slice(top);
  if (rest.length < 2) return ordered;
  const amount = sumMoney(rest.map((each) => each.amount));
  return [
    ...ordered.slice(0, top),
    {
      ...NOWHERE,
      vendor: null,
      vendors: [],
      kind: 'REST',
      amount,
      count: rest.length,
      usageType: null,
      usage: null,
    },
  ];
}

function bySize<Part extends { amount: number }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

/** Lines of an item in both ranges, apart for each of its vendors; of a day each where averages are compared. */
function sidesByItem(
  { days, compareDays, compareOptions }: ComparedSeries,
  { current, compared }: DriverAnswer,
): (item: CostItem) => Sides[] {
  if (!current || !compared || compareDays === null) return () => [];
  const isAverage = compareOptions.cost === 'AVERAGE';
  const now = byItem(current.lines, isAverage ? days : 1);
  const before = byItem(compared.lines, isAverage ? compareDays : 1);
  const isWhole = current.isWhole && compared.isWhole;
  return (item) =>
    vendorsOf(item).map((vendor) => {
      const identity = identityOf({ vendor, key: item.key });
      return { current: now.get(identity) ?? [], compared: before.get(identity) ?? [], isWhole };
    });
}

function byItem(lines: readonly DriverLine[], days: number): Map<string, DriverLine[]> {
  const items = new Map<string, DriverLine[]>();
  for (const line of lines) {
    const identity = identityOf({
      vendor: vendorOf(line.vendor),
      key: itemKeyOf([line.item, ...line.thenBy]),
    });
    const known = items.get(identity);
    const scaled = days === 1 ? line : ofOneDay(line, days);
    if (known) known.push(scaled);
    else items.set(identity, [scaled]);
  }
  return items;
}

function ofOneDay(line: DriverLine, days: number): DriverLine {
  return {
    ...line,
    cost: averageOf(line.cost, days),
    listCost: averageOf(line.listCost, days),
    usage: line.usage === null ? null : averageOf(line.usage, days),
  };
}
