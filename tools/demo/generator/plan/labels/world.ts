// What a vendor's days cost by plan, without noise: as they are, or as they would be without one of the changes.
import type { DemoAccount } from '../../company/accounts.ts';
import type { DemoItem } from '../../company/items.ts';
import { levelOf } from '../../company/levels.ts';
import type { Sku } from '../../vocabulary.ts';
import type { DemoCommitment } from '../commitments.ts';
import { type DemoEvent, effectsOn } from '../events.ts';
import type { VendorPlan } from '../plan.ts';

export interface World {
  plan: VendorPlan;
  items: readonly DemoItem[];
  events: readonly DemoEvent[];
  commitments: readonly DemoCommitment[];
  /** Multiplies what an account uses on a day. */
  levelFactor: (account: DemoAccount, day: number) => number;
}

/** Where a cost stands, by the keys that the facts have; empty text for none. */
export interface Cell {
  account: DemoAccount;
  service: string;
  region: string;
  usageType: string;
  operation: string;
  /** What a commitment left unused. */
  isUnused: boolean;
}

export interface Costs {
  contracted: number;
  effective: number;
  billed: number;
}

export const NO_COSTS: Costs = { contracted: 0, effective: 0, billed: 0 };

/** A day's cost of each cell, by a text that names the cell. */
export type PlannedDay = Map<string, { cell: Cell; costs: Costs }>;

const HOURS = 24;

export function plainWorld(plan: VendorPlan): World {
  const { items, events, commitments } = plan;
  return { plan, items, events, commitments, levelFactor: () => 1 };
}

export function plannedDay(world: World, day: number): PlannedDay {
  const uses = usesOn(world, day);
  const planned: PlannedDay = new Map();
  const add = ({ cell, key }: NamedCell, costs: Costs) => {
    const known = planned.get(key)?.costs ?? NO_COSTS;
    planned.set(key, { cell, costs: plus(known, costs) });
  };
  payByCommitments(world, day, uses, add);
  for (const { item, rest, paid, amortised, price } of uses) {
    const cost = rest * price;
    add(namedCell(world.plan, item), {
      contracted: cost + paid * price,
      effective: cost + amortised,
      billed: cost,
    });
  }
  return planned;
}

export function plus(one: Costs, other: Costs, sign = 1): Costs {
  return {
    contracted: one.contracted + sign * other.contracted,
    effective: one.effective + sign * other.effective,
    billed: one.billed + sign * other.billed,
  };
}

/** What an item uses on a day: the part that is on demand, what commitments pay, and what they cost for it. */
interface Use {
  item: DemoItem;
  price: number;
  rest: number;
  paid: number;
  amortised: number;
}

function usesOn({ plan, items, events, levelFactor }: World, day: number): Use[] {
  const effects = new Map(effectsOn(events, [day]).map((effect) => [effect.item, effect]));
  const levels = plan.accounts.map((account, place) => {
    const level = levelsOn(plan, day)[place] ?? 1;
    return level * levelFactor(account, day);
  });
  return items.flatMap((item) => {
    if (day < (item.firstDay ?? day) || day >= (item.endDay ?? day + 1)) return [];
    const effect = effects.get(item.index);
    const rest = item.quantity * (levels[item.account.index] ?? 1) * (effect?.quantityFactor ?? 1);
    const price = Number(item.contractedPrice) * Number(effect?.priceFactor ?? 1);
    return rest > 0 ? [{ item, price, rest, paid: 0, amortised: 0 }] : [];
  });
}

/** Of the accounts of a plan by day: the days of a change are planned again without it. */
const levelsKnown = new WeakMap<VendorPlan, Map<number, readonly number[]>>();

function levelsOn(plan: VendorPlan, day: number): readonly number[] {
  const days = levelsKnown.get(plan) ?? new Map<number, readonly number[]>();
  levelsKnown.set(plan, days);
  const levels =
    days.get(day) ?? plan.accounts.map((account) => levelOf(plan.seed, plan.vendor, account, day));
  days.set(day, levels);
  return levels;
}

