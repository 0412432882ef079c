// Resolvers of cost analytics.
import type { CostAnalyticsResolvers } from '../../__generated__/resolvers/cost-analytics.ts';
import { toConnection } from '../../graph/connection.ts';
import { argumentsBelow } from '../../graph/selected-arguments.ts';
import { fieldsSelected } from '../../graph/selected-fields.ts';
import { checkDetailDays, checkListArguments } from './arguments.ts';
import { driversOf } from './compare/drivers.ts';
import { wireColumns } from './detail/detail-columns.ts';
import { itemPortions } from './detail/item-portions.ts';
import { isMonthsSelected } from './months.ts';
import { topItems } from './table/cost-items.ts';
import { itemNames } from './table/item-names.ts';
import { findItems, pageOf, totalOfItems } from './table/item-table.ts';
import { shownItems } from './table/shown-items.ts';

export const costAnalyticsResolvers: CostAnalyticsResolvers = {
  Viewer: {
    costAnalytics: (_viewer, { query }, { costAnalytics }, info) => {
      const drivers = argumentsBelow(info, 'drivers');
      const tops = [...argumentsBelow(info, 'series'), ...argumentsBelow(info, 'portions')];
      checkListArguments(argumentsBelow(info, 'items'), [...tops, ...drivers]);
      return costAnalytics.cost(query, {
        drivers: drivers.length > 0,
        filterLabels: argumentsBelow(info, 'filterLabels').length > 0,
        months: isMonthsSelected(info),
      });
    },
    costBudget: (_viewer, { query }, { costForecasts }) => costForecasts.budget(query),
    costForecast: (_viewer, { query }, { costForecasts }) => costForecasts.forecast(query),
    costDetail: (_viewer, { of }) => {
      checkDetailDays(of);
      return of;
    },
    costFilterOptions: (_viewer, question, { costOptions }) => costOptions.filterOptions(question),
    costExports: (_viewer, _arguments, { exports }) => exports.jobs(),
    costFilterValues: (_viewer, question, { costOptions }) => costOptions.filterValues(question),
  },
  CostAnalytics: {
    drivers: (series, { top }) => driversOf(series, series.driverAnswer, top),
    items: async (series, { search, searchIn, sort, ...paging }, { viewer }, info) => {
      const found = findItems(series, { search, searchIn }, sort, itemNames(series.groupings));
      const isSearched = Boolean(search?.trim());
      const total = totalOfItems(series, found, isSearched);
      const connection = { ...toConnection(pageOf(found, paging), found.length, paging), total };
      const isShown =
        fieldsSelected(info, ['edges']).has('shown') || fieldsSelected(info, []).has('shownTotal');
      if (!isShown) return connection;
      const shown = shownItems(series, found, total, await viewer.currencyChoice(), {
        vendors: series.vendors,
        isSearched,
      });
      return {
        ...connection,
        edges: connection.edges.map((edge) => ({ ...edge, shown: shown.items.get(edge.node) ?? null })),
        shownTotal: shown.total,
      };
    },
    notes: (series, _arguments, { costNotes }) => costNotes.notes(series.range),
    portions: (series, { top }) => itemPortions(series, top),
    series: (series, { top }) => topItems(series, top),
  },
  Mutation: {
    cancelCostExport: (_root, { input }, { exports }) => exports.cancel(input.id),
    deleteCostNote: (_root, { input }, { costNotes }) => costNotes.remove(input),
    mailCostExport: (_root, { input }, { exports }) => exports.mail(input),
    saveCostNote: (_root, { input }, { costNotes }) => costNotes.save(input),
  },
  CostDetail: {
    portions: (query, { by }, { costDetails }, info) =>
      costDetails.portions(query, by, fieldsSelected(info, ['items']).has('relations')),
    rows: async (query, { page, itemsPerPage, ...asked }, { costDetails }, info) => {
      const columns = wireColumns(fieldsSelected(info, ['edges', 'node']));
      const paging = { page, itemsPerPage };
      const { rows, totalCount, ...figures } = await costDetails.rows(query, { ...asked, columns }, paging);
      return { ...toConnection(rows, totalCount, paging), ...figures };
    },
  },
};
