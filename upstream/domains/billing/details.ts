// A month by item, then service, usage type, description and resource (B-08): the rows of a tree, all of its money.
import { addDecimals, compareDecimals } from '../../../lib/money.ts';
import type { billDetails } from '../../contract/billing-details.ts';
import type { ReplyOf, RequestOf } from '../../contract/endpoint.ts';
import type { BilledMonth } from '../../documents/billed-months.ts';
import type { BillFilter, BillGrouping, BillLine } from '../../facts/bill-question.ts';
import { badRequest } from '../../refusal.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { type DetailLayers, detailLayers } from './detail-layers.ts';
import { groupedBy, totalsByCurrency } from './month-bills.ts';

type Reply = ReplyOf<typeof billDetails>;
type Row = Reply['Details'][number];
type Asked = Omit<RequestOf<typeof billDetails>, 'vendor' | 'chargeYear' | 'chargeMonth'>;

/** The most rows of the deepest layer of one answer. */
const MAX_LEAVES = 5000;

/** A leaf of the answer: its keys and names, one a layer. */
interface Leaf {
  currency: string;
  keys: string[];
  names: string[];
  cost: string;
}

export async function detailsOf(billing: Billing, { month }: BilledMonth, asked: Asked): Promise<Reply> {
  const shape = await detailLayers(billing, month, asked);
  const { under = null, layers = 4 } = asked;
  const above = under?.keys.length ?? 0;
  if (above >= shape.layers.length) throw badRequest('There is no layer below that row.', 'under');
  const filters = under === null ? [] : filtersUnder(shape, under);
  let last = Math.min(shape.layers.length, above + layers);
  let leaves = await leavesOf(billing, month, shape, filters, above, last);
  while (leaves === null && last > above + 1) {
    last -= 1;
    leaves = await leavesOf(billing, month, shape, filters, above, last);
  }
  if (leaves === null) throw badRequest('There are too many rows to show.', 'viewBy');
  const tree = { shape, last, prefix: under?.keys ?? [] };
  const totals = totalsByCurrency(leaves);
  return {
    layers: last,
    totals: totals.map(({ currency, cost }) => ({ currency, cost: Number(cost) })),
    Details: totals.flatMap(({ currency }) =>
      rowsOf(
        (leaves ?? []).filter((leaf) => leaf.currency === currency),
        0,
        tree,
      ),
    ),
    tagInfo: shape.tagKey === null ? null : { tagKey: shape.tagKey },
    serviceGroupInfo: shape.set && { serviceGroupSetNm: shape.set.set, groups: shape.set.groups },
  };
}

function filtersUnder({ layers, filtersOf }: DetailLayers, under: NonNullable<Asked['under']>): BillFilter[] {
  const [item, ...rest] = under.keys;
  return [
    { column: 'currency', values: [under.currency] },
    ...(item === undefined ? [] : isSingle(layers[0]) ? [filterOf(layers[0][0], item)] : filtersOf(item)),
    ...rest.flatMap((key, index) => {
      const layer = layers[index + 1];
      return isSingle(layer) ? [filterOf(layer[0], key)] : [];
    }),
  ];
}

function isSingle(layer: readonly BillGrouping[] | undefined): layer is readonly [BillGrouping] {
  return layer?.length === 1;
}

function filterOf(grouping: BillGrouping, value: string): BillFilter {
  return typeof grouping === 'object' && 'column' in grouping
    ? { column: grouping.column, values: [value] }
    : { dimension: grouping, values: [value] };
}

/** Layers after `above` up to `last`; null where there are too many. */
async function leavesOf(
  billing: Billing,
  month: string,
  { layers, itemOf }: DetailLayers,
  filters: readonly BillFilter[],
  above: number,
  last: number,
): Promise<Leaf[] | null> {
  const asked = layers.slice(above, last);
  const lines = await billing.facts.bill({
    ...scopeOf(billing, { start: month, end: month }),
    filters,
    groupBy: asked.flat(),
    measures: ['billed'],
    maxLines: MAX_LEAVES,
  });
  const width = asked[0]?.length ?? 1;
  return (
    lines?.map(({ currency, keys, labels, sums }: BillLine): Leaf => {
      const first =
        above === 0
          ? itemOf(keys.slice(0, width), labels.slice(0, width), currency)
          : { key: keys[0] ?? '', name: labels[0] ?? '' };
      return {
        currency,
        keys: [first.key, ...keys.slice(width)],
        names: [first.name, ...labels.slice(width)],
        cost: sums[0] ?? '0',
      };
    }) ?? null
  );
}

interface Tree {
  shape: DetailLayers;
  last: number;
  prefix: readonly string[];
}

/** Rows of one parent with all that is below them; `depth` is counted in the keys of leaves. */
function rowsOf(leaves: readonly Leaf[], depth: number, tree: Tree): Row[] {
  const { shape, last, prefix } = tree;
  const layer = prefix.length + depth + 1;
  const siblings = [...groupedBy(leaves, ({ keys }) => keys[depth] ?? '')].map(([key, own]) => ({
    key,
    own,
    cost: addDecimals(own.map(({ cost }) => cost)),
  }));
  // What only has a row without a name below it has nothing to tell apart there.
  if (depth > 0 && siblings.length === 1 && siblings[0]?.key === '') return [];
  const nameless = (key: string) => Number(key === '');
  siblings.sort(
    (one, other) =>
      nameless(one.key) - nameless(other.key) ||
      compareDecimals(other.cost, one.cost) ||
      (one.key < other.key ? -1 : 1),
  );
  return siblings.flatMap(({ key, own, cost }) => {
    const below = layer < last ? rowsOf(own, depth + 1, tree) : [];
    const [first] = own;
    const row: Row = {
      currency: first?.currency ?? '',
      layer,
      keys: [...prefix, ...(first?.keys.slice(0, depth + 1) ?? [])],
      name: own.find(({ keys, names }) => names[depth] !== keys[depth])?.names[depth] ?? key,
      placeholder: key === '' ? (layer === 1 ? shape.placeholder : 'NONE') : null,
      cost: Number(cost),
      hasChildren: layer < last ? below.length > 0 : layer < shape.layers.length,
    };
    return [row, ...below];
  });
}