/** As the rows are paid: rank by rank, the owner's usage first, until the capacity is used up. */
function payByCommitments(
  { commitments, plan }: World,
  day: number,
  uses: readonly Use[],
  add: (cell: NamedCell, costs: Costs) => void,
): void {
  const active = commitments.filter(({ firstDay, endDay }) => day >= firstDay && day < endDay);
  const ranks = [...new Set(active.map(({ rank }) => rank))].sort((one, other) => one - other);
  for (const rank of ranks) {
    const wanted = uses.map(({ rest }) => rest);
    for (const each of active.filter((own) => own.rank === rank)) {
      const fee = Number(each.unitFee);
      let left = Number(each.unitsPerHour) * HOURS;
      for (const place of queueOf(each, uses)) {
        const use = uses[place];
        const quantity = wanted[place] ?? 0;
        const units = quantity * Number(use && unitsOf(each).get(use.item.index));
        if (!use || !(units > 0) || left <= 0) continue;
        const covered = Math.min(units, left);
        left -= covered;
        use.rest -= (quantity * covered) / units;
        use.paid += (quantity * covered) / units;
        use.amortised += covered * fee;
      }
      if (left > 0) add(named(unusedCell(plan, each)), { ...NO_COSTS, effective: left * fee });
    }
  }
}

const units = new WeakMap<DemoCommitment, Map<number, string>>();

/** By the place of the item, which stays when an item is put right. */
function unitsOf(commitment: DemoCommitment): Map<number, string> {
  const known = units.get(commitment);
  if (known) return known;
  const made = new Map([...commitment.unitsByItem].map(([{ index }, each]) => [index, each]));
  units.set(commitment, made);
  return made;
}

/** Places of the uses that it can pay for, in the order in which it does. */
function queueOf(commitment: DemoCommitment, uses: readonly Use[]): number[] {
  const own = unitsOf(commitment);
  const places = uses.flatMap(({ item, price }, place) => (own.has(item.index) && price > 0 ? [place] : []));
  const isShared = (place: number) => (uses[place]?.item.account === commitment.owner ? 0 : 1);
  return places.sort((one, other) => isShared(one) - isShared(other) || one - other);
}

export function cellOf(plan: VendorPlan, { account, sku, hasRegion }: DemoItem): Cell {
  return skuCell(plan, account, sku, hasRegion ? (sku.regionId ?? sku.regionName ?? '') : '');
}

interface NamedCell {
  cell: Cell;
  key: string;
}

/** An item is of one plan, and the same on each day. */
const cellsKnown = new WeakMap<DemoItem, NamedCell>();

function namedCell(plan: VendorPlan, item: DemoItem): NamedCell {
  const known = cellsKnown.get(item) ?? named(cellOf(plan, item));
  cellsKnown.set(item, known);
  return known;
}

const named = (cell: Cell): NamedCell => ({ cell, key: keyOf(cell) });

function unusedCell(plan: VendorPlan, { owner, sku }: DemoCommitment): Cell {
  const usageType = sku.meter ?? `Unused part of ${sku.description}`;
  return {
    ...skuCell(plan, owner, sku, sku.regionId ?? sku.regionName ?? ''),
    usageType,
    isUnused: true,
  };
}

function skuCell({ vendor }: VendorPlan, account: DemoAccount, sku: Sku, region: string): Cell {
  return {
    account,
    region,
    service: sku.service,
    usageType: sku.meter ?? sku.description,
    operation: vendor === 'aws' ? (sku.operation ?? '') : '',
    isUnused: false,
  };
}

function keyOf({ account, service, region, usageType, operation, isUnused }: Cell): string {
  return [account.index, service, region, usageType, operation, isUnused].join('\u001f');
}
