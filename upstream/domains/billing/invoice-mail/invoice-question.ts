// What the table of a bill is the answer to: whose bill of which month, of which data, by which rates, and where it is.
import { labelled } from '../../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import type { TableQuestion } from '../../../../lib/files/table-columns.ts';
import { type InvoiceDocument, rateNote } from './invoice-document.ts';

type Fact = TableQuestion['facts'][number];

export function invoiceQuestion(document: InvoiceDocument): TableQuestion {
  const { texts, language, companyName, vendors, vendorName, monthText, statusText, remarks } = document;
  const { noun, account, charges, dataVersion, link } = document;
  const names = vendors.map((vendor) => vendorNameIn(texts, vendor));
  const currencies = charges.bills.map(({ invoiceCurrency }) => invoiceCurrency);
  return {
    name: texts('cost-analytics.file.question'),
    facts: [
      [texts('cost-analytics.exportMail.company'), companyName],
      [texts('billing.document.month'), monthText],
      [
        texts('billing.send.vendor'),
        vendors.length > 1 ? labelled(language, vendorName, names.join(', ')) : vendorName,
      ],
      ...(account === null ? [] : [[texts('billing.column.item', { noun }), account.text] satisfies Fact]),
      [texts('billing.trend.status'), remarks.length > 0 ? remarks.join('; ') : statusText],
      [texts('billing.invoice.currency'), currencies.join(', ')],
      ...ratesOf(document),
      [texts('cost-analytics.exportMail.dataVersion'), String(dataVersion ?? '–')],
      [texts('platform.file.link'), link],
    ],
  };
}

/** By which the totals are read in other currencies: the company's, that of the contract, and a chosen one. */
function ratesOf({ texts, language, charges, conversions }: InvoiceDocument): Fact[] {
  const ofBills = charges.bills.flatMap((bill) =>
    bill.conversions.map(({ currency, rate, rateDate, rateSource }) =>
      rateNote(texts, language, {
        ...{ from: bill.invoiceCurrency, to: currency, rate, date: rateDate, source: rateSource },
      }),
    ),
  );
  const notes = new Set([...ofBills, ...conversions.map(({ note }) => note)]);
  return [...notes].map((note) => [texts('cost-analytics.exportMail.rates'), note]);
}
