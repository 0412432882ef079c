// The bills of several vendors together, in the company's currency: what all come to, and the part of each.
import { LIGHT_SERIES } from '../../../../lib/catalogue/series-colours.ts';
import { shareOf } from '../../../../lib/money/money.ts';
import { roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { Block } from '../../../paper/blocks.ts';
import { drawShare } from '../../../paper/charts/marks.ts';
import { answerBlock } from '../../../paper/facts.ts';
import { titled } from '../../../paper/sections.ts';
import { STYLES } from '../../../paper/styles.ts';
import { tableBlock } from '../../../paper/table.ts';
import { cell } from '../../../paper/table-model.ts';
import { statusName } from '../invoice-mail/invoice-document.ts';
import { statusChip } from './bill-answer.ts';
import type { BillPrinting } from './bill-printing.ts';

const BAR_WIDTH = 160;

/** None of a single vendor. */
export function overviewBlocks({ paper, document, words }: BillPrinting, width: number): Block[] {
  const { overview, texts, title, shown, noun } = document;
  if (overview === null) return [];
  const { currency, rows } = overview;
  const rounding = roundingOf(currency, document.vendors);
  const [total = 0] = roundedParts([overview.total], overview.total, rounding);
  const amounts = roundedParts(
    rows.map(({ converted }) => converted),
    overview.total,
    rounding,
  );
  const quiet = { ...STYLES.cell, colour: STYLES.meta.colour };
  const share = (amount: number) => (total > 0 ? words.percent(shareOf(amount, total)) : '–');
  const answer = answerBlock(
    paper,
    {
      label: `${title} · ${currency}`,
      chip: statusChip(document),
      value: words.money(total, currency),
      facts: shown.map(({ bill }) => ({
        label: texts('billing.grid.total', { currency: bill.invoiceCurrency }),
        value: words.money(bill.totalCharge, bill.invoiceCurrency),
      })),
    },
    width,
  );
  const table = tableBlock(
    paper,
    {
      columns: [
        { head: texts('billing.column.item', { noun }) },
        { head: texts('billing.trend.status') },
        { head: texts('billing.paper.ownCurrency'), isFigure: true },
        { head: currency, isFigure: true },
        { head: '', width: BAR_WIDTH },
        { head: texts('billing.column.share'), isFigure: true },
      ],
      rows: [
        {
          isSum: true,
          cells: [
            cell(texts('billing.all.vendors')),
            null,
            null,
            cell(words.plain(total, currency)),
            null,
            cell(total > 0 ? words.percent(100) : '–'),
          ],
        },
        ...rows.map((row, place) => ({
          cells: [
            cell(row.name, STYLES.name),
            cell(statusName(texts, row.status)),
            cell(row.currency === currency ? '' : words.money(ownTotal(shown, row), row.currency), quiet),
            cell(words.plain(amounts[place] ?? 0, currency), STYLES.amount),
            {
              spans: [],
              draw: (box: Parameters<typeof drawShare>[1]) =>
                drawShare(paper, box, total > 0 ? (amounts[place] ?? 0) / total : 0, LIGHT_SERIES[0]),
            },
            cell(share(amounts[place] ?? 0), quiet),
          ],
        })),
      ],
    },
    width,
  );
  return [
    answer,
    titled(paper, { title: texts('billing.tab.charges', { noun }), about: currency }, table, width),
  ];
}

/** As the table of its currency shows it. */
function ownTotal(
  shown: BillPrinting['document']['shown'],
  { name, currency, total }: { name: string; currency: string; total: number },
): number {
  const bill = shown.find((each) => each.bill.invoiceCurrency === currency);
  return bill?.items.find((item) => item.exact.itemAlias === name)?.shown.totalCharge ?? total;
}
