// The table of items as a file, with a column a month or a step of the chart where those are asked for: made from the
// very answer that the screen shows, whole.

import { type DateRange, firstOfMonth, lastOfMonth } from '../../lib/calendar/calendar.ts';
import { costField, type ViewById } from '../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId } from '../../lib/catalogue/derived/cost-field-names.ts';
import { GRAPH_VIEW_BYS } from '../../lib/catalogue/derived/cost-field-words.ts';
import type { Language } from '../../lib/catalogue/languages.ts';
import { exportFileName } from '../../lib/cost/exports.ts';
import { dayIn } from '../../lib/files/cell-text.ts';
import { MEDIA_TYPES, type TableRow } from '../../lib/files/table-columns.ts';
import { roundingOf, shownCurrency } from '../../lib/money/shown-currency.ts';
import { type AskedCost, type Fact, questionAddress, questionFacts } from '../../lib/node/cost-question.ts';
import { tableFile } from '../../lib/node/files/table-file.ts';
import { textsOf } from '../../lib/node/texts.ts';
import type {
  AxisPoint,
  CompareMode,
  CostExportInput,
  CostGrouping,
  CostItem,
  TimeUnit,
} from '../__generated__/graph-types.ts';
import type { GatewayContext } from '../context.ts';
import { checkSort } from '../domains/cost-analytics/arguments.ts';
import type { ComparedSeries } from '../domains/cost-analytics/compare/compare.ts';
import { isSortedByMonth } from '../domains/cost-analytics/months.ts';
import { itemNames } from '../domains/cost-analytics/table/item-names.ts';
import { itemRows } from '../domains/cost-analytics/table/item-rows.ts';
import { findItems, totalOfItems } from '../domains/cost-analytics/table/item-table.ts';
import { shownOfFound, shownTable } from '../domains/cost-analytics/table/shown-items.ts';
import { inputError } from '../errors.ts';
import { analysisParameters } from './analysis-parameters.ts';
import { queryOf } from './export-source.ts';
import type { FileHead } from './file-response.ts';
import {
  type ComparedWith,
  displayedSummary,
  type ItemLevel,
  type MonthHead,
  rawSummary,
  type SummaryLines,
} from './summary-table.ts';
import { FILE_FORMATS, TABLE_MODES } from './wire-words.ts';

export async function summaryFile(
  { viewer, costAnalytics, language }: GatewayContext,
  input: CostExportInput,
  publicUrl: string,
): Promise<FileHead & { body: AsyncIterable<Uint8Array> }> {
  const { search, searchIn, sort, appearance } = input;
  const isSeries = input.part === 'SERIES';
  const months = input.months || isSeries;
  checkSort(sort);
  const query = queryOf(input.query);
  const [answer, currencies, company, { companyId }, user] = await Promise.all([
    costAnalytics.cost(query, { months: (months && !isSeries) || isSortedByMonth(sort) }),
    viewer.currencyChoice(),
    viewer.companyName(),
    viewer.commonContext(),
    viewer.user(),
  ]);
  const stepped = new Map(isSeries ? answer.items.map((item) => [item, withSteps(item)]) : []);
  const series = isSeries ? seriesOf(answer, stepped) : answer;
  const isSearched = Boolean(search?.trim());
  const found = findItems(answer, { search, searchIn }, sort, itemNames(series.groupings)).map(
    (item) => stepped.get(item) ?? item,
  );
  const total = totalOfItems(series, found, isSearched);
  const { vendors } = series;
  const { isCut } = roundingOf(shownCurrency(currencies, series.currency), vendors);
  const table = shownTable(series, currencies);
  const shown = isSearched ? shownOfFound(table, itemRows(series, found)) : table.shown;
  const lines: SummaryLines = {
    currency: series.currency,
    compared: comparedWith(series, query.compare, language),
    items: found,
    months: months
      ? (series.months ?? []).map((step) => stepHead(step, isSeries ? query.unit : 'MONTH', language))
      : [],
    others: isSearched ? null : series.others,
    total,
    shownOf: isCut ? (item) => (item === total ? shown.total : shown.items.get(item)) : null,
    found: isSearched ? found.length : null,
  };
  const texts = textsOf(language);
  const { columns, rows } =
    appearance === 'RAW'
      ? rawSummary(
          lines,
          series.groupings.length,
          query.basis === 'EFFECTIVE' ? 'EffectiveCost' : 'BilledCost',
        )
      : displayedSummary(
          lines,
          TABLE_MODES[input.mode],
          itemLevels(series.groupings, language),
          currencies,
          texts,
        );
  const format = FILE_FORMATS[input.format];
  if (format === 'parquet') throw inputError('format', 'Parquet is for raw details alone');
  const asked: AskedCost = {
    ...{ companyId, company, range: series.range, vendors, filters: series.filters, items: [] },
    ...{ isAmortizedCost: query.basis === 'EFFECTIVE', search: search?.trim() || undefined },
    compared: series.compareRange,
  };
  const answered = {
    ...{ currency: shownCurrency(currencies, series.currency), rates: series.rates },
    dataVersion: user.curCmpnDataNumber,
  };
  const facts: Fact[] = [
    ...questionFacts(asked, answered, language),
    [
      texts('cost-analytics.exportMail.open'),
      questionAddress(asked, publicUrl, analysisParameters(input, query, series.compareRange)),
    ],
  ];
  const isBare = appearance === 'RAW' && format === 'csv';
  const madeOn = new Date().toISOString().slice(0, 10);
  return {
    name: exportFileName({
      company,
      part: isSeries ? 'series' : 'summary',
      range: series.range,
      madeOn,
      format,
    }),
    mediaType: MEDIA_TYPES[format],
    rowCount: rows.length,
    body: tableFile(
      format,
      texts('cost-analytics.table.name'),
      columns,
      oneBatch(rows),
      isBare ? null : { name: texts('cost-analytics.file.question'), facts },
    ),
  };
}

