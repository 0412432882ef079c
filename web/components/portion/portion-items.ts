// Items of cost as parts of a ring and lines of a list: label, stable colour, and the ones that others stand for.
import { seriesIdOf } from '../../charts/series/cost-series.ts';
import { itemColour } from '../../charts/series/series-colours.ts';
import { OTHERS_VARIABLE } from '../../theme/palette.ts';
import type { NamedItem } from '../cost-items/useItemLabel.ts';
import type { VendorPart } from '../vendors/item-vendors.ts';
import type { Vendor } from '../vendors/vendors.ts';

/** An item as the graph gives it. */
export interface PortionLike {
  key: string;
  label: string;
  /** The name of each of its keys; left out where it has one. */
  labels?: readonly string[];
  vendor: Vendor | null | undefined;
  cost: number;
  /** Percent of the whole. */
  share: number;
  /** What stands for its cost where a table beside it has it too: in the currency that the reader wants. */
  shown?: number | null | undefined;
  isOthers: boolean;
  othersCount: number;
  /** Of an item of several vendors: what each has of it. */
  byVendor?: readonly VendorPart[] | null | undefined;
}

export interface PortionItem {
  id: string;
  key: string;
  label: string;
  /** Null where it is of several. */
  vendor: Vendor | null;
  /** The CSS variable. */
  colour: string;
  cost: number;
  share: number;
  /** Null: it is rounded with the items beside it. */
  shown: number | null;
  isOthers: boolean;
  /** Of an item of several vendors: what each has of it, by falling cost. */
  byVendor: readonly VendorPart[];
  /** Of others: the items that they stand for, where they are known. */
  members: readonly PortionItem[];
}

interface PortionOptions {
  /** What the items are, so that each has the colour that it has everywhere. */
  kind: string;
  labelOf: (item: NamedItem & Pick<PortionLike, 'labels'>) => string;
}

/** Others come last and gray, regardless of their cost. */
export function portionItems(
  items: readonly (PortionLike & { members: readonly PortionLike[] })[],
  options: PortionOptions,
): PortionItem[] {
  const ordered = [...items.filter(({ isOthers }) => !isOthers), ...items.filter(({ isOthers }) => isOthers)];
  return ordered.map((item) => ({
    ...portionItem(item, options),
    members: item.members.map((member) => ({ ...portionItem(member, options), colour: OTHERS_VARIABLE })),
  }));
}

function portionItem(item: PortionLike, { kind, labelOf }: PortionOptions): PortionItem {
  // Each vendor may have others of its own.
  const id = item.isOthers && item.vendor ? `${item.vendor} others` : seriesIdOf(item);
  return {
    id,
    key: item.key,
    label: labelOf(item),
    vendor: item.vendor ?? null,
    colour: item.isOthers ? OTHERS_VARIABLE : itemColour(kind, id, item.vendor),
    cost: item.cost,
    share: item.share,
    shown: item.shown ?? null,
    isOthers: item.isOthers,
    byVendor: item.byVendor ?? [],
    members: [],
  };
}
