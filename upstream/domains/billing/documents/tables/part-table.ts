// Which table a part of a bill is.
import type { BillPart } from '../../../../../lib/files/bill-parts.ts';
import type { BillTable } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';
import { detailsTable } from './details.ts';
import { insightTable } from './insight.ts';
import { invoiceChargesTable } from './invoice-charges.ts';
import { invoicesTable } from './invoices.ts';
import { additionalServicesTable, serviceGroupsTable } from './services.ts';
import { autoSpotTable, computingTable } from './usage.ts';

/** The charges are the table of the whole bill. */
export type TablePart = Exclude<BillPart, 'bill' | 'charges'>;

export const PART_TABLES: Record<TablePart, (asker: DocumentAsker) => Promise<BillTable>> = {
  invoices: invoicesTable,
  invoiceInsight: insightTable,
  details: detailsTable,
  computingResources: computingTable,
  serviceGroups: serviceGroupsTable,
  autoSpot: autoSpotTable,
  additionalServices: additionalServicesTable,
  invoiceCharges: invoiceChargesTable,
};
