// A month by item, then service, usage type, description and resource (B-08): the rows of a tree, all of its money.
import type { billDetails } from '../../../contract/billing/details.ts';
import type { ReplyOf, RequestOf } from '../../../contract/endpoint.ts';
import { badRequest } from '../../../refusal.ts';
import type { BilledMonth } from '../../../stores/documents/loads/billed-months.ts';
import type { BillFilter, BillGrouping } from '../../../stores/facts/questions/bill-question.ts';
import { type Billing, scopeOf } from '../billing-scope.ts';
import type { ContractAmounts } from '../contract-amounts.ts';
import { totalsByCurrency } from '../month-bills.ts';
import { type DetailLayers, detailLayers } from './detail-layers.ts';
import { type DetailLeaf, type DetailRow, detailRows } from './detail-tree.ts';

type Asked = Omit<RequestOf<typeof billDetails>, 'vendor' | 'chargeYear' | 'chargeMonth'>;

/** The most rows of the deepest layer of one answer. */
const MAX_LEAVES = 5000;
/** The same, also grouped by what the contract says. */
const MAX_CHARGED_LEAVES = 20_000;

/** In exact decimals. */
export interface BillDetails {
  /** The deepest layer of the rows. */
  last: number;
  totals: { currency: string; cost: string }[];
  rows: DetailRow[];
  shape: DetailLayers;
}

export async function detailsOf(
  billing: Billing,
  billed: BilledMonth,
  asked: Asked,
  amounts: ContractAmounts | null = null,
): Promise<ReplyOf<typeof billDetails>> {
  const { last, totals, rows, shape } = await billDetailsOf(billing, billed.month, asked, amounts);
  return {
    layers: last,
    totals: totals.map(({ currency, cost }) => ({ currency, cost: Number(cost) })),
    Details: rows.map((row) => ({ ...row, cost: Number(row.cost) })),
    tagInfo: shape.tagKey === null ? null : { tagKey: shape.tagKey },
    serviceGroupInfo: shape.set && { serviceGroupSetNm: shape.set.set, groups: shape.set.groups },
  };
}

/** As many of the layers asked for as do not have too many rows; with `amounts` as the bill charges them. */
export async function billDetailsOf(
  billing: Billing,
  month: string,
  asked: Asked,
  amounts: ContractAmounts | null = null,
): Promise<BillDetails> {
  const shape = await detailLayers(billing, month, asked);
  const { under = null, layers = 4 } = asked;
  const prefix = under?.keys ?? [];
  if (prefix.length >= shape.layers.length) throw badRequest('There is no layer below that row.', 'under');
  const filters = under === null ? [] : filtersUnder(shape, under);
  for (let last = Math.min(shape.layers.length, prefix.length + layers); last > prefix.length; last -= 1) {
    const leaves = await leavesOf(billing, month, shape, { filters, amounts }, [prefix.length, last]);
    if (leaves === null) continue;
    const tree = { placeholder: shape.placeholder, last, prefix };
    const totals = totalsByCurrency(leaves, billing.byWorth);
    const rows = totals.flatMap(({ currency }) =>
      detailRows(
        leaves.filter((leaf) => leaf.currency === currency),
        tree,
      ),
    );
    return { last, totals, rows, shape };
  }
  throw badRequest('There are too many rows to show.', 'viewBy');
}

function filtersUnder({ layers, filtersOf }: DetailLayers, under: NonNullable<Asked['under']>): BillFilter[] {
  return [
    { column: 'currency', values: [under.currency] },
    ...under.keys.flatMap((key, index) => {
      const [grouping] = layers[index] ?? [];
      if (index === 0 || grouping === undefined) return filtersOf(key);
      return [filterOf(grouping, key)];
    }),
  ];
}

function filterOf(grouping: BillGrouping, value: string): BillFilter {
  return typeof grouping === 'object' && 'column' in grouping
    ? { column: grouping.column, values: [value] }
    : { dimension: grouping, values: [value] };
}

/** Of the layers after the first number up to the second; null where there are too many. */
async function leavesOf(
  billing: Billing,
  month: string,
  { layers, itemOf }: DetailLayers,
  { filters, amounts }: { filters: readonly BillFilter[]; amounts: ContractAmounts | null },
  [above, last]: [number, number],
): Promise<DetailLeaf[] | null> {
  const asked = layers.slice(above, last);
  const [next] = layers[last] ?? [];
  const lines = await billing.facts.bill({
    ...scopeOf(billing, { start: month, end: month }),
    filters,
    groupBy: [...asked.flat(), ...(amounts?.groupings ?? [])],
    // Of a layer that is no dimension nothing can be counted: it is there to be opened.
    measures: ['billed', ...(typeof next === 'string' ? [{ distinct: next }] : [])],
    maxLines: amounts ? MAX_CHARGED_LEAVES : MAX_LEAVES,
  });
  if (lines === null) return null;
  const width = asked[0]?.length ?? 1;
  return lines.map((line) => {
    const {
      currency,
      sums: [billed = '0', below],
    } = line;
    const end = line.keys.length - (amounts?.groupings.length ?? 0);
    const [keys, labels] = [line.keys.slice(0, end), line.labels.slice(0, end)];
    const item = { key: keys[0] ?? '', name: labels[0] ?? '' };
    const first = above === 0 ? itemOf(keys.slice(0, width), labels.slice(0, width), currency) : item;
    return {
      currency,
      keys: [first.key, ...keys.slice(width)],
      names: [first.name, ...labels.slice(width)],
      cost: amounts ? amounts.chargedOf(line) : billed,
      hasBelow: next !== undefined && below !== '0',
    };
  });
}
