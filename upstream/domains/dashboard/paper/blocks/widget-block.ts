// A widget on paper: its title and what it is of, then what its figures look like.
import { type Block, stack, textBlock } from '../../../../paper/blocks.ts';
import { STYLES } from '../../../../paper/styles.ts';
import type { Figures, Look } from '../figures/figure-lines.ts';
import type { PrintedWidget } from '../printed-dashboard.ts';
import { cardBlock } from './card-block.ts';
import { changesBlock } from './changes-block.ts';
import { forecastBlock } from './forecast-block.ts';
import { headingBlock } from './heading.ts';
import { monthsBlock } from './months-block.ts';
import { partsBlock } from './parts-block.ts';
import type { Printing } from './printing.ts';
import { seriesBlock } from './series-block.ts';
import { toldBlock } from './told-block.ts';

/** `width` in pixels. */
export function widgetBlock(printing: Printing, widget: PrintedWidget, width: number): Block {
  const { figures, note, title } = widget;
  if (isCard(widget)) return cardBlock(printing, widget, width);
  const remark = note ?? figures?.note ?? null;
  const body = figures && hasContent(figures.look) ? lookBlock(printing, figures, width) : null;
  return stack([
    headingBlock(printing, title, aboutOf(printing, widget), width),
    ...(remark
      ? [
          textBlock(
            printing.paper,
            [{ text: remark }],
            width,
            { ...STYLES.body, colour: STYLES.label.colour },
            4,
          ),
        ]
      : []),
    ...(body ? [body] : []),
  ]);
}

export function isCard({ figures, type }: PrintedWidget): boolean {
  return figures ? figures.look.as === 'card' : CARDS.includes(type);
}

/** Those whose answer is one figure: also where it could not be had. */
export const CARDS: readonly PrintedWidget['type'][] = [
  'COST_MONTH_TO_DATE',
  'ESTIMATED_COST',
  'CLOUD_BUDGET',
  'TOTAL_SAVING',
];

function hasContent(look: Look): boolean {
  if (look.as === 'told') return look.sentences.length > 0 || look.lines.length > 0;
  if (look.as === 'changes') return look.lines.length > 0;
  if (look.as === 'forecast') return look.history.length > 0;
  return look.as !== 'card';
}

function lookBlock(printing: Printing, figures: Figures, width: number): Block {
  const { look } = figures;
  switch (look.as) {
    case 'series':
      return seriesBlock(printing, { ...figures, look }, width);
    case 'months':
      return monthsBlock(printing, { ...figures, look }, width);
    case 'parts':
      return partsBlock(printing, { ...figures, look }, width);
    case 'changes':
      return changesBlock(printing, { ...figures, look }, width);
    case 'told':
      return toldBlock(printing, { ...figures, look }, width);
    case 'forecast':
      return forecastBlock(printing, { ...figures, look }, width);
    case 'card':
      throw new Error('a card is drawn by itself');
  }
}

/** Which steps, days and cost, and what its stripes mean. */
function aboutOf({ board }: Printing, { basis, figures }: PrintedWidget): string {
  const { text, rangeText, shortRange } = board;
  const look = figures?.look;
  const parts: string[] = [];
  if (look?.as === 'series' && !look.isRing) {
    parts.push(text('dashboard.paper.grain', { grain: look.grain }));
    parts.push(look.isShares ? text('dashboard.paper.shares') : board.shownIn(figures?.currency ?? ''));
    if (look.steps.some(({ expected }) => expected != null)) parts.push(text('dashboard.paper.striped'));
    else if (look.steps.some(({ isPartial }) => isPartial)) parts.push(text('dashboard.paper.partial'));
    if (look.steps.some(({ budget }) => budget != null)) parts.push(text('dashboard.paper.budgetLine'));
  } else if (look?.as === 'months') {
    parts.push(text('dashboard.paper.summed'), board.shownIn(figures?.currency ?? ''));
  } else if (look?.as === 'changes') {
    parts.push(
      text('dashboard.paper.vs', { range: shortRange(look.against) }),
      board.shownIn(figures?.currency ?? ''),
    );
  } else if (look?.as === 'forecast') {
    parts.push(board.shownIn(figures?.currency ?? ''), text('dashboard.paper.expected'));
    if (look.about) parts.push(look.about);
  } else if (figures?.range && look?.as === 'told') parts.push(rangeText(figures.range));
  if (basis) parts.push(basis);
  return parts.filter((part) => part !== '').join(' · ');
}
