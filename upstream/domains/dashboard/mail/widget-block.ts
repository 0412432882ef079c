// A widget on paper: its title and what it is of, its answer with its change, its chart as on the screen, its lines.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { sumMoney } from '../../../../lib/money/money.ts';
import { worded } from '../../../mail/pdf/pdf-fonts.ts';
import { type Chart, chartOf, paperColours, ringOf } from './chart-svg.ts';
import type { Figures } from './figure-lines.ts';
import type { PrintedDashboard, PrintedWidget } from './printed-dashboard.ts';

/** A year ahead with the running month, or ten items and the others. */
const MAX_LINES = 14;
export const [INK, QUIET] = ['#101828', '#566070'];
const [LINE, UP, DOWN] = ['#d9dde3', '#c4281c', '#12774a'];
const RING_WIDTH = 110;

/** `width` in points. */
export function widgetBlock(dashboard: PrintedDashboard, widget: PrintedWidget, width: number): Content[] {
  const { language, money } = dashboard;
  const { title, figures, note } = widget;
  const remark = note ?? figures?.note ?? null;
  const answer = figures && (figures.lead ?? headlineOf(figures, money));
  return [
    { ...worded(title, language), bold: true, fontSize: 10.5 },
    ...quiet(dashboard, aboutOf(dashboard, widget)),
    ...(answer ? [{ ...worded(answer, language), bold: true, fontSize: 16 }] : []),
    ...(figures ? changeLine(dashboard, figures) : []),
    ...quiet(dashboard, remark),
    ...(figures?.told ?? []).map(
      (told): Content => ({ ...worded(`• ${told}`, language), margin: [0, 2, 0, 0] }),
    ),
    ...(figures ? drawingAndLines(dashboard, figures, width) : []),
  ];
}

/** A wide widget has its lines beside the drawing, as on the screen. */
const WIDE_FROM = 480;
const LINES_WIDTH = 260;
const BETWEEN = 20;

function drawingAndLines(dashboard: PrintedDashboard, figures: Figures, width: number): Content[] {
  const isBeside = width >= WIDE_FROM && figures.lines.length > 0 && !figures.isCard;
  const lines = figures.lines.length > 0 ? [linesTable(dashboard, figures, isBeside ? 8 : 9)] : [];
  const drawn = drawing(dashboard, figures, isBeside ? width - LINES_WIDTH - BETWEEN : width);
  if (!isBeside || drawn.length === 0) return [...drawn, ...lines];
  return [
    {
      columnGap: BETWEEN,
      columns: [
        { width: '*', stack: drawn },
        { width: LINES_WIDTH, stack: lines },
      ],
    },
  ];
}

function headlineOf(
  { headline, currency, vendors }: Figures,
  money: PrintedDashboard['money'],
): string | null {
  return headline === null ? null : money(headline, currency, vendors);
}

/** The days and which cost, on one line. */
function aboutOf({ dayText }: PrintedDashboard, { basis, figures }: PrintedWidget): string {
  const { range } = figures ?? {};
  const days = range ? [...new Set([range.start, range.end])].map(dayText).join(' – ') : '';
  return [days, basis ?? ''].filter((part) => part !== '').join(' · ');
}

function quiet({ language }: PrintedDashboard, text: string | null): Content[] {
  return text ? [{ ...worded(text, language), color: QUIET, fontSize: 8 }] : [];
}

/** With the days that it is held against. A rise is red because it costs. */
function changeLine(dashboard: PrintedDashboard, { change, currency, vendors }: Figures): Content[] {
  if (!change) return [];
  const { language, money, percent, text, dayText } = dashboard;
  const { difference, percent: rate, against } = change;
  const arrow = difference > 0 ? '↑ ' : difference < 0 ? '↓ ' : '';
  const range = [against.start, against.end].map(dayText).join(' – ');
  const words = `${arrow}${percent(rate, 'signed')} · ${money(difference, currency, vendors, 'signed')}`;
  const colour = difference > 0 ? UP : difference < 0 ? DOWN : QUIET;
  return [
    { ...worded(words, language), color: colour, bold: true },
    ...quiet(dashboard, text('dashboard.mailed.against', { range })),
  ];
}

function drawing(dashboard: PrintedDashboard, figures: Figures, width: number): Content[] {
  if (figures.isCard) return [];
  if (figures.isRing) {
    const svg = ringOf(figures.lines);
    return svg
      ? [{ svg, width: Math.min(RING_WIDTH, width), alignment: 'center', margin: [0, 4, 0, 4] }]
      : [];
  }
  const chart = chartOf(figures, width);
  return chart ? chartContent(dashboard, figures, chart) : [];
}

/** Above it what its upper edge stands for; below it the steps, each with its total. */
function chartContent(dashboard: PrintedDashboard, figures: Figures, { svg, highest }: Chart): Content[] {
  const { language, shortMoney, text } = dashboard;
  const { currency, steps } = figures;
  const small = (words: string) => ({ ...worded(words, language), color: QUIET, fontSize: 6.5 });
  const labels = stepLabels(dashboard, figures);
  return [
    { ...small(shortMoney(highest, currency)), margin: [0, 3, 0, 1] },
    { svg },
    ...(labels.length > 0
      ? [
          {
            columns: labels.map((label) => ({ width: '*', ...small(label), alignment: 'center' as const })),
            margin: [0, 1, 0, 3] as [number, number, number, number],
          },
        ]
      : []),
    ...(steps.some(({ isPartial }) => isPartial) ? [small(text('dashboard.mailed.partial'))] : []),
    { text: '', margin: [0, 0, 0, 3] },
  ];
}

/** More of them would run into each other. */
const MOST_LABELS = 13;

function stepLabels({ dayText, monthText, shortMoney }: PrintedDashboard, figures: Figures): string[] {
  const { steps, bars, isLines, currency } = figures;
  const isMonthly = steps.every(({ date }) => date.endsWith('-01'));
  const every = Math.ceil(steps.length / MOST_LABELS);
  return steps.flatMap(({ date }, place) => {
    if (place % every !== 0) return [];
    const known = bars.flatMap((amounts) => amounts[place] ?? []);
    const total = isLines || every > 1 ? '' : `\n${shortMoney(sumMoney(known), currency)}`;
    return [`${isMonthly ? monthText(date) : dayText(date).slice(0, -5)}${total}`];
  });
}

function linesTable(
  { language, moneyOfLines }: PrintedDashboard,
  figures: Figures,
  fontSize: number,
): Content {
  const { lines } = figures;
  const amounts = moneyOfLines(figures);
  const colours = paperColours(lines);
  const hasMarks = !figures.isCard;
  return {
    table: {
      widths: [hasMarks ? 8 : 0, '*', 'auto'],
      body: lines
        .slice(0, MAX_LINES)
        .map(({ label }, index): TableCell[] => [
          { text: hasMarks ? '■' : '', color: colours[index] ?? INK, fontSize: 7 },
          worded(label, language),
          { ...worded(amounts[index] ?? '', language), alignment: 'right', noWrap: true },
        ]),
    },
    fontSize,
    margin: [0, 3, 0, 8],
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingTop: () => fontSize - 8,
      paddingBottom: () => fontSize - 8,
    },
  };
}
