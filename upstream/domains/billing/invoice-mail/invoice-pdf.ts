// A bill as a PDF that a finance department files: A4, one part a currency, heads and page numbers on every page.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type BillColumn, columnsOf } from '../../../../lib/catalogue/bill-columns.ts';
import type { BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { makePdf } from '../../../mail/pdf/make-pdf.ts';
import { ownScript, worded } from '../../../mail/pdf/pdf-fonts.ts';
import type { CurrencyBill } from './charges.ts';
import { type InvoiceDocument, plainAmount, plainPercent, shownLines } from './invoice-document.ts';
import { cloudInvoicesOf, partiesOf, serviceTable, wordsOf } from './invoice-parts.ts';
import { GREEN, HEAD, INK, LINE, NAVY, NOTICE, QUIET, ruled } from './paper.ts';
import type { ShownCharges } from './shown-charges.ts';

const MARGINS: [number, number, number, number] = [40, 48, 40, 56];

export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  return makePdf(definitionOf(document));
}

function definitionOf(document: InvoiceDocument): TDocumentDefinitions {
  const { language, texts, title, companyName, vendorName, monthText, shown } = document;
  const foot = `${companyName} · ${vendorName} · ${monthText}`;
  return {
    pageSize: 'A4',
    pageMargins: MARGINS,
    language,
    info: { title: `${title} · ${companyName}`, author: 'Skyledger', creator: 'Skyledger' },
    defaultStyle: { font: ownScript(language), fontSize: 9, lineHeight: 1.2, color: INK },
    footer: (page, pages) => ({
      margin: [MARGINS[0], 16, MARGINS[2], 0],
      columns: [
        { ...worded(foot, language), color: QUIET, fontSize: 8 },
        {
          ...worded(texts('billing.document.page', { page, pages }), language),
          alignment: 'right',
          color: QUIET,
          fontSize: 8,
          width: 'auto',
        },
      ],
    }),
    content: [
      ...headOf(document),
      ...shown.flatMap((charges, index) => billContent(document, charges, index > 0)),
      ...cloudInvoicesOf(document),
      ...wordsOf(document),
      {
        ...worded(texts('billing.document.rounded'), language),
        color: QUIET,
        fontSize: 8,
        margin: [0, 12, 0, 0],
      },
    ],
  };
}

function headOf(document: InvoiceDocument): Content[] {
  const { texts, language, title, notice } = document;
  const facts: [string, string][] = [
    [texts('billing.document.number'), document.reference],
    [texts('billing.document.issued'), document.issuedText],
    [texts('billing.document.due'), document.dueText ?? '–'],
    [texts('billing.send.vendor'), document.vendorName],
    [texts('billing.document.period'), document.periodText],
    [texts('billing.trend.status'), document.statusText],
  ];
  const cell = ([label, value]: [string, string]): Content => ({
    stack: [
      { ...worded(label, language), color: QUIET, fontSize: 8 },
      { ...worded(value, language), bold: true },
    ],
    margin: [0, 3, 8, 3],
  });
  return [
    { text: 'Skyledger', bold: true, fontSize: 11, color: '#1f5fbf' },
    { ...worded(title, language), bold: true, fontSize: 19, color: HEAD, margin: [0, 4, 0, 10] },
    partiesOf(document),
    {
      table: {
        widths: ['*', '*', '*'],
        body: [facts.slice(0, 3).map(cell), facts.slice(3).map(cell)],
      },
      layout: { hLineWidth: () => 0.7, vLineWidth: () => 0, hLineColor: () => LINE, paddingLeft: () => 0 },
    },
    ...(notice === null
      ? []
      : [
          {
            table: { widths: ['*'], body: [[{ ...worded(notice, language), margin: [6, 4, 6, 4] as Four }]] },
            layout: { hLineWidth: () => 0, vLineWidth: () => 0, fillColor: () => NOTICE },
            margin: [0, 10, 0, 0] as Four,
          },
        ]),
  ];
}

type Four = [number, number, number, number];

/** The most accounts that are kept on one page. */
const MAX_KEPT_ROWS = 12;

function billContent(document: InvoiceDocument, charges: ShownCharges, isNext: boolean): Content[] {
  const { texts, language, noun } = document;
  const { bill, items } = charges;
  const isLong = items.length > MAX_KEPT_ROWS;
  const { invoiceCurrency: currency } = bill;
  const head = (text: string): Content => ({
    ...worded(`${text} (${currency})`, language),
    bold: true,
    fontSize: 12,
    color: HEAD,
    margin: [0, 16, 0, 6],
  });
  return [
    {
      ...(isNext && { pageBreak: 'before' as const }),
      stack: [head(texts('billing.document.summary')), summaryTable(document, bill)],
      unbreakable: true,
    },
    ...serviceTable(document, charges),
    {
      // The head stays with its table: a short one is kept together, a long one begins a page.
      ...(isLong ? { pageBreak: 'before' as const } : { unbreakable: true }),
      stack: [head(texts('billing.tab.charges', { noun })), itemTable(document, charges)],
    },
    {
      ...worded(texts('billing.document.adjustmentsNote'), language),
      color: QUIET,
      fontSize: 8,
      margin: [0, 4, 0, 0],
    },
  ];
}

