// The state of the page Service categories as it stands in the address: search, what is shown, order and page.
import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { parseAsPage, parseAsPageSize } from '../../paging.ts';

export const SHOWN = ['all', 'changed', 'other'] as const;
export const ORDERS = ['product', 'cost', 'category'] as const;
export type Order = (typeof ORDERS)[number];

export const categoriesParsers = {
  search: parseAsString.withDefault(''),
  show: parseAsStringLiteral(SHOWN).withDefault('all'),
  order: parseAsStringLiteral(ORDERS).withDefault('cost'),
  direction: parseAsStringLiteral(['asc', 'desc']).withDefault('desc'),
  page: parseAsPage.withDefault(1),
  size: parseAsPageSize.withDefault(50),
};

export type CategoriesAddress = inferParserType<typeof categoriesParsers>;
