// What an analyst would name first: the items that explain a change, or those that a cost is mostly of.
import { differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';

type Amounts = readonly (number | null | undefined)[];

export interface CostItem {
  isOthers: boolean;
  amounts: Amounts;
  compareAmounts?: Amounts | null | undefined;
  /** Of all compared days, also of those that stand against no day; their sum when left out. */
  compareTotal?: number | null | undefined;
}

export interface Part<Item> {
  item: Item;
  amount: number;
}

export interface ChangeParts<Item> {
  direction: 'UP' | 'DOWN';
  /** One or two, the largest first; all of them in the direction of the change. */
  with: Part<Item>[];
  /** Their share of the change, in percent: more than 100 where others went the other way. */
  share: number;
  /** The largest that went the other way, where it is no trifle; else null. */
  against: Part<Item> | null;
}

/** A further item is named while it is at least this share of the stated change, in percent. */
const WORTH_A_WORD = 10;

/** Null where nothing changed, or only items that have no name. */
export function changeParts<Item extends CostItem>(
  items: readonly Item[],
  difference: number,
): ChangeParts<Item> | null {
  if (difference === 0) return null;
  const sign = Math.sign(difference);
  const named = items.flatMap((item) => {
    if (item.isOthers || !item.compareAmounts) return [];
    const before = item.compareTotal ?? sumOf(item.compareAmounts);
    return [{ item, amount: differenceOf(sumOf(item.amounts), before) }];
  });
  const shareOfChange = ({ amount }: Part<Item>) => shareOf(amount * sign, Math.abs(difference));
  const bySize = named.toSorted((one, other) => shareOfChange(other) - shareOfChange(one));
  const [first, second] = bySize;
  if (!first || shareOfChange(first) < WORTH_A_WORD) return null;
  const parts = second && shareOfChange(second) >= WORTH_A_WORD ? [first, second] : [first];
  const last = bySize.at(-1);
  return {
    direction: sign > 0 ? 'UP' : 'DOWN',
    with: parts,
    share: shareOf(sumMoney(parts.map(({ amount }) => amount)) * sign, Math.abs(difference)),
    against: last && -shareOfChange(last) >= WORTH_A_WORD ? last : null,
  };
}

/** One to three of what a cost is mostly of, each with its percent; none where the total is nothing or less. */
export function largestParts<Item extends CostItem>(
  items: readonly Item[],
  total: number,
): { item: Item; share: number }[] {
  if (total <= 0) return [];
  return items
    .filter(({ isOthers }) => !isOthers)
    .map((item) => ({ item, share: shareOf(sumOf(item.amounts), total) }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 3)
    .filter(({ share }) => share >= WORTH_A_WORD);
}

function sumOf(amounts: Amounts): number {
  return sumMoney(amounts.map((amount) => amount ?? 0));
}
