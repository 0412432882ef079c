// REST contract of bills, charges and invoices (service `billing`). `{vendor}` in a path is the vendor of the request.
import { z } from 'zod';
import { CONTRACT_LINES } from '../../../lib/catalogue/bill-lines.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedPage } from '../shared/paging.ts';
import {
  additionalService,
  billStatus,
  chargeFigures,
  chargeMonth,
  creditDetail,
  datedRate,
  MAX_BILL_TERM,
  vendorMonth,
} from './shapes.ts';

const access = { menu: 'BILLING', needs: 'view' } as const;

export const bills = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/bills',
  summary: 'The months that were billed, oldest first, with status and totals.',
  access,
  request: z.object({ vendor: vendorCode, term: z.int().min(1).max(MAX_BILL_TERM) }),
  reply: z.object({
    bills: z.array(
      z.object({
        ...chargeMonth,
        /** The currency that most of the month is billed in. */
        invoiceCurrency: z.string(),
        companyCurrency: z.string(),
        status: billStatus,
        /** Each currency is a bill of its own. */
        totals: z.array(
          z.object({
            currency: z.string(),
            totalCharge: z.number(),
            /** The vendor's own sum; null for who may not read it. */
            billedCost: z.number().nullable(),
          }),
        ),
        /** All totals in the company's currency, for display alone; null where one has no rate. */
        convertedTotal: z.number().nullable(),
        isConverted: z.boolean(),
        /** What amounts of the month are converted by: the last rates known at its end. */
        rates: z.array(datedRate).default([]),
      }),
    ),
  }),
});

/** What one amount is in another currency, for display alone: by the last rate known at the end of the month. */
const conversion = z.object({
  currency: z.string(),
  /** Whose currency it is: the company's, or that of the contract. */
  of: z.enum(['company', 'contract']),
  /** Units of this currency for one of the bill's. */
  rate: z.number(),
  /** The day that it holds from; null: a default rate of the portal. */
  rateDate: isoDate.nullable(),
  /** The source of the rate; empty where it was not given. */
  rateSource: z.string().default(''),
  totalCharge: z.number(),
});

/** Why a bill differs from the vendor's own sum. */
const explanation = z.object({
  line: z.enum(CONTRACT_LINES),
  amount: z.number(),
});

/** The row of an account (of OpenStack: of a service) in one currency. */
const chargeRow = chargeFigures.extend({
  item: z.string(),
  itemAlias: z.string(),
  chargeYear: z.int(),
  chargeMonth: z.int(),
  companyCurrency: z.string(),
  invoiceCurrency: z.string(),
  creditDetails: z.array(creditDetail),
  additionalServices: z.array(additionalService),
});
export type ChargeRowReply = z.output<typeof chargeRow>;

export const charge = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/charge',
  summary: 'The bill of a month: its sum line by line, and the same by account.',
  access,
  request: vendorMonth,
  reply: z.object({
    status: billStatus,
    /** By falling total within the currencies of `bills`. */
    charges: z.array(chargeRow),
    /** One for each currency, the largest first; currencies are never added. */
    bills: z.array(
      chargeFigures.extend({
        invoiceCurrency: z.string(),
        creditDetails: z.array(creditDetail),
        additionalServices: z.array(additionalService),
        conversions: z.array(conversion),
        /** The vendor's own sum of the month; null, as what follows of it, for who may not read it. */
        billedCost: z.number().nullable(),
        /** totalCharge less billedCost. */
        difference: z.number().nullable(),
        /** Add up to the difference; none where that is null. */
        explanations: z.array(explanation),
      }),
    ),
  }),
});

const invoice = z.object({
  /** Of the vendor where it gives one, else made of billing account, issuer, month and currency. */
  invoiceId: z.string(),
  isDerived: z.boolean(),
  issuer: z.string(),
  billingAccountId: z.string(),
  billingAccountName: z.string(),
  chargeYear: z.int(),
  chargeMonth: z.int(),
  invoiceCurrency: z.string(),
  companyCurrency: z.string(),
  invoiceTotal: z.number(),
  /** Add up to the total. */
  lines: z.array(
    z.object({
      kind: z.enum(['usage', 'purchase', 'support', 'marketplace', 'credit', 'adjustment', 'tax']),
      amount: z.number(),
      rowCount: z.int(),
    }),
  ),
  rowCount: z.int(),
  /** What its issuer says of it; null where the data say nothing. */
  issue: z
    .object({
      state: z.enum(['Open', 'Issued', 'Voided']),
      issuedOn: isoDate.nullable(),
      dueOn: isoDate.nullable(),
    })
    .nullable()
    .default(null),
});
export type InvoiceReply = z.output<typeof invoice>;

export const invoices = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/invoices',
  summary: "The vendor's invoices of a month.",
  access,
  request: vendorMonth,
  reply: z.object({ status: billStatus, invoices: z.array(invoice) }),
});

/** The most invoices that are listed by number: the newest. */
export const MAX_INVOICE_NUMBERS = 5000;

export const invoiceNumbers = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/invoice_numbers',
  summary: 'The numbers of the invoices of a vendor, the newest month first.',
  access,
  caching: 'by data version',
  request: z.object({ vendor: vendorCode }),
  reply: z.object({
    list: z
      .array(z.object({ ...chargeMonth, invoiceId: z.string(), issuer: z.string() }))
      .max(MAX_INVOICE_NUMBERS),
  }),
});

export const invoiceRows = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/invoice_rows',
  summary: 'The usage rows that an invoice is made of, by falling cost, with their sum beside its total.',
  access,
  request: vendorMonth.extend({
    invoiceId: z.string().min(1),
    ...askedPage(),
  }),
  reply: z.object({
    invoiceId: z.string(),
    invoiceCurrency: z.string(),
    invoiceTotal: z.number(),
    /** Of all rows, added up one by one. */
    rowsTotal: z.number(),
    /** invoiceTotal less rowsTotal. */
    difference: z.number(),
    totalCount: z.int(),
    rows: z.array(
      z.object({
        chargeDate: isoDate,
        linkedAccountId: z.string(),
        linkedAccountName: z.string(),
        productName: z.string(),
        region: z.string(),
        usageType: z.string(),
        description: z.string(),
        chargeType: z.string(),
        resourceId: z.string(),
        usage: z.number().nullable(),
        useUnit: z.string(),
        listCost: z.number().nullable(),
        cost: z.number(),
      }),
    ),
  }),
});
