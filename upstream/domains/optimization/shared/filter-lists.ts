// What requests about commitments can be filtered by: the values that occur in their rows.
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import type { CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { Grouping, Scope, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { groupedBy } from '../../shared/grouped-by.ts';

/** The most values that are listed of a filter. */
const MAX_VALUES = 1000;

/** By falling cost of the rows in scope; rows without a value give none. */
export async function filterLists(
  facts: RequestFacts,
  scope: Scope,
  measure: SumMeasure = 'effective',
): Promise<FilterReply> {
  const ask = async (...groupBy: Grouping[]) => {
    const question = { ...scope, measures: [measure], groupBy, unit: null, limit: MAX_VALUES, skip: 0 };
    return (await facts.cost(question)).groups;
  };
  const [accounts, products, regions, families] = await Promise.all([
    ask('account'),
    ask('serviceCategory', 'product'),
    ask('region'),
    ask('instanceFamily'),
  ]);
  return {
    accounts: codedOf(accounts),
    products: productsOf(categoriesOf(products)),
    regions: codedOf(regions),
    instanceFamilies: codedOf(families).map(({ code }) => code),
  };
}

function codedOf(groups: readonly CostGroup[]): FilterReply['regions'] {
  return groups
    .map(({ keys: [code = ''], labels: [name = ''] }) => ({ code, name }))
    .filter(({ code }) => code !== '');
}

/** By product, in the order of the groups; of a product that two of them have the first. */
export function categoriesOf(groups: readonly Pick<CostGroup, 'keys'>[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const {
    keys: [category = '', product = ''],
  } of groups)
    if (product !== '' && !known.has(product)) known.set(product, category);
  return known;
}

/** A category before its products. */
export function productsOf(known: ReadonlyMap<string, string>): FilterReply['products'] {
  return [...groupedBy([...known], ([, category]) => category)].flatMap(([category, own]) => {
    const codes = own.map(([product]) => product);
    const parentCode = category === '' ? null : category;
    const children = codes.map((code) => ({ code, name: code, parentCode, codes: [code] }));
    if (parentCode === null) return children;
    return [{ code: parentCode, name: parentCode, parentCode: null, codes }, ...children];
  });
}
