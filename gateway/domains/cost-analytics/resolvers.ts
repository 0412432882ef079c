// Resolvers of cost analytics.
import type { Resolvers } from '../../__generated__/resolver-types.ts';
import { toConnection } from '../../graph/connection.ts';
import { argumentsBelow } from '../../graph/selected-arguments.ts';
import { checkDetailDays, checkListArguments } from './arguments.ts';
import { findItems, pageOf, topItems } from './cost-items.ts';

export const costAnalyticsResolvers: Resolvers = {
  Viewer: {
    costAnalytics: (_viewer, { query }, { costAnalytics }, info) => {
      checkListArguments(argumentsBelow(info, 'items'), argumentsBelow(info, 'series'));
      return costAnalytics.cost(query);
    },
    costDetail: (_viewer, { of }) => {
      checkDetailDays(of);
      return of;
    },
    costFilterOptions: (_viewer, { range, vendors }, { costAnalytics }) =>
      costAnalytics.filterOptions(range, vendors),
  },
  CostAnalytics: {
    items: (series, { search, sort, ...paging }) => {
      const found = findItems(series.items, search, sort);
      return toConnection(pageOf(found, paging), found.length, paging);
    },
    series: (series, { top }) => topItems(series, top),
  },
  CostDetail: {
    portions: (query, _arguments, { costAnalytics }) => costAnalytics.portions(query),
    rows: async (query, paging, { costAnalytics }) => {
      const { rows, totalCount, currency, total } = await costAnalytics.detailRows(query, paging);
      return { ...toConnection(rows, totalCount, paging), currency, total };
    },
  },
};
