// Cost over time on paper: stacked bars or lines, and beside them the list of the items with share and change.

import { differenceOf, shareOf, sumMoney } from '../../../../../lib/money/money.ts';
import { type Block, columns, gapBlock, stack } from '../../../../paper/blocks.ts';
import { barsBlock } from '../../../../paper/charts/bars.ts';
import { linesBlock } from '../../../../paper/charts/lines.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell, type PaperTable } from '../../../../paper/table-model.ts';
import { naturalWidth } from '../../../../paper/table-widths.ts';
import type { Figures, SeriesLook } from '../figures/figure-lines.ts';
import { partsList } from './parts-block.ts';
import { CHANGE_WIDTH, changeCell, lineColours, type Printing, shareText, shownLines } from './printing.ts';

/** From this width on the list stands beside the chart. */
export const BESIDE_FROM = 620;
const BETWEEN = 40;
const [LEAST_CHART, MORE_CHART] = [190, 110];
/** Bars of more steps than that need their room. */
const FEW_STEPS = 7;

export function seriesBlock(printing: Printing, figures: Figures<SeriesLook>, width: number): Block {
  const { paper } = printing;
  const { look } = figures;
  if (look.isRing) return partsList(printing, figures, look, width);
  const table = listTable(printing, figures);
  if (width < BESIDE_FROM)
    return stack([chartBlock(printing, figures, 150), gapBlock(6), tableBlock(paper, table, width)]);
  const most = width * (look.steps.length > FEW_STEPS ? 0.42 : 0.55);
  const listWidth = Math.round(Math.min(most, Math.max(372, naturalWidth(paper, table))));
  const chartWidth = width - listWidth - BETWEEN;
  const list = tableBlock(paper, table, listWidth);
  return columns(paper, [
    { x: 0, width: chartWidth, block: chartBlock(printing, figures, Math.max(LEAST_CHART, list.height)) },
    { x: chartWidth + BETWEEN, width: listWidth, block: list },
  ]);
}

function chartBlock(printing: Printing, figures: Figures<SeriesLook>, height: number): Block {
  const { paper, board } = printing;
  const { look, currency } = figures;
  const shown = look.isShares ? sharesOf(look) : look;
  const { bars, steps } = shown;
  const convert = (amount: number | null) =>
    amount === null || look.isShares ? amount : board.convert(amount, currency);
  const colours = lineColours(look.lines);
  const axisText = (amount: number) =>
    look.isShares ? board.percent(amount) : axisMoney(printing, amount, currency);
  const labels = steps.map(({ date }, place) => stepLabel(printing, look, date, place));
  const size = { height, extra: MORE_CHART };
  if (look.isLines)
    return linesBlock(paper, {
      ...size,
      labels,
      axisText,
      partialFrom:
        steps.findIndex(({ isPartial }) => isPartial) === -1
          ? null
          : steps.findIndex(({ isPartial }) => isPartial),
      series: bars.map((amounts, place) => ({
        colour: colours[place] ?? '',
        amounts: amounts.map(convert),
        name: null,
      })),
    });
  return barsBlock(paper, {
    ...size,
    axisText,
    series: bars.map((amounts, place) => ({ colour: colours[place] ?? '', amounts: amounts.map(convert) })),
    steps: steps.map(({ isPartial, expected = null, budget = null }, place) => {
      const known = look.bars.flatMap((amounts) => amounts[place] ?? []);
      const total = expected ?? sumMoney(known);
      return {
        label: labels[place] ?? '',
        isPartial,
        totalText:
          look.isShares || known.length === 0 ? null : board.shortPlain(board.convert(total, currency)),
        expected: look.isShares ? null : convert(expected),
        budget: look.isShares ? null : convert(budget),
      };
    }),
  });
}

/** The parts of each step in percent of it. */
function sharesOf(look: SeriesLook): Pick<SeriesLook, 'bars' | 'steps'> {
  const totals = look.steps.map((_, place) =>
    sumMoney(look.bars.flatMap((amounts) => Math.max(0, amounts[place] ?? 0))),
  );
  const bars = look.bars.map((amounts) =>
    amounts.map((amount, place) => {
      const total = totals[place] ?? 0;
      return amount === null || total <= 0 ? null : shareOf(Math.max(0, amount), total);
    }),
  );
  return { bars, steps: look.steps };
}

export function axisMoney({ board }: Printing, converted: number, currency: string): string {
  // What stands at the axis is in the shown currency already.
  const text = board
    .shortMoney(1, currency)
    .replace(/[\d.,]+\p{L}*/u, '')
    .trim();
  return `${converted < 0 ? '\u2212' : ''}${text}${board.shortPlain(Math.abs(converted)).replace(/[.,]0(?=\D|$)/, '')}`;
}

/** The year at the first step, in January and at the last one; weeks by their first day. */
function stepLabel({ board }: Printing, { grain, steps }: SeriesLook, date: string, place: number): string {
  if (grain === 'week') return board.shortDay(date);
  const [year = '', month = ''] = date.split('-');
  const isTold = place === 0 || month === '01' || place === steps.length - 1;
  if (!isTold) return month;
  return board.language === 'en' ? `${month}/${year.slice(2)}` : `${year.slice(2)}/${month}`;
}

function listTable(printing: Printing, figures: Figures<SeriesLook>): PaperTable {
  const { board } = printing;
  const { look } = figures;
  const { lines, listed } = look;
  const { amounts, whole, shown } = shownLines(board, figures, lines, look.headline);
  const colours = lineColours(lines);
  const range = listed?.range ?? figures.range;
  const head = range ? board.shortRange(range) : '';
  const total = board.text('dashboard.paper.total');
  const hasChange = listed !== null;
  const rest = amounts.reduce((left, amount) => differenceOf(left, amount), whole);
  const against = listed ? board.text('dashboard.paper.vs', { range: board.shortRange(listed.against) }) : '';
  return {
    mostLines: 1,
    columns: [
      { head },
      { head: shown, isFigure: true },
      { head: board.text('dashboard.paper.share'), isFigure: true },
      ...(hasChange ? [{ head: against, isFigure: true, width: CHANGE_WIDTH + 20 }] : []),
    ],
    rows: [
      ...lines.map((line, place) => ({
        cells: [
          { spans: [{ text: line.label }], swatch: colours[place] ?? '' },
          cell(board.plain(amounts[place] ?? 0, shown), STYLES.amount),
          cell(shareText(board, amounts[place] ?? 0, whole), { ...STYLES.cell, colour: STYLES.meta.colour }),
          ...(hasChange ? [changeCell(printing, line.change)] : []),
        ],
      })),
      ...(rest === 0 || lines.length === 0
        ? []
        : [
            {
              cells: [
                { spans: [{ text: board.text('dashboard.paper.rest') }], indent: 1 },
                cell(board.plain(rest, shown)),
                cell(shareText(board, rest, whole), STYLES.cell),
                ...(hasChange ? [null] : []),
              ],
            },
          ]),
      {
        isSum: true,
        cells: [
          cell(total),
          cell(board.plain(whole, shown)),
          cell(whole > 0 ? board.percent(100) : '–'),
          ...(hasChange ? [changeCell(printing, listed.change)] : []),
        ],
      },
    ],
  };
}
