// The groupings of the address as the graph takes them.
import type { GroupingInput, ViewBy } from '../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { type Grouping, type GroupingAddress, groupingsOf, type ViewByName } from './groupings.ts';

const GRAPH_NAMES: Record<ViewByName, ViewBy> = {
  account: 'ACCOUNT',
  product: 'PRODUCT',
  region: 'REGION',
  tag: 'TAG',
  serviceGroup: 'SERVICE_GROUP',
  instanceType: 'INSTANCE_TYPE',
  usageType: 'USAGE_TYPE',
  project: 'PROJECT',
};

/** What a question of the graph is split by. */
export function groupingVariables(address: GroupingAddress) {
  const [first, ...rest] = groupingsOf(address);
  return {
    ...groupingInput(first ?? { viewBy: address.viewBy, key: null }),
    ...(rest.length > 0 && { thenBy: rest.map(groupingInput) }),
  };
}

function groupingInput({ viewBy, key }: Grouping): GroupingInput {
  return {
    viewBy: GRAPH_NAMES[viewBy],
    ...(viewBy === 'tag' && { tagKey: key }),
    ...(viewBy === 'serviceGroup' && { serviceGroupSet: key }),
  };
}
