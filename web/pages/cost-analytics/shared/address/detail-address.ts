// What is opened below the chart and the table, as it is in the address: whose cost, of which days, how far down, and
// how its billing rows are shown (C-11, C-12).
import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { isDay } from '../../../../../lib/calendar/calendar.ts';
import type { DividerId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_DIVIDERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { type DetailColumnId, isDetailColumn } from '../../../../../lib/cost/detail-columns.ts';
import { parseAsPage, parseAsPageSize } from '../../../../paging.ts';
import { type ColumnLayout, parseLayout, serializeLayout } from './column-layout.ts';

/** The whole range, its last day with data, the month of that day, or a step of the chart. */
export const DETAILS = ['range', 'day', 'month', 'step'] as const;

/** A part that was opened: the value of a field. */
export interface DrillStep {
  field: DividerId;
  value: string;
}

const parseAsStep = createParser<DrillStep>({
  parse: (text) => {
    const mark = text.indexOf(':');
    const field = ADDRESS_DIVIDERS.find(text.slice(0, Math.max(mark, 0)));
    return field ? { field, value: text.slice(mark + 1) } : null;
  },
  serialize: ({ field, value }) => `${ADDRESS_DIVIDERS.wordOf(field)}:${value}`,
  eq: (one, other) => one.field === other.field && one.value === other.value,
});

const parseAsDivider = createParser<DividerId>({
  parse: ADDRESS_DIVIDERS.find,
  serialize: ADDRESS_DIVIDERS.wordOf,
});

export interface RowSort {
  by: DetailColumnId;
  order: 'asc' | 'desc';
}

const parseAsRowSort = createParser<RowSort>({
  parse: (text) => {
    const [by = '', order] = text.split('.');
    return isDetailColumn(by) && (order === 'asc' || order === 'desc') ? { by, order } : null;
  },
  serialize: ({ by, order }) => `${by}.${order}`,
  eq: (one, other) => one.by === other.by && one.order === other.order,
});

const parseAsLayout = createParser<ColumnLayout[]>({
  parse: parseLayout,
  serialize: serializeLayout,
  eq: (one, other) => serializeLayout(one) === serializeLayout(other),
});

const parseAsDay = createParser<string>({ parse: (text) => (isDay(text) ? text : null), serialize: String });

export const detailParsers = {
  item: parseAsString,
  detail: parseAsStringLiteral(DETAILS).withDefault('range'),
  stepStart: parseAsDay,
  stepEnd: parseAsDay,
  path: parseAsArrayOf(parseAsStep).withDefault([]),
  by: parseAsDivider,
  rowSearch: parseAsString.withDefault(''),
  rowSort: parseAsRowSort,
  rowPage: parseAsPage.withDefault(1),
  rowSize: parseAsPageSize.withDefault(30),
  columns: parseAsLayout,
  groupSet: parseAsString,
};
