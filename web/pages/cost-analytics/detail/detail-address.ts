// What is opened below the chart and the table, as it stands in the address: whose cost, of which days, how far down, and
// how its billing rows are shown (C-11, C-12).
import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { isDay } from '../../../../lib/calendar/calendar.ts';
import { type DetailColumnId, isDetailColumn } from '../../../../lib/cost/detail-columns.ts';
import { parseAsPage, parseAsPageSize } from '../../../paging.ts';
import { type ColumnLayout, parseLayout, serializeLayout } from './column-layout.ts';

/** The whole range, its last day with data, the month of that day, or a step of the chart. */
export const DETAILS = ['range', 'day', 'month', 'step'] as const;

/** What a cost can be divided by, in the order in which the next one is offered. */
export const PORTION_FIELDS = [
  'product',
  'usage_type',
  'resource',
  'region',
  'account',
  'instance_type',
  'api_operation',
  'charge_type',
  'purchase_option',
  'availability_zone',
  'platform',
  'database',
  'transfer_type',
  'invoice',
] as const;
export type PortionField = (typeof PORTION_FIELDS)[number];

/** A part that was opened: the value of a field. */
export interface DrillStep {
  field: PortionField;
  value: string;
}

const parseAsStep = createParser<DrillStep>({
  parse: (text) => {
    const mark = text.indexOf(':');
    const field = PORTION_FIELDS.find((each) => each === text.slice(0, mark));
    return field ? { field, value: text.slice(mark + 1) } : null;
  },
  serialize: ({ field, value }) => `${field}:${value}`,
  eq: (one, other) => one.field === other.field && one.value === other.value,
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
  by: parseAsStringLiteral(PORTION_FIELDS),
  rowSearch: parseAsString.withDefault(''),
  rowSort: parseAsRowSort,
  rowPage: parseAsPage.withDefault(1),
  rowSize: parseAsPageSize.withDefault(30),
  columns: parseAsLayout,
  groupSet: parseAsString,
};
