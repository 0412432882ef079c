// Resolvers of cost analytics.
import type { CostItem } from '../../__generated__/graph-types.ts';
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
import { edgeOf } from './table/item-edges.ts';
import { itemNames } from './table/item-names.ts';
import { byFirstGroupings, itemRows, sortRows } from './table/item-rows.ts';
import { findItems, pageOf, totalOfItems } from './table/item-table.ts';
import { shownOfFound, shownTable } from './table/shown-items.ts';

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
    costSaving: (_viewer, { query }, { costSavings }) => costSavings.saving(query),
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
    items: async (series, { isNested, search, searchIn, sort, ...paging }, { viewer }, info) => {
      const found = findItems(series, { search, searchIn }, sort, itemNames(series.groupings));
      const isSearched = Boolean(search?.trim());
      const total = totalOfItems(series, found, isSearched);
      const isShown =
        fieldsSelected(info, ['edges']).has('shown') || fieldsSelected(info, []).has('shownTotal');
      const table = isShown ? shownTable(series, await viewer.currencyChoice()) : null;
      const rows = table && !isSearched ? table.rows : itemRows(series, found);
      const shown = table && (isSearched ? shownOfFound(table, rows) : table.shown);
      const listed = isNested
        ? sortRows(rows, sort, series.months)
        : found.map((item) => ({ item, rows: [] }));
      const connection = toConnection(pageOf(listed, paging), listed.length, paging);
      const shownOf = (item: CostItem) => shown?.items.get(item) ?? null;
      return {
        ...connection,
        edges: connection.edges.map((edge) => edgeOf(edge, series, shownOf)),
        itemCount: found.length,
        shownTotal: shown?.total ?? null,
        total,
      };
    },
    notes: (series, _arguments, { costNotes }) => costNotes.notes(series.range),
    portions: async (series, { top }, { viewer }, info) => {
      const isShown = fieldsSelected(info, []).has('shownIn');
      const table = isShown ? shownTable(series, await viewer.currencyChoice()) : null;
      return itemPortions(series, top, table?.shown ?? null);
    },
    series: (series, { levels, top }) =>
      topItems(byFirstGroupings(series, levels ?? series.groupings.length), top),
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
