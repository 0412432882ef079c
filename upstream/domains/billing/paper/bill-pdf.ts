// A bill as a PDF that a board reads and a finance department files: its total and status, the way from list price to
// total, every line, the accounts with their total first, the services, and the words of it; one part a currency.
import { type Block, columns, stack, textBlock } from '../../../paper/blocks.ts';
import { paperDocument } from '../../../paper/document.ts';
import { noticeBlock, titled } from '../../../paper/sections.ts';
import { STYLES } from '../../../paper/styles.ts';
import { tableBlock } from '../../../paper/table.ts';
import type { InvoiceDocument } from '../invoice-mail/invoice-document.ts';
import type { ShownCharges } from '../invoice-mail/shown-charges.ts';
import { accountsTable } from './accounts-table.ts';
import { billAnswer } from './bill-answer.ts';
import type { BillPrinting } from './bill-printing.ts';
import { billChart } from './bill-waterfall.ts';
import { billWords } from './bill-words.ts';
import { linesTable, servicesTable } from './lines-table.ts';
import { overviewBlocks } from './overview-block.ts';
import { partiesBlock } from './parties-block.ts';
import { cloudInvoicesBlock, wordsBlock } from './words-block.ts';

const BETWEEN = 44;
const FEW_SERVICES = 8;

export async function billPdf(document: InvoiceDocument): Promise<Buffer> {
  const { language, title, companyName, texts, shown, statusText, foot, madeAt } = document;
  const currencies = shown.map(({ bill }) => bill.invoiceCurrency).join(', ');
  return paperDocument({
    ...{ language, madeAt, foot },
    title: `${title} · ${companyName}`,
    head: {
      company: companyName,
      name: title,
      state: [`${document.periodText} UTC`, statusText, currencies].join(' · '),
    },
    blocks: (paper, width) => {
      const printing = { paper, document, words: billWords(language) };
      return [
        ...overviewBlocks(printing, width),
        ...shown.flatMap((charges, place) => billBlocks(printing, charges, place, width)),
        ...cloudInvoicesBlock(printing, width),
        ...wordsBlock(printing, width),
        ...[...document.remarks, texts('billing.document.rounded')].map((text) =>
          textBlock(paper, [{ text }], width, STYLES.note),
        ),
      ];
    },
  });
}

function billBlocks(printing: BillPrinting, charges: ShownCharges, place: number, width: number): Block[] {
  const { paper, document } = printing;
  const { notice } = document;
  const first = [
    billAnswer(printing, charges, width),
    ...(place === 0 && document.overview === null ? [partiesBlock(printing, width)] : []),
    ...(notice !== null && place === 0 ? [noticeBlock(paper, notice, width)] : []),
    wayToTotal(printing, charges, width),
  ];
  // Its answer and the way to it are one page.
  return [
    stack(first, 16),
    accountsBlock(printing, charges, width),
    ...servicesBlock(printing, charges, width),
  ];
}

/** The waterfall, and beside it every line that it is made of. */
function wayToTotal(printing: BillPrinting, { bill }: ShownCharges, width: number): Block {
  const { paper, document } = printing;
  const { texts } = document;
  const { invoiceCurrency: currency } = bill;
  const listWidth = Math.round(width * 0.36);
  const chartWidth = width - listWidth - BETWEEN;
  const lines = tableBlock(paper, linesTable(printing, bill), listWidth);
  const { title, start, block } = billChart(printing, bill, Math.max(200, lines.height));
  const from = titled(paper, { title, about: currency, right: start }, block, chartWidth);
  const summary = titled(
    paper,
    { title: texts('billing.document.summary'), about: currency },
    lines,
    listWidth,
  );
  return columns(paper, [
    { x: 0, width: chartWidth, block: from },
    { x: chartWidth + BETWEEN, width: listWidth, block: summary },
  ]);
}

function accountsBlock(printing: BillPrinting, charges: ShownCharges, width: number): Block {
  const { paper, document } = printing;
  const { texts, noun } = document;
  const title = texts('billing.tab.charges', { noun });
  const table = tableBlock(paper, accountsTable(printing, charges), width);
  return titled(paper, { title, about: charges.bill.invoiceCurrency }, table, width);
}

/** Beside each other where there are many. */
function servicesBlock(printing: BillPrinting, charges: ShownCharges, width: number): Block[] {
  const { paper, document } = printing;
  const { services } = charges;
  if (services.length === 0) return [];
  const heading = { title: document.texts('billing.document.services'), about: charges.bill.invoiceCurrency };
  const table = servicesTable(printing, charges);
  const half = (width - BETWEEN) / 2;
  if (services.length <= FEW_SERVICES)
    return [titled(paper, heading, tableBlock(paper, table, width), width)];
  const middle = Math.ceil(table.rows.length / 2);
  const parts = [table.rows.slice(0, middle), table.rows.slice(middle)];
  const both = columns(
    paper,
    parts.map((rows, place) => ({
      x: place * (half + BETWEEN),
      width: half,
      block: tableBlock(paper, { ...table, rows }, half),
    })),
  );
  return [titled(paper, heading, both, width)];
}
