// What an item is called in each field that a table is split by: where its search looks (C-10).
import type { CostGrouping } from '../../../__generated__/graph-types.ts';
import type { NamesOf } from './item-table.ts';

/** Key and label of an item in a field, or in all of them; a project is an account. */
export function itemNames(groupings: readonly Pick<CostGrouping, 'viewBy'>[]): NamesOf {
  const fields = groupings.map(({ viewBy }) => (viewBy === 'PROJECT' ? 'ACCOUNT' : viewBy));
  return ({ keys, labels }, field) =>
    fields.flatMap((each, place) =>
      field === 'ALL' || field === each ? [keys[place] ?? '', labels[place] ?? ''] : [],
    );
}