/** Each line with its amounts by step of the axis in the place of those by month. */
function seriesOf<Series extends ComparedSeries>(
  series: Series,
  stepped: ReadonlyMap<CostItem, CostItem>,
): Series {
  const { axis, others, total } = series;
  return {
    ...series,
    months: axis,
    items: [...stepped.values()],
    others: others && withSteps(others),
    total: withSteps(total),
  };
}

function withSteps(item: CostItem): CostItem {
  return { ...item, months: item.amounts };
}

/** As on screen: a whole month by its name, a part of one by its days; a day or week by its days. */
function stepHead({ date, endDate }: AxisPoint, unit: TimeUnit, language: Language): MonthHead {
  if (unit !== 'MONTH') return { id: date, head: daysText({ start: date, end: endDate }, language) };
  const id = date.slice(0, 7);
  const isWhole = date === firstOfMonth(date) && endDate === lastOfMonth(date);
  if (!isWhole) return { id, head: daysText({ start: date, end: endDate }, language) };
  const [year, month] = id.split('-');
  return { id, head: language === 'en' ? `${month}/${year}` : `${year}/${month}` };
}

function daysText({ start, end }: DateRange, language: Language): string {
  return [...new Set([start, end])].map((day) => dayIn(day, language)).join(' – ');
}

function comparedWith(
  { compareRange, compareOptions }: ComparedSeries,
  mode: CompareMode,
  language: Language,
): ComparedWith | null {
  if (!compareRange) return null;
  return {
    compare: mode === 'LAST_PERIOD' ? 'last_period' : 'custom',
    range: `${daysText(compareRange, language)} UTC`,
    isAverage: compareOptions.cost === 'AVERAGE',
  };
}

/** As on screen: `alias [id]` for accounts, a phrase for others and for what has no name; each grouping by itself. */
function itemLevels(groupings: readonly CostGrouping[], language: Language): ItemLevel[] {
  const texts = textsOf(language);
  const nameOf = (key: string, label: string, kind: ViewById) => {
    if (key === '') return texts('platform.item.none', { kind });
    return costField(kind).named === 'beforeId' && label !== key ? `${label} [${key}]` : label;
  };
  return groupings.map(({ viewBy, tagKey, serviceGroupSet }, level) => {
    const kind = GRAPH_VIEW_BYS.idOf(viewBy);
    const key = tagKey ?? serviceGroupSet;
    const field = texts(fieldTextId(kind));
    const named = key ? `${field}: ${key}` : field;
    return {
      head: groupings.length === 1 ? texts('cost-analytics.column.item') : named,
      labelOf: ({ keys, labels, isOthers, othersCount }) => {
        if (isOthers) return level === 0 ? texts('platform.item.others', { count: othersCount }) : null;
        return nameOf(keys[level] ?? '', labels[level] ?? keys[level] ?? '', kind);
      },
    };
  });
}

async function* oneBatch(rows: readonly TableRow[]): AsyncGenerator<readonly TableRow[]> {
  yield rows;
}
