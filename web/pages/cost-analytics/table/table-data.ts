// What the table of costs is given.
import type { CostTable_analytics$data } from '../../../__generated__/CostTable_analytics.graphql.ts';

export type CostTableData = CostTable_analytics$data;

type CostEdge = CostTableData['items']['edges'][number];

/** A row with its amounts as the whole table rounds them. */
export type CostRow = CostEdge['node'] & Pick<CostEdge, 'shown'>;
export type TotalRow = CostTableData['items']['total'] & { shown: CostTableData['items']['shownTotal'] };

export type TableMonth = NonNullable<CostTableData['months']>[number];
