// The charges of a month, as the document of an invoice is given them.
import type { charge } from '../../../contract/billing/billing.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';

export type Charges = ReplyOf<typeof charge>;

export type CurrencyBill = Charges['bills'][number];

export type BillItem = Charges['charges'][number];
