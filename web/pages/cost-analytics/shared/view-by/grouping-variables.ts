// The groupings of the address as the graph takes them.
import { costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { GroupingInput } from '../../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { type Grouping, type GroupingAddress, groupingsOf } from './groupings.ts';

/** What a question of the graph is split by. */
export function groupingVariables(address: GroupingAddress) {
  const [first, ...rest] = groupingsOf(address);
  return {
    ...groupingInput(first ?? { viewBy: address.viewBy, key: null }),
    ...(rest.length > 0 && { thenBy: rest.map(groupingInput) }),
  };
}

function groupingInput({ viewBy, key }: Grouping): GroupingInput {
  const { key: member } = costField(viewBy);
  return { viewBy: GRAPH_VIEW_BYS.wordOf(viewBy), ...(member && { [member]: key }) };
}
