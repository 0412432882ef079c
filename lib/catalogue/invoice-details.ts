// What an invoice says of its two parties, one row a field: storage, contract, graph, form and document read this table.
import type { TextId } from './text-id.ts';

interface InvoiceField {
  party: 'issuer' | 'billTo';
  /** Its label in the form. */
  textId: TextId;
  /** Has several lines. */
  isAddress: boolean;
}

export const INVOICE_FIELDS = {
  issuerName: { party: 'issuer', textId: 'administration.invoice.name', isAddress: false },
  issuerAddress: { party: 'issuer', textId: 'administration.invoice.address', isAddress: true },
  issuerTaxNumber: { party: 'issuer', textId: 'administration.invoice.taxNumber', isAddress: false },
  billToName: { party: 'billTo', textId: 'administration.invoice.name', isAddress: false },
  billToAddress: { party: 'billTo', textId: 'administration.invoice.address', isAddress: true },
  billToTaxNumber: { party: 'billTo', textId: 'administration.invoice.taxNumber', isAddress: false },
} as const satisfies Record<string, InvoiceField>;

export type InvoiceFieldId = keyof typeof INVOICE_FIELDS;
export const INVOICE_FIELD_IDS = Object.keys(INVOICE_FIELDS) as InvoiceFieldId[];

/** Texts are empty where nothing is set. */
export type InvoiceDetails = Record<InvoiceFieldId, string> & {
  /** Days from issue until payment is due; null: nothing was agreed. */
  paymentDays: number | null;
};

export const MAX_PAYMENT_DAYS = 365;

export const NO_INVOICE_DETAILS: InvoiceDetails = {
  ...(Object.fromEntries(INVOICE_FIELD_IDS.map((id) => [id, ''])) as Record<InvoiceFieldId, string>),
  paymentDays: null,
};
