// What an analyst would name first: the items that explain a change, or those that a cost is mostly of.
import { shareOf, sumMoney } from '../../../../lib/money/money.ts';

export interface MovedItem {
  /** Of totals, or of averages where those are compared; null where nothing is. */
  change?: { difference: number } | null | undefined;
}

export interface Part<Item> {
  item: Item;
  amount: number;
}

export interface ChangeParts<Item> {
  direction: 'UP' | 'DOWN';
  /** One or two, the largest first; all of them in the direction of the change. */
  with: [Part<Item>, ...Part<Item>[]];
  /** Their share of the change, in percent: more than 100 where others went the other way. */
  share: number;
  /** Even the largest is a trifle beside the change. */
  isSmall: boolean;
  /** The largest that went the other way, where it is no trifle; else null. */
  against: Part<Item> | null;
}

/** A further item is named while it is at least this share of the cost or of its change, in percent. */
const WORTH_A_WORD = 10;

/** Of the items that rose and fell most, the largest first each. Null where nothing changed. */
export function changeParts<Item extends MovedItem>(
  { rising, falling }: { rising: readonly Item[]; falling: readonly Item[] },
  difference: number,
): ChangeParts<Item> | null {
  const sign = Math.sign(difference);
  const partsOf = (items: readonly Item[], direction: number): Part<Item>[] =>
    items
      .map((item) => ({ item, amount: item.change?.difference ?? 0 }))
      .filter(({ amount }) => Math.sign(amount) === direction);
  const [along, back] = sign > 0 ? [rising, falling] : [falling, rising];
  const [first, second] = partsOf(along, sign);
  if (sign === 0 || !first) return null;
  const isWorthAWord = ({ amount }: Part<Item>) =>
    shareOf(Math.abs(amount), Math.abs(difference)) >= WORTH_A_WORD;
  const parts: ChangeParts<Item>['with'] = second && isWorthAWord(second) ? [first, second] : [first];
  return {
    direction: sign > 0 ? 'UP' : 'DOWN',
    with: parts,
    share: shareOf(sumMoney(parts.map(({ amount }) => amount)) * sign, Math.abs(difference)),
    isSmall: !isWorthAWord(first),
    against: partsOf(back, -sign).find(isWorthAWord) ?? null,
  };
}

/** The largest item, and up to two more that are no trifles; none where no item is a part of the total. */
export function largestParts<Item extends { share: number }>(items: readonly Item[]): Item[] {
  return items.slice(0, 3).filter(({ share }, place) => share > 0 && (place === 0 || share >= WORTH_A_WORD));
}