function summaryTable(document: InvoiceDocument, bill: CurrencyBill): Content {
  const { texts, language, withVendorSum } = document;
  const { invoiceCurrency: currency } = bill;
  const rows = shownLines(bill, texts).map(({ text, amount, isSum, isPart }): TableCell[] => [
    {
      ...worded(text, language),
      bold: isSum,
      margin: [isPart ? 12 : 0, 0, 0, 0],
      color: isSum ? NAVY : isPart ? QUIET : INK,
    },
    amountCell(language, amount, currency, { isSum, isPart }),
  ]);
  const { billedCost } = bill;
  const isOther = withVendorSum && billedCost !== null && bill.difference !== 0;
  const vendorSum: TableCell[] = [
    { ...worded(texts('billing.document.vendorSum'), language), color: QUIET },
    amountCell(language, billedCost ?? 0, currency, { isSum: false, isPart: true }),
  ];
  const converted = document.conversions
    .filter(({ source }) => source === currency)
    .map(({ target, text, note }): TableCell[] => [
      {
        ...worded(`${texts('billing.document.totalIn', { currency: target })} (${note})`, language),
        color: QUIET,
      },
      { ...worded(text, language), alignment: 'right', noWrap: true, color: QUIET },
    ]);
  return {
    table: { widths: ['*', 'auto'], body: [...rows, ...(isOther ? [vendorSum] : []), ...converted] },
    layout: ruled,
  };
}

const FIGURES = columnsOf('pdf');

function itemTable(
  { texts, language, noun, charges }: InvoiceDocument,
  { bill, items }: ShownCharges,
): Content {
  const { invoiceCurrency: currency } = bill;
  const exactBill = charges.bills.find(({ invoiceCurrency }) => invoiceCurrency === currency) ?? bill;
  const head = (text: string, isAmount = true): TableCell => ({
    ...worded(text, language),
    bold: true,
    color: '#ffffff',
    fillColor: HEAD,
    alignment: isAmount ? 'right' : 'left',
  });
  const rowOf = (first: TableCell, figures: Omit<FigureOf, 'currency'>) => [
    first,
    ...FIGURES.map((column) => figureCell(language, column, { ...figures, currency })),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...FIGURES.map(({ widths: { pdf: width = 'auto' } }) => width)],
      body: [
        [
          head(texts('billing.column.item', { noun }), false),
          ...FIGURES.map(({ textId }) => head(texts(textId))),
        ],
        ...items.map((item) => rowOf(itemCell(language, item.exact), { ...item, isSum: false })),
        rowOf(
          { ...worded(texts('billing.column.total'), language), bold: true, color: NAVY },
          { shown: bill, exact: exactBill, isSum: true },
        ),
      ],
    },
    layout: ruled,
  };
}

function itemCell(language: Language, { item, itemAlias }: { item: string; itemAlias: string }): TableCell {
  const isNamed = itemAlias !== '' && itemAlias !== item;
  const id: Content = { ...worded(item || '–', language), color: QUIET, fontSize: 8 };
  return isNamed ? { stack: [worded(itemAlias, language), id] } : worded(item || '–', language);
}

interface FigureOf {
  shown: BillAmounts;
  /** Of which ratios are. */
  exact: BillAmounts;
  currency: string;
  isSum: boolean;
}

function figureCell(
  language: Language,
  { format, figureOf }: BillColumn,
  { shown, exact, currency, isSum }: FigureOf,
): TableCell {
  const value = figureOf(format === 'money' ? shown : exact);
  if (format === 'money' && value !== null)
    return amountCell(language, value, currency, { isSum, isPart: false });
  const text = value === null ? '' : plainPercent(language, value);
  return { text, alignment: 'right', noWrap: true, bold: isSum, color: isSum ? NAVY : INK };
}

function amountCell(
  language: Language,
  amount: number,
  currency: string,
  { isSum, isPart }: { isSum: boolean; isPart: boolean },
): TableCell {
  const colour = amount < 0 ? GREEN : isSum ? NAVY : isPart ? QUIET : INK;
  return {
    text: plainAmount(language, amount, currency),
    alignment: 'right',
    noWrap: true,
    bold: isSum,
    color: colour,
  };
}
