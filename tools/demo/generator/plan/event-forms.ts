// What an event of the history is made of, and the few words that most of them are written with.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { Story } from '../shape.ts';
import type { Sku } from '../vocabulary.ts';

/** Whether an alert on the cost of it is right and expected, right but not expected of a detector, or false. */
export type Alert = 'must' | 'may' | 'must not';

export interface EventScript {
  id: string;
  type: string;
  vendor: CloudCode;
  from: string;
  days: number;
  factor: number;
  /** `credit` and `expiry` change no usage: the credit and the commitment end by their own dates. */
  effect:
    | 'quantity'
    | 'price'
    | 'tags'
    | 'appear'
    | 'move'
    | 'drift'
    | 'month-end'
    | 'weekend'
    | 'weekday'
    | 'credit'
    | 'expiry';
  fits: (sku: Sku) => boolean;
  count: number | 'all';
  cause: string;
  alert: Alert;
  /** The date is one of the calendar or of a contract, regardless of the seed. */
  isFixed: boolean;
  /** Days until a drift has its whole factor. */
  ramp: number;
  /** Of a new item: its part of the vendor's cost, and the region if it is not that of its SKU. */
  part: number;
  region: { id: string; name: string } | null;
  /** What the items of a move become; another region unless told otherwise. */
  becomes: ((sku: Sku, skus: readonly Sku[]) => Sku | undefined) | null;
  /** The only story that has it. */
  story: Story | null;
}

/** Longer than the history. */
export const ALWAYS = 10_000;
/** Part of the vendor's cost that a new item has which an event is made of. */
const NEW_PART = 0.09;

type When = [from: string, days: number, factor: number];
type Options = Partial<
  Pick<EventScript, 'count' | 'alert' | 'isFixed' | 'ramp' | 'part' | 'region' | 'becomes' | 'story'>
>;

export const event = (
  [id, type, vendor]: [string, string, CloudCode],
  effect: EventScript['effect'],
  [from, days, factor]: When,
  fits: (sku: Sku) => boolean,
  cause: string,
  options: Options = {},
): EventScript => ({
  ...{ id, type, vendor, effect, from, days, factor, fits, cause },
  ...{ count: 1, alert: 'must', isFixed: false, ramp: 0, part: NEW_PART },
  ...{ region: null, becomes: null, story: null },
  ...options,
});

export const kind =
  (...kinds: string[]) =>
  (sku: Sku) =>
    kinds.includes(sku.kind);
export const service = (name: string) => (sku: Sku) => sku.service === name;
