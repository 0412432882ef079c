// What can be chosen for an invoice mail (B-11).
export const INVOICE_FILE_TYPES = ['pdf', 'xlsx', 'csv'] as const;
export type InvoiceFileType = (typeof INVOICE_FILE_TYPES)[number];
