// What the table of costs is given.
import type { CostTable_analytics$data } from '../../../__generated__/CostTable_analytics.graphql.ts';

export type CostTableData = CostTable_analytics$data;
export type TotalLine = CostTableData['items']['total'] & { shown: CostTableData['items']['shownTotal'] };
export type TableMonth = NonNullable<CostTableData['months']>[number];
