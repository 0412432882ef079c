// REST contract of documents of bills (service `billing`): a bill, the bills of all vendors, or one part of a bill, as PDF,
// workbook or CSV. Words are in the language of Accept-Language.
import { z } from 'zod';
import { BILL_FORMATS, BILL_PARTS } from '../../../lib/files/bill-parts.ts';
import { defineFileEndpoint } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { BILL_VIEW_BYS } from './details.ts';
import { chargeMonth } from './shapes.ts';

export const billDocument = defineFileEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/common/document',
  summary: 'A bill, the bills of all vendors, or a part of a bill as a file, with all of its rows.',
  access: { menu: 'BILLING', needs: 'view' },
  request: z.object({
    /** Null: all vendors side by side, which have no parts. */
    vendor: vendorCode.nullable(),
    ...chargeMonth,
    part: z.enum(BILL_PARTS).default('bill'),
    format: z.enum(BILL_FORMATS),
    /** Of the details. */
    viewBy: z.enum(BILL_VIEW_BYS).default('account'),
    tagKey: z.string().min(1).nullable().default(null),
    /** Of the details by service group, and of the service groups. */
    serviceGroupSetNm: z.string().min(1).nullable().default(null),
    /** Of the bill or its details: of one account alone. */
    lnkdAccId: z.string().min(1).nullable().default(null),
    /** Of the charges of an invoice. */
    invoiceId: z.string().min(1).nullable().default(null),
  }),
});

export const billDocumentEndpoints = { billDocument };
