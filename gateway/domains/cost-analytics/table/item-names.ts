// What an item is called in each field that a table is split by: where its search looks (C-10).
import { sameField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_SEARCHES, GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { CostGrouping } from '../../../__generated__/graph-types.ts';
import type { NamesOf } from './item-table.ts';

/** Key and label of an item in a field, or in all of them; a project is an account. */
export function itemNames(groupings: readonly Pick<CostGrouping, 'viewBy'>[]): NamesOf {
  const fields = groupings.map(({ viewBy }) => sameField(GRAPH_VIEW_BYS.idOf(viewBy)));
  return ({ keys, labels }, field) =>
    fields.flatMap((each, place) =>
      field === 'ALL' || GRAPH_SEARCHES.idOf(field) === each ? [keys[place] ?? '', labels[place] ?? ''] : [],
    );
}
