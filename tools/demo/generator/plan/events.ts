// The labelled events of the history: what happens to which items, from when, and whether an alert is right.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { DemoAccount } from '../company/accounts.ts';
import { type DemoItem, makeItem } from '../company/items.ts';
import { dayNumber, dayText, firstDayOf, isWeekend, monthOf } from '../days.ts';
import { drawIndex } from '../random.ts';
import { type DemoSeed, END_DAY, VENDOR_SHAPES } from '../shape.ts';
import type { Sku } from '../vocabulary.ts';
import { EVENT_SCRIPT, type EventScript } from './event-script.ts';

/** What an event does to an item on one day. */
export interface DayEffect {
  item: number;
  day: number;
  quantityFactor: number;
  priceFactor: string;
  losesTags: boolean;
}

/** A line of the label file. */
export interface EventLabel {
  id: string;
  type: string;
  vendor: CloudCode;
  accountId: string;
  service: string;
  region: string | null;
  usageType: string | null;
  operation: string | null;
  /** First day, and how many days it lasts. */
  day: string;
  days: number;
  factor: number;
  cause: string;
  /** An alert on it is right; else it is a false alarm. */
  mustFire: boolean;
}

export interface DemoEvent {
  label: EventLabel;
  /** Items that are changed. */
  items: number[];
  effectOn: (day: number) => Omit<DayEffect, 'item' | 'day'> | null;
}

const PLAIN = { quantityFactor: 1, priceFactor: '1', losesTags: false };

/** A vendor's plan as far as it stands. */
interface Stage {
  seed: DemoSeed;
  /** Grows: items that begin with an event. */
  items: DemoItem[];
  accounts: readonly DemoAccount[];
  skus: readonly Sku[];
}

/** Events of a vendor; items that begin or end with one are put right in `items`. */
export function eventsOf(stage: Stage, vendor: CloudCode): DemoEvent[] {
  const used = new Set<number>();
  return EVENT_SCRIPT.filter((script) => script.vendor === vendor).map((script) => {
    const start = startOf(stage.seed, script);
    const targets =
      script.effect === 'appear' ? [newItem(stage, script, start)] : targetsOf(stage, script, used);
    const [first] = targets;
    if (!first) throw new RangeError(`nothing for the event ${script.id}`);
    if (script.effect === 'move') moveAway(stage, script, first, start);
    return {
      label: labelOf(script, first, start),
      items: targets.map(({ index }) => index),
      effectOn: (day) => effectOn(script, start, day),
    };
  });
}

/** Events are up to two weeks later by seed, those with a date of the calendar on it. */
function startOf(seed: DemoSeed, script: EventScript): number {
  const from = dayNumber(script.from);
  return script.isFixed ? from : from + drawIndex(14, 'event', script.id, seed.seed, seed.company);
}

/** The dearest items of the kind that no other event has, or a new one; events of all items share them. */
function targetsOf(stage: Stage, script: EventScript, used: Set<number>): DemoItem[] {
  const { seed, items } = stage;
  const fitting = items.filter(({ sku, listPrice }) => script.fits(sku) && listPrice !== '0');
  if (script.count === 'all') return fitting;
  const ranked = fitting
    .filter(({ index }) => !used.has(index))
    .sort((one, other) => other.cost - one.cost || one.index - other.index);
  const skipped = ranked.length < 4 ? 0 : drawIndex(2, 'target', script.id, seed.seed, seed.company);
  const found = ranked.slice(skipped, skipped + script.count);
  const chosen = found.length > 0 ? found : [newItem(stage, script, null)];
  for (const { index } of chosen) used.add(index);
  return chosen;
}

/** Part of the vendor's cost that a new item has: one that an event is made of, and one that it only happens to. */
const NEW_PART = 0.09;
const PLAIN_PART = 0.015;

function newItem(
  { seed, items, accounts, skus }: Stage,
  script: EventScript,
  start: number | null,
): DemoItem {
  const sku = skus.find(script.fits);
  const account = accounts[1 + drawIndex(accounts.length - 2, 'account', script.id, seed.seed, seed.company)];
  if (!sku || !account) throw new RangeError(`nothing for the event ${script.id}`);
  const { vendor, id } = script;
  const cost = VENDOR_SHAPES[vendor].dailyBudget * seed.scale * (start === null ? PLAIN_PART : NEW_PART);
  const made = makeItem({ seed, vendor, account, sku, cost, index: items.length, name: id, isSpecial: true });
  const item = start === null ? made : { ...made, firstDay: start, endDay: start + script.days };
  items.push(item);
  return item;
}

/** The item ends here and begins in another region, as much as it was. */
function moveAway({ seed, items, skus }: Stage, script: EventScript, item: DemoItem, start: number): void {
  const { account, cost } = item;
  const place = skus.find(
    ({ kind, regionId }) => kind === item.sku.kind && regionId && regionId !== item.sku.regionId,
  );
  const sku = { ...item.sku, regionId: place?.regionId ?? null, regionName: place?.regionName ?? null };
  const { vendor, id } = script;
  const moved = makeItem({
    seed,
    vendor,
    account,
    sku,
    cost,
    index: items.length,
    name: id,
    isSpecial: true,
  });
  items.push({ ...moved, quantity: item.quantity, tags: item.tags, firstDay: start });
  items[item.index] = { ...item, endDay: start, hasRegion: true };
}

function effectOn(script: EventScript, start: number, day: number): Omit<DayEffect, 'item' | 'day'> | null {
  if (day < start || day >= start + script.days) return null;
  switch (script.effect) {
    case 'quantity':
      return { ...PLAIN, quantityFactor: script.factor };
    case 'price':
      return { ...PLAIN, priceFactor: String(script.factor) };
    case 'tags':
      return { ...PLAIN, losesTags: true };
    case 'month-end':
      return day === firstDayOf(monthOf(day) + 1) - 1 ? { ...PLAIN, quantityFactor: script.factor } : null;
    case 'weekend':
      return isWeekend(day) ? { ...PLAIN, quantityFactor: script.factor } : null;
    default:
      return null;
  }
}

function labelOf(script: EventScript, { account, sku }: DemoItem, start: number): EventLabel {
  return {
    ...{
      id: script.id,
      type: script.type,
      vendor: script.vendor,
      accountId: account.id,
      service: sku.service,
    },
    region: sku.regionId,
    usageType: sku.meter,
    operation: sku.operation,
    day: dayText(start),
    days: Math.min(script.days, END_DAY - start),
    factor: script.factor,
    cause: script.cause,
    mustFire: script.mustFire,
  };
}

/** Effects of the events on the days of a month. */
export function effectsOn(events: readonly DemoEvent[], days: readonly number[]): DayEffect[] {
  const effects = new Map<string, DayEffect>();
  for (const { items, effectOn } of events) {
    for (const day of days) {
      const effect = effectOn(day);
      if (!effect) continue;
      for (const item of items) {
        const known = effects.get(`${item}/${day}`);
        effects.set(`${item}/${day}`, {
          item,
          day,
          quantityFactor: (known?.quantityFactor ?? 1) * effect.quantityFactor,
          priceFactor: effect.priceFactor === '1' ? (known?.priceFactor ?? '1') : effect.priceFactor,
          losesTags: effect.losesTags || (known?.losesTags ?? false),
        });
      }
    }
  }
  return [...effects.values()];
}
