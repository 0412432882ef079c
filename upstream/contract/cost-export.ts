// REST contract of the files of cost analytics: downloads, and files by mail (service `ca`).
import { z } from 'zod';
import { DETAIL_COLUMN_IDS, FIXED_DETAIL_COLUMNS } from '../../lib/detail-columns.ts';
import { APPEARANCES } from '../../lib/exports.ts';
import { FILE_FORMATS } from '../../lib/files/table-columns.ts';
import { costFilters, grouping, MAX_FURTHER_GROUPINGS } from './cost-question.ts';
import { defineFileEndpoint, isoDate } from './endpoint.ts';
import { vendorCode } from './platform.ts';

const MENU = { menu: 'COST_ANALYTICS', needs: 'view' } as const;

/** Which billing rows, and how they are written. */
export const exportRequest = z.object({
  isAmortizedCost: z.boolean(),
  startDate: isoDate,
  endDate: isoDate,
  selectedVendors: z.array(vendorCode).min(1),
  filters: costFilters,
  /** The item whose rows they are, by each grouping; none: of every item. */
  items: z
    .array(grouping.extend({ item: z.string() }))
    .max(1 + MAX_FURTHER_GROUPINGS)
    .default([]),
  /** Of the displayed file, in this order; a raw one has all. */
  columns: z
    .array(z.enum(DETAIL_COLUMN_IDS))
    .min(1)
    .default([...FIXED_DETAIL_COLUMNS]),
  format: z.enum(FILE_FORMATS),
  appearance: z.enum(APPEARANCES),
});
export type ExportRequest = z.output<typeof exportRequest>;

export const costExport = defineFileEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/export',
  summary: 'The billing rows behind a cost as a file, without a limit of rows.',
  access: MENU,
  request: exportRequest,
});

export const costExportEndpoints = { costExport };
