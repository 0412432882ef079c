// What the resolvers of billing stand on: of a bill and an invoice the rest is asked for when it is selected.
import type { CloudInvoice, InvoiceRow, Vendor } from '../../__generated__/graph-types.ts';

export interface BillParent {
  vendor: Vendor;
  /** First day of the month. */
  month: string;
}

/** The bills of a month of all vendors. */
export interface BillsOfMonthParent {
  month: string;
  bills: BillParent[];
}

export type CloudInvoiceParent = Omit<CloudInvoice, 'rows'> & { bill: BillParent };

/** A page of the charges of an invoice. */
export interface InvoiceRowsPage {
  invoiceTotal: number;
  rowsTotal: number;
  difference: number;
  totalCount: number;
  rows: InvoiceRow[];
}
