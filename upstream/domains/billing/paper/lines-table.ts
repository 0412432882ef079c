// Every line of a bill, and its cloud cost by service, as tables of paper.
import { shareOf } from '../../../../lib/money/money.ts';
import { TONES } from '../../../paper/colours.ts';
import { STYLES } from '../../../paper/styles.ts';
import { cell, type PaperRow, type PaperTable } from '../../../paper/table-model.ts';
import type { CurrencyBill } from '../invoice-mail/charges.ts';
import { shownLines } from '../invoice-mail/invoice-document.ts';
import type { ShownCharges } from '../invoice-mail/shown-charges.ts';
import type { BillPrinting } from './bill-printing.ts';

const QUIET = { ...STYLES.cell, colour: STYLES.meta.colour };
const SAVED = { ...STYLES.amount, colour: TONES.down.text };

/** What lowers a bill is green. */
export const amountStyle = (amount: number) => (amount < 0 ? SAVED : STYLES.amount);

export function linesTable({ document, words }: BillPrinting, bill: CurrencyBill): PaperTable {
  const { texts, withVendorSum } = document;
  const { invoiceCurrency: currency, billedCost } = bill;
  const rows = shownLines(bill, texts).map(({ text, amount, isSum, isPart }): PaperRow => {
    const style = isPart
      ? { ...QUIET, colour: amount < 0 ? TONES.down.text : QUIET.colour }
      : amountStyle(amount);
    return {
      isSum,
      cells: [
        { spans: [{ text }], ...(isPart && { indent: 1, style: QUIET }) },
        cell(words.plain(amount, currency), style),
      ],
    };
  });
  const isOther = withVendorSum && billedCost !== null && bill.difference !== 0;
  const vendorSum: PaperRow = {
    cells: [
      cell(texts('billing.document.vendorSum'), QUIET),
      cell(words.plain(billedCost ?? 0, currency), QUIET),
    ],
  };
  return {
    columns: [{ head: '' }, { head: '', isFigure: true }],
    rows: isOther ? [...rows, vendorSum] : rows,
    padding: 2,
    mostLines: 2,
  };
}

/** They add up to the line of the cloud cost, which stands first. */
export function servicesTable(
  { document, words }: BillPrinting,
  { bill, services }: ShownCharges,
): PaperTable {
  const { texts } = document;
  const { invoiceCurrency: currency, cloudCost } = bill;
  const share = (amount: number) => (cloudCost > 0 ? words.percent(shareOf(amount, cloudCost)) : '–');
  const nameOf = ({ service, isOthers, count }: (typeof services)[number]) =>
    isOthers
      ? texts('platform.item.others', { count })
      : service || texts('platform.item.none', { kind: 'product' });
  return {
    columns: [
      { head: texts('billing.paper.service') },
      { head: texts('billing.column.share'), isFigure: true },
      { head: currency, isFigure: true },
    ],
    rows: [
      {
        isSum: true,
        cells: [
          cell(texts('billing.line.cloudCost')),
          cell(share(cloudCost)),
          cell(words.plain(cloudCost, currency)),
        ],
      },
      ...services.map((service) => ({
        cells: [
          cell(nameOf(service)),
          cell(share(service.amount), QUIET),
          cell(words.plain(service.amount, currency), amountStyle(service.amount)),
        ],
      })),
    ],
    padding: 2,
  };
}
