// The lines of the label file: what each change of a vendor does to each series of costs, and whether an alert is right.
import { RATES } from '../../shape.ts';
import type { VendorPlan } from '../plan.ts';
import { type Change, changesOf, type LabelKind } from './changes.ts';
import { chargeLabels } from './charge-labels.ts';
import { type EventLabel, placeOf, texts } from './event-label.ts';
import {
  type Cell,
  type Costs,
  cellOf,
  NO_COSTS,
  type PlannedDay,
  plainWorld,
  plannedDay,
  plus,
} from './world.ts';

/** In US dollars a day: what is less is no change. */
const LEAST = 0.005;

/** All labels of the whole history, whatever months of it are written. */
export function labelsOf(plan: VendorPlan): EventLabel[] {
  const plain = new Map<number, PlannedDay>();
  const world = plainWorld(plan);
  const plainDay = (day: number) => {
    const known = plain.get(day) ?? plannedDay(world, day);
    plain.set(day, known);
    return known;
  };
  const labels = changesOf(plan).flatMap((change) =>
    change.kind === 'TAGS' ? tagLabels(plan, change) : changeLabels(plan, change, plainDay),
  );
  return [...labels, ...chargeLabels(plan)];
}

interface Difference {
  cell: Cell;
  real: Costs;
  without: Costs;
}

function changeLabels(plan: VendorPlan, change: Change, plainDay: (day: number) => PlannedDay): EventLabel[] {
  const days = Math.min(change.days, change.measured);
  const differences = new Map<string, Difference>();
  const world = change.undo(plainWorld(plan));
  for (let day = change.day; day < change.day + days; day += 1) {
    sum(differences, plainDay(day), 'real');
    sum(differences, plannedDay(world, day), 'without');
  }
  return [...differences.values()]
    .map((difference) => ({ difference, perDay: meanOf(difference, days) }))
    .filter(({ difference: { cell }, perDay }) => sizeOf(perDay) >= LEAST * RATES[cell.account.currency])
    .sort((one, other) => usd(other) - usd(one))
    .map(({ difference, perDay }) => labelOf(plan, change, difference, perDay));
}

function sum(into: Map<string, Difference>, day: PlannedDay, side: 'real' | 'without'): void {
  for (const [key, { cell, costs }] of day) {
    const known = into.get(key) ?? { cell, real: NO_COSTS, without: NO_COSTS };
    into.set(key, { ...known, [side]: plus(known[side], costs) });
  }
}

function meanOf({ real, without }: Difference, days: number): Costs {
  const { contracted, effective, billed } = plus(real, without, -1);
  return { contracted: contracted / days, effective: effective / days, billed: billed / days };
}

const sizeOf = ({ contracted, effective, billed }: Costs) =>
  Math.max(Math.abs(contracted), Math.abs(effective), Math.abs(billed));

const usd = ({ difference: { cell }, perDay }: { difference: Difference; perDay: Costs }) =>
  sizeOf(perDay) / RATES[cell.account.currency];

function labelOf(plan: VendorPlan, change: Change, difference: Difference, perDay: Costs): EventLabel {
  const kind = kindOf(change, difference, perDay);
  const isSide = kind === 'IDLE' || (kind === 'RATE') !== (change.kind === 'RATE');
  const amount = kind === 'RATE' || kind === 'IDLE' ? perDay.effective || perDay.billed : perDay.contracted;
  return {
    ...{ id: change.id, type: change.type, kind, direction: amount > 0 ? 'UP' : 'DOWN' },
    ...placeOf(plan, difference.cell, change),
    perDay: texts(perDay),
    cause: change.cause,
    alert: isSide && change.alert === 'must' ? 'may' : change.alert,
  };
}

function kindOf({ kind }: Change, { cell, real, without }: Difference, { contracted }: Costs): LabelKind {
  if (cell.isUnused) return 'IDLE';
  if (Math.abs(contracted) < LEAST * RATES[cell.account.currency]) return 'RATE';
  if (real.contracted === 0) return 'GONE';
  return without.contracted === 0 ? 'NEW' : kind;
}

/** Usage that lost its tags costs what it did. */
function tagLabels(plan: VendorPlan, change: Change): EventLabel[] {
  const items = plan.events.find(({ script }) => script.id === change.id)?.items ?? [];
  const cells = new Map<string, Cell>();
  for (const index of items) {
    const item = plan.items[index];
    if (!item) continue;
    const cell = cellOf(plan, item);
    cells.set([cell.account.index, cell.service, cell.region, cell.usageType].join('\u001f'), cell);
  }
  return [...cells.values()].map((cell) => ({
    ...{ id: change.id, type: change.type, kind: 'TAGS', direction: 'NONE' },
    ...placeOf(plan, cell, change),
    ...{ perDay: texts(NO_COSTS), cause: change.cause, alert: change.alert },
  }));
}
