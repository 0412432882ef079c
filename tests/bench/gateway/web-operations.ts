// The operations that pages of the web ask, with the variables of an address: what the gateway mostly answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLoader } from 'nuqs/server';
import type { BillingPageQuery } from '../../../web/__generated__/BillingPageQuery.graphql.ts';
import type { CostAnalyticsPageQuery } from '../../../web/__generated__/CostAnalyticsPageQuery.graphql.ts';
import type { DashboardPageQuery } from '../../../web/__generated__/DashboardPageQuery.graphql.ts';
import type { DetailRowsQuery } from '../../../web/__generated__/DetailRowsQuery.graphql.ts';
import type { FilterValuesQuery } from '../../../web/__generated__/FilterValuesQuery.graphql.ts';
import { billingParameters } from '../../../web/pages/billing/address.ts';
import { billingVariables } from '../../../web/pages/billing/variables.ts';
import { rowVariables } from '../../../web/pages/cost-analytics/detail/drill.ts';
import { analyticsParsers } from '../../../web/pages/cost-analytics/shared/address/address.ts';
import { DEFAULT_LAYOUT } from '../../../web/pages/cost-analytics/shared/address/column-layout.ts';
import {
  analyticsVariables,
  basisInput,
  rangeInput,
} from '../../../web/pages/cost-analytics/shared/address/variables.ts';
import { scopeOf, scopeParsers } from '../../../web/pages/dashboard/scope/scope-address.ts';

const RANGE = { start: '2024-03-01', end: '2024-05-29' };
const QUESTION = `range=custom&start=${RANGE.start}&end=${RANGE.end}&unit=day`;
const ITEM = 'item=Amazon+Elastic+Compute+Cloud&itemVendor=aws&detail=range';

const analytics = createLoader(analyticsParsers);
const opened = analytics(`?${QUESTION}`);

export interface WebOperation {
  name: string;
  what: string;
  /** Of the operation, in gateway/__generated__/operations.json. */
  operation: string;
  variables: object | null;
}

export const WEB_OPERATIONS: readonly WebOperation[] = [
  {
    name: 'dashboard page',
    what: 'twelve widgets by @defer, read to the last part',
    operation: 'DashboardPageQuery',
    variables: {
      board: null,
      scope: scopeOf(createLoader(scopeParsers)('?')),
    } satisfies DashboardPageQuery['variables'],
  },
  {
    name: 'cost analytics page',
    what: 'two replies of 90 days compared, first page of the table',
    operation: 'CostAnalyticsPageQuery',
    variables: analyticsVariables(
      analytics(`?${QUESTION}&compare=last_period`),
    ) satisfies CostAnalyticsPageQuery['variables'],
  },
  {
    name: 'billing page',
    what: 'the list of bills and one bill',
    operation: 'BillingPageQuery',
    variables: billingVariables(createLoader(billingParameters)('?vendor=aws&month=2024-05')) satisfies
      | BillingPageQuery['variables']
      | null,
  },
  {
    name: 'detail rows',
    what: 'a page of the rows behind an item',
    operation: 'DetailRowsQuery',
    variables: rowVariables(
      analytics(`?${QUESTION}&${ITEM}`),
      { range: RANGE, lastDay: RANGE.end, compared: null },
      DEFAULT_LAYOUT.map(({ id }) => id),
    ) satisfies DetailRowsQuery['variables'] | null,
  },
  {
    name: 'filter options',
    what: 'the regions to choose from',
    operation: 'FilterValuesQuery',
    variables: {
      range: rangeInput(opened),
      basis: basisInput(opened),
      vendors: ['AWS'],
      filters: [],
      field: 'REGION',
      tagKey: null,
      search: null,
      itemsPerPage: 50,
    } satisfies FilterValuesQuery['variables'],
  },
];

/** The text of each operation of a checkout's web, with its id, by its name. */
export function readOperations(folder: string): Map<string, { documentId: string; query: string }> {
  const file = join(folder, 'gateway/__generated__/operations.json');
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(
    texts.map(([documentId, query]) => [
      /^\s*(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '',
      { documentId, query },
    ]),
  );
}
