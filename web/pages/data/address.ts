// The state of the page Data as it stands in the address: which page of the loads, and the load whose report is open.
import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import type { DataPageQuery$variables } from '../../__generated__/DataPageQuery.graphql.ts';

export const LOADS_A_PAGE = 30;
const MAX_PAGE = 100_000;

export const dataParsers = {
  page: parseAsInteger.withDefault(1),
  /** Global id of a load. */
  load: parseAsString,
};

const loadAddress: (url: URL) => { page: number } = createLoader({ page: dataParsers.page });

export function dataVariables(url: URL): DataPageQuery$variables {
  return { page: shownPage(loadAddress(url).page) };
}

export function shownPage(page: number): number {
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
