// Months side by side on paper: their cost added up from the first day, and what each came to.
import { LIGHT_SERIES } from '../../../../../lib/catalogue/series-colours.ts';
import { type Block, columns, gapBlock, stack } from '../../../../paper/blocks.ts';
import { linesBlock } from '../../../../paper/charts/lines.ts';
import { PAPER_COLOURS } from '../../../../paper/colours.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell } from '../../../../paper/table-model.ts';
import type { Figures, MonthsLook } from '../figures/figure-lines.ts';
import type { Printing } from './printing.ts';
import { axisMoney, BESIDE_FROM } from './series-block.ts';

const LIST_WIDTH = 230;
const DAYS = 31;

export function monthsBlock(printing: Printing, figures: Figures<MonthsLook>, width: number): Block {
  const list = listBlock(printing, figures, width >= BESIDE_FROM ? LIST_WIDTH : width);
  const isBeside = width >= BESIDE_FROM;
  const chart = chartBlock(printing, figures);
  if (!isBeside) return stack([chart, gapBlock(6), list]);
  return columns(printing.paper, [
    { x: 0, width: width - LIST_WIDTH - 32, block: chart },
    { x: width - LIST_WIDTH, width: LIST_WIDTH, block: list },
  ]);
}

/** The running month is strong, the ones before it grey, the oldest lightest. */
function coloursOf({ lines, isPartial }: MonthsLook): string[] {
  const greys = [
    PAPER_COLOURS.text3,
    PAPER_COLOURS.strong,
    LIGHT_SERIES[1],
    LIGHT_SERIES[3],
    LIGHT_SERIES[7],
  ];
  return lines.map((_, place) => {
    const age = lines.length - 1 - place;
    if (age === 0) return isPartial ? PAPER_COLOURS.accent : PAPER_COLOURS.text;
    return greys[age - 1] ?? PAPER_COLOURS.strong;
  });
}

function chartBlock(printing: Printing, { look, currency }: Figures<MonthsLook>): Block {
  const { paper, board } = printing;
  const colours = coloursOf(look);
  return linesBlock(paper, {
    labels: Array.from({ length: DAYS }, (_, place) => String(place + 1)),
    axisText: (amount) => axisMoney(printing, amount, currency),
    height: 170,
    extra: 180,
    series: look.lists.map((amounts, place) => ({
      colour: colours[place] ?? '',
      amounts: amounts.map((amount) => (amount === null ? null : board.convert(amount, currency))),
      name: look.lines[place]?.label ?? null,
      isStrong: place === look.lists.length - 1,
      isDashed: place < look.lists.length - 2,
    })),
  });
}

function listBlock({ paper, board }: Printing, figures: Figures<MonthsLook>, width: number): Block {
  const { look, currency } = figures;
  const shown = board.shownIn(currency);
  const colours = coloursOf(look);
  const { text } = board;
  return tableBlock(
    paper,
    {
      columns: [{ head: text('dashboard.paper.month') }, { head: shown, isFigure: true }],
      rows: look.lines.map((line, place) => ({
        cells: [
          {
            spans: [
              { text: line.label },
              ...(look.isPartial && place === look.lines.length - 1
                ? [{ text: `  ${text('dashboard.paper.soFar')}`, style: { colour: STYLES.meta.colour } }]
                : []),
            ],
            swatch: colours[place] ?? '',
          },
          cell(
            board
              .of(figures.vendors)
              .money(line.amount, currency)
              .replace(/^[^\d\u2212]+/, ''),
            STYLES.amount,
          ),
        ],
      })),
    },
    width,
  );
}
