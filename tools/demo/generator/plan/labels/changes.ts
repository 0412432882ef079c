// All that changes a vendor's cost on purpose: events and their ends, growth steps, seasons, commitments.

import type { DemoItem } from '../../company/items.ts';
import { seasonsOf, stepsOf } from '../../company/levels.ts';
import { dayText } from '../../days.ts';
import { END_DAY } from '../../shape.ts';
import type { DemoCommitment } from '../commitments.ts';
import type { Alert } from '../event-forms.ts';
import type { DemoEvent } from '../events.ts';
import type { VendorPlan } from '../plan.ts';
import type { World } from './world.ts';

export type LabelKind =
  | 'USAGE'
  | 'PRICE'
  | 'RATE'
  | 'IDLE'
  | 'FEE'
  | 'TAX'
  | 'CREDIT'
  | 'NEW'
  | 'GONE'
  | 'TAGS';

export interface Change {
  id: string;
  type: string;
  kind: LabelKind;
  cause: string;
  day: number;
  days: number;
  factor: number;
  alert: Alert;
  /** Days that its impact is the mean of, at most. */
  measured: number;
  /** The world as it would be without it. */
  undo: (world: World) => World;
}

/** A change that lasts less is over before its end is one of its own. */
const LONG_DAYS = 14;
const FOR_EVER = 1_000_000;
/** Whole weeks, with the end of a month in them. */
const MEASURED_DAYS = 35;
const WEEK = 7;

export function changesOf(plan: VendorPlan): Change[] {
  const events = plan.events.filter(({ script }) => script.effect !== 'credit');
  const named = new Set(events.flatMap(({ script, start }) => (script.effect === 'expiry' ? [start] : [])));
  const ofCommitments = plan.commitments
    .flatMap(commitmentChanges)
    .filter(({ type, day }) => type !== 'commitment ends' || !named.has(day));
  const changes = [
    ...events.flatMap((event) => [beginOf(event, plan), ...endOf(event)]),
    ...levelChanges(plan),
    ...ofCommitments,
  ];
  return changes
    .filter(({ day }) => day < END_DAY)
    .map((change) => ({ ...change, days: Math.min(change.days, END_DAY - change.day) }));
}

function beginOf(event: DemoEvent, { commitments }: VendorPlan): Change {
  const { script, start } = event;
  const { id, type, cause, days, factor, alert, effect } = script;
  const measured = script.ramp || MEASURED_DAYS;
  const common = { id, type, cause, day: start, days, factor, alert, measured };
  if (effect === 'expiry') {
    const ended = commitments.find(({ endDay }) => endDay === start);
    return { ...common, kind: 'RATE', undo: (world) => goingOn(world, ended) };
  }
  const kind = effect === 'price' ? 'PRICE' : effect === 'tags' ? 'TAGS' : 'USAGE';
  return { ...common, kind, undo: (world) => without(world, event) };
}

function without(world: World, event: DemoEvent): World {
  return {
    ...world,
    events: world.events.filter((each) => each !== event),
    items: world.items
      .filter(({ index }) => !event.born.includes(index))
      .map((item) => (event.ended.includes(item.index) ? { ...item, endDay: null } : item)),
  };
}

/** The return to what was before, when the event was long enough to have become normal. */
function endOf(event: DemoEvent): Change[] {
  const { script, end } = event;
  const { id, type, cause, days, factor, effect } = script;
  if (days < LONG_DAYS || effect === 'tags' || end >= END_DAY) return [];
  // Going on, its days are as those of its last week.
  const inLastWeek = (day: number) => end - 1 - ((((end - 1 - day) % WEEK) + WEEK) % WEEK);
  const goesOn = { ...event, effectOn: (day: number) => event.effectOn(day < end ? day : inLastWeek(day)) };
  const isBorn = (item: DemoItem) => event.born.includes(item.index);
  return [
    {
      ...{ id: `${id}-end`, type: `end of ${type}`, kind: 'USAGE', factor: 1 / factor, alert: 'may' },
      ...{ cause: `over: ${cause}`, day: end, days: END_DAY - end, measured: MEASURED_DAYS },
      undo: (world) => ({
        ...world,
        events: world.events.map((each) => (each === event ? goesOn : each)),
        items: world.items.map((item) => (isBorn(item) ? { ...item, endDay: null } : item)),
      }),
    },
  ];
}

function levelChanges({ seed, vendor, accounts }: VendorPlan): Change[] {
  return accounts.flatMap((account) => {
    const steps = stepsOf(seed, vendor, account).map(({ day, ratio }, place) => ({
      ...{ id: `growth-${vendor}-${account.index}-${place + 1}`, type: ratio > 1 ? 'growth step' : 'fall' },
      ...{ day, ratio, days: END_DAY - day, alert: 'must' as const },
      cause: ratio > 1 ? 'the account took over work' : 'work left the account',
    }));
    const seasons = seasonsOf(account).map(({ day, ratio }) => ({
      ...{ id: `season-${vendor}-${account.index}-${dayText(day).slice(0, 7)}`, type: 'season' },
      ...{ day, ratio, days: 61, alert: seasonAlert(day) },
      cause: ratio > 1 ? 'the weeks before the end of the year' : 'the season is over',
    }));
    return [...steps, ...seasons].map(({ ratio, ...change }) => ({
      ...change,
      ...{ kind: 'USAGE' as const, factor: ratio, measured: MEASURED_DAYS },
      undo: (world: World) => ({
        ...world,
        levelFactor: (each: typeof account, day: number) =>
          world.levelFactor(each, day) / (each === account && day >= change.day ? ratio : 1),
      }),
    }));
  });
}

/** A season is news once; a year later it is expected, and its end with it. */
function seasonAlert(day: number): Alert {
  const [first, firstEnd] = ['2022-11-01', '2023-01-01'];
  const text = dayText(day);
  return text === first ? 'must' : text === firstEnd ? 'may' : 'must not';
}

/** Bought usage costs less from its first day on, and more again after its last. */
function commitmentChanges(commitment: DemoCommitment): Change[] {
  const { name, type, firstDay, endDay } = commitment;
  const common = { kind: 'RATE', factor: 1, alert: 'may', measured: MEASURED_DAYS } as const;
  const begin: Change = {
    ...{ ...common, id: `begin-${name}`, type: 'commitment begins', day: firstDay },
    ...{ days: Math.min(endDay, END_DAY) - firstDay, cause: `${type} ${name} begins to pay` },
    undo: (world) => ({
      ...world,
      commitments: world.commitments.filter((each) => each !== commitment),
    }),
  };
  const end: Change = {
    ...{ ...common, id: `end-${name}`, type: 'commitment ends', day: endDay, days: END_DAY - endDay },
    ...{ alert: 'must', cause: `${type} ${name} has ended and was not renewed` },
    undo: (world) => goingOn(world, commitment),
  };
  return [begin, end];
}

function goingOn(world: World, ended: DemoCommitment | undefined): World {
  const commitments = world.commitments.map((each) =>
    each === ended ? { ...each, endDay: FOR_EVER } : each,
  );
  return { ...world, commitments };
}
