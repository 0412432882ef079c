// Resolvers of the entries of the graph: the viewer, and objects by their global id.
import { CONTENT_TYPES } from '../../lib/widgets/widget-types.ts';
import type { GraphResolvers } from '../__generated__/resolvers/graph.ts';
import type { GatewayContext } from '../context.ts';
import { contentOfId } from '../domains/dashboard/widgets/widget-content.ts';
import { inputError } from '../errors.ts';
import { fromGlobalId } from './global-id.ts';

/** The most ids that one `nodes` asks for. */
const MAX_NODES = 100;

export const graphResolvers: GraphResolvers = {
  CostItem: {
    isBilled: ({ amounts, total }) => wasBilled(amounts, total),
    isCompareBilled: ({ compareAmounts, compareTotal }) =>
      compareAmounts ? wasBilled(compareAmounts, compareTotal ?? 0) : null,
  },
  Query: {
    node: (_root, { id }, context) => nodeOf(id, context),
    nodes: (_root, { ids }, context) => {
      if (ids.length > MAX_NODES) throw inputError('ids', `ids must name at most ${MAX_NODES} objects`);
      return Promise.all(ids.map((id) => nodeOf(id, context)));
    },
    viewer: (_root, _arguments, { viewer }) => viewer,
  },
};

/** Days that stand against no step are in the total alone. */
function wasBilled(amounts: readonly (number | null | undefined)[], total: number): boolean {
  return total !== 0 || amounts.some((amount) => typeof amount === 'number');
}

function nodeOf(
  id: string,
  { anomalies, anomalyRules, dashboards, dataChanges, loads, platform, savedFilters }: GatewayContext,
) {
  const type = fromGlobalId(id)?.type;
  if (CONTENT_TYPES.some((content) => content === type)) return contentOfId(id);
  switch (type) {
    case 'Anomaly':
      return anomalies.node(id);
    case 'AnomalyRule':
      return anomalyRules.node(id);
    case 'Dashboard':
      return dashboards.node(id);
    case 'DataChange':
      return dataChanges.node(id);
    case 'LoadRun':
      return loads.node(id);
    case 'SavedFilter':
      return savedFilters.node(id);
    default:
      return platform.node(id);
  }
}
