// A year ahead on paper: the months before in full, those to come striped, and each month to come with its range.
import { LIGHT_SERIES } from '../../../../../lib/catalogue/series-colours.ts';
import { sumMoney } from '../../../../../lib/money/money.ts';
import { ESTIMATE, roundedParts } from '../../../../../lib/money/rounded-parts.ts';
import { type Block, gapBlock, stack } from '../../../../paper/blocks.ts';
import { barsBlock } from '../../../../paper/charts/bars.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell, type PaperRow } from '../../../../paper/table-model.ts';
import type { Figures, ForecastLook } from '../figures/figure-lines.ts';
import type { PrintedDashboard } from '../printed-dashboard.ts';
import type { Printing } from './printing.ts';
import { axisMoney } from './series-block.ts';

export function forecastBlock(printing: Printing, figures: Figures<ForecastLook>, width: number): Block {
  const { look } = figures;
  const chart = chartBlock(printing, figures);
  if (look.ahead.length === 0) return chart;
  return stack([chart, gapBlock(6), listBlock(printing, figures, width)]);
}

function chartBlock(printing: Printing, { look, currency }: Figures<ForecastLook>): Block {
  const { paper, board } = printing;
  const { history, running, ahead } = look;
  const months = [
    ...history.map(({ month, amount }) => ({ month, known: amount, expected: null as number | null })),
    { month: running.month, known: running.toDate, expected: running.forecast },
    ...ahead.map(({ month, amount }) => ({ month, known: 0, expected: amount })),
  ];
  const convert = (amount: number | null) => (amount === null ? null : board.convert(amount, currency));
  return barsBlock(paper, {
    height: 180,
    extra: 80,
    axisText: (amount) => axisMoney(printing, amount, currency),
    series: [{ colour: LIGHT_SERIES[0], amounts: months.map(({ known }) => convert(known)) }],
    steps: months.map(({ month, known, expected }) => ({
      label: board.monthText(month),
      isPartial: month === running.month,
      totalText: board.shortPlain(convert(expected ?? known) ?? 0),
      expected: convert(expected),
    })),
  });
}

/** Each month to come in a row, two beside each other where there is room. */
function listBlock(
  { paper, board }: Printing,
  { look, currency }: Figures<ForecastLook>,
  width: number,
): Block {
  const { text, estimate } = board;
  const range = (low: number | null, high: number | null) =>
    low === null || high === null ? '–' : `${estimate(low, currency)} – ${estimate(high, currency)}`;
  const total = look.headline ?? sumMoney(look.ahead.map(({ amount }) => amount));
  const months = shownMonths(board, look, { currency, total });
  const shown = board.shownIn(currency);
  const rows: PaperRow[] = look.ahead.map(({ month, low, high }, place) => ({
    cells: [
      cell(board.monthText(month), STYLES.cell),
      cell(estimate(months[place] ?? 0, shown), STYLES.amount),
      cell(range(low, high), { ...STYLES.cell, colour: STYLES.meta.colour }),
    ],
  }));
  rows.push({
    isSum: true,
    cells: [cell(text('dashboard.paper.total')), cell(estimate(total, currency)), null],
  });
  return tableBlock(
    paper,
    {
      columns: [
        { head: text('dashboard.paper.month') },
        { head: text('dashboard.yearForecast.forecast'), isFigure: true },
        { head: text('dashboard.paper.range'), isFigure: true },
      ],
      rows,
      padding: 1,
    },
    width,
  );
}

/** What the months to come show, converted: they add up to their total, as on screen. */
export function shownMonths(
  { convert }: Pick<PrintedDashboard, 'convert'>,
  { ahead }: Pick<ForecastLook, 'ahead'>,
  { currency, total }: { currency: string; total: number },
): number[] {
  const amounts = ahead.map(({ amount }) => convert(amount, currency));
  return roundedParts(amounts, convert(total, currency), ESTIMATE);
}
