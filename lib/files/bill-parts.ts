// What of a bill can be saved as a document: the whole bill, and each of its parts as the tabs of the screen have them (B-02).
import { BILLING_TABS } from '../catalogue/vendors.ts';

/** `bill`: all of it as it is mailed; `invoiceCharges`: the charges that one invoice is made of. */
export const BILL_PARTS = ['bill', ...BILLING_TABS, 'invoiceCharges'] as const;
export type BillPart = (typeof BILL_PARTS)[number];

/** The kinds of files that each of them is saved as. */
export const BILL_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type BillFormat = (typeof BILL_FORMATS)[number];
