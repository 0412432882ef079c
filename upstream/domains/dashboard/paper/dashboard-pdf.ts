// A dashboard as pages that can be printed: what is said above it, then its widgets in the grid of the screen.
import { COLUMNS } from '../../../../lib/widgets/widget-layout.ts';
import { type Block, type BlockColumn, columns, stack, textBlock } from '../../../paper/blocks.ts';
import { PAPER_COLOURS } from '../../../paper/colours.ts';
import { CONTENT_WIDTH, paperDocument } from '../../../paper/document.ts';
import { pagesOf } from '../../../paper/page-layout.ts';
import { STYLES } from '../../../paper/styles.ts';
import { budgetsBlock } from './blocks/budgets-block.ts';
import { moversBlock } from './blocks/changes-block.ts';
import type { Printing } from './blocks/printing.ts';
import { isCard, widgetBlock } from './blocks/widget-block.ts';
import { sentenceParts } from './dashboard-sentence.ts';
import { bandsOf, fittedBands, type PaperColumn } from './grid-bands.ts';
import type { PrintedDashboard, PrintedWidget } from './printed-dashboard.ts';

/** Between columns of the grid. */
const GAP = 36;
/** Names of items need more room than those of budgets. */
const MOVERS_PART = 0.57;
/** A band with more rows of the grid than that is higher than a page: its widgets go on to the next one by themselves. */
const MOST_ROWS_TOGETHER = 30;

export function dashboardPdf(board: PrintedDashboard): Promise<Buffer> {
  const { language, name, company, state, madeAt, foot } = board;
  return paperDocument({
    ...{ language, madeAt, foot },
    title: `${name} · ${company}`,
    head: { company, name, state },
    blocks: (paper, width, height) => {
      const printing = { paper, board };
      const [above, below] = [sentenceBlock(printing, width), closingBlocks(printing, width)];
      const known = new Map<PaperColumn<PrintedWidget>[], Block[]>();
      const blocksOf = (band: PaperColumn<PrintedWidget>[]): Block[] => {
        const blocks = known.get(band) ?? bandBlocks(printing, band);
        known.set(band, blocks);
        return blocks;
      };
      const all = (bands: readonly PaperColumn<PrintedWidget>[][]) => [
        ...above,
        ...bands.flatMap(blocksOf),
        ...below,
      ];
      return all(fittedBands(bandsOf(board.widgets), (bands) => pagesOf(all(bands), height).length));
    },
  });
}

function sentenceBlock({ paper, board }: Printing, width: number): Block[] {
  if (board.sentence === null) return [];
  const spans = sentenceParts(board.sentence).map(({ text, isFact }) => ({
    text,
    ...(isFact && { style: { weight: 'strong' as const, colour: PAPER_COLOURS.text } }),
  }));
  return [textBlock(paper, spans, width, STYLES.sentence, 4)];
}

function bandBlocks(printing: Printing, band: PaperColumn<PrintedWidget>[]): Block[] {
  const widgets = band.flatMap((column) => column.widgets);
  const rows = Math.max(
    ...band.map((column) => column.widgets.reduce((sum, { layout }) => sum + layout.height, 0)),
  );
  if (rows > MOST_ROWS_TOGETHER)
    return bandsOf(widgets.toSorted(byPlace)).flatMap((part) =>
      part.length === 1 && (part[0]?.widgets.length ?? 0) > 1
        ? separately(printing, part[0]?.widgets ?? [])
        : [bandBlock(printing, part)],
    );
  return [bandBlock(printing, band)];
}

const byPlace = (one: PrintedWidget, other: PrintedWidget) =>
  one.layout.y - other.layout.y || one.layout.x - other.layout.x;

/** Those of one column, each as a block of its own. */
function separately(printing: Printing, widgets: readonly PrintedWidget[]): Block[] {
  return widgets.map((widget) => {
    const [x, width] = placeOf(widget.layout.x, widget.layout.width);
    return columns(printing.paper, [{ x, width, block: widgetBlock(printing, widget, width) }]);
  });
}

function bandBlock(printing: Printing, band: PaperColumn<PrintedWidget>[]): Block {
  const parts = band.map(({ from, width: wide, widgets }): BlockColumn => {
    const [x, width] = placeOf(from, wide);
    return {
      x,
      width,
      block: stack(
        widgets.map((widget) => widgetBlock(printing, widget, width)),
        16,
      ),
    };
  });
  return columns(
    printing.paper,
    parts,
    band.every(({ widgets }) => widgets.every(isCard)),
  );
}

/** What moved most beside the budgets; either alone has all of the width. */
function closingBlocks(printing: Printing, width: number): Block[] {
  const { board, paper } = printing;
  const { movers, budgets } = board;
  const left = Math.round((width - GAP) * MOVERS_PART);
  const right = width - GAP - left;
  const moved = (wide: number) => movers && moversBlock(printing, movers, wide);
  const held = (wide: number) => (budgets.length > 0 ? budgetsBlock(printing, wide) : null);
  if (movers && budgets.length > 0) {
    const parts = [
      { x: 0, width: left, block: moved(left) },
      { x: left + GAP, width: right, block: held(right) },
    ];
    return [
      columns(
        paper,
        parts.flatMap(({ block, ...place }) => (block ? [{ ...place, block }] : [])),
      ),
    ];
  }
  return [moved(width), held(width)].filter((block) => block !== null);
}

/** Of columns of the grid, in pixels; what reaches the right edge ends there. */
function placeOf(from: number, wide: number): [x: number, width: number] {
  const x = (CONTENT_WIDTH * from) / COLUMNS;
  const isLast = from + wide >= COLUMNS;
  return [x, (CONTENT_WIDTH * wide) / COLUMNS - (isLast ? 0 : GAP)];
}
