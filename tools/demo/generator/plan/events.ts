// The events of the history: what happens to which items, and from when.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { DemoAccount } from '../company/accounts.ts';
import { type DemoItem, makeItem } from '../company/items.ts';
import { dayNumber, firstDayOf, isWeekend, monthOf } from '../days.ts';
import { drawIndex } from '../random.ts';
import { type DemoSeed, VENDOR_SHAPES } from '../shape.ts';
import type { Sku } from '../vocabulary.ts';
import type { EventScript } from './event-forms.ts';
import { EVENT_SCRIPT } from './event-script.ts';

/** What an event does to an item on one day. */
export interface DayEffect {
  item: number;
  day: number;
  quantityFactor: number;
  priceFactor: string;
  losesTags: boolean;
}

export interface DemoEvent {
  script: EventScript;
  /** First day, and the first one after it; beyond the history for what stays. */
  start: number;
  end: number;
  /** Items that are changed. */
  items: number[];
  /** Items that begin with it, and items that end by it. */
  born: number[];
  ended: number[];
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
  const { story = 'growth' } = stage.seed;
  const own = EVENT_SCRIPT.filter(
    (script) => script.vendor === vendor && (script.story === null || script.story === story),
  );
  return own.map((script) => {
    const start = startOf(stage.seed, script);
    const known = stage.items.length;
    const isNew = script.effect === 'appear';
    const targets = isNew ? [newItem(stage, script, start)] : targetsOf(stage, script, used);
    if (targets.length === 0) throw new RangeError(`nothing for the event ${script.id}`);
    const isMove = script.effect === 'move';
    const moved = isMove ? targets.map((item, place) => moveAway(stage, script, { item, start, place })) : [];
    return {
      script,
      start,
      end: start + script.days,
      items: targets.map(({ index }) => index),
      born: isNew ? [known] : moved,
      ended: isMove ? targets.map(({ index }) => index) : [],
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
    .filter(({ index, firstDay, endDay }) => !used.has(index) && firstDay === null && endDay === null)
    .sort((one, other) => other.cost - one.cost || one.index - other.index);
  const skipped = ranked.length < 4 ? 0 : drawIndex(2, 'target', script.id, seed.seed, seed.company);
  const found = ranked.slice(skipped, skipped + script.count);
  const chosen = found.length > 0 ? found : [newItem(stage, script, null)];
  for (const { index } of chosen) used.add(index);
  return chosen;
}

/** Part of the vendor's cost that a new item has which an event only happens to. */
const PLAIN_PART = 0.015;

function newItem(
  { seed, items, accounts, skus }: Stage,
  script: EventScript,
  start: number | null,
): DemoItem {
  const found = skus.find(script.fits);
  const { region } = script;
  const sku = found && region ? { ...found, regionId: region.id, regionName: region.name } : found;
  const account = accounts[1 + drawIndex(accounts.length - 2, 'account', script.id, seed.seed, seed.company)];
  if (!sku || !account) throw new RangeError(`nothing for the event ${script.id}`);
  const { vendor, id } = script;
  const cost = VENDOR_SHAPES[vendor].dailyBudget * seed.scale * (start === null ? PLAIN_PART : script.part);
  const made = makeItem({ seed, vendor, account, sku, cost, index: items.length, name: id, isSpecial: true });
  const item = start === null ? made : { ...made, firstDay: start, endDay: start + script.days };
  items.push(item);
  return item;
}

/** The item ends here and begins as another, in another region or of another kind, for as much money; its place. */
function moveAway(
  { seed, items, skus }: Stage,
  script: EventScript,
  { item, start, place }: { item: DemoItem; start: number; place: number },
): number {
  const { account, cost } = item;
  const { vendor, id } = script;
  const sku = script.becomes ? script.becomes(item.sku, skus) : inAnotherRegion(item.sku, skus);
  if (!sku) throw new RangeError(`nothing that the items of ${id} become`);
  const index = items.length;
  const name = place === 0 ? id : `${id} ${place}`;
  const moved = makeItem({ seed, vendor, account, sku, cost, index, name, isSpecial: true });
  const isSame = sku.sku === item.sku.sku;
  items.push({
    ...moved,
    quantity: isSame ? item.quantity : moved.quantity,
    tags: item.tags,
    firstDay: start,
  });
  items[item.index] = { ...item, endDay: start, hasRegion: true };
  return index;
}

function inAnotherRegion(sku: Sku, skus: readonly Sku[]): Sku {
  const place = skus.find(({ kind, regionId }) => kind === sku.kind && regionId && regionId !== sku.regionId);
  return { ...sku, regionId: place?.regionId ?? null, regionName: place?.regionName ?? null };
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
    case 'weekday':
      return isWeekend(day) ? null : { ...PLAIN, quantityFactor: script.factor };
    case 'drift': {
      const part = Math.min(1, (day - start + 1) / script.ramp);
      return { ...PLAIN, quantityFactor: 1 + (script.factor - 1) * part };
    }
    default:
      return null;
  }
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
