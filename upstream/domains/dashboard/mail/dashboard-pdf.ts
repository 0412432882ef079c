// A dashboard as pages that can be printed: cards four and other widgets two beside each other, in their order.

import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import { makePdf } from '../../../mail/pdf/make-pdf.ts';
import { ownScript, worded } from '../../../mail/pdf/pdf-fonts.ts';
import { type Chart, chartOf, paperColours } from './chart-svg.ts';
import type { Figures } from './figure-lines.ts';

/** A year ahead with the running month, or ten items and the others. */
const MAX_LINES = 14;
const [INK, QUIET, HEAD, LINE] = ['#1a1f27', '#566070', '#1b2a4a', '#d9dde3'];
/** Half a page, in points. */
const CHART_WIDTH = 369;
const [CARDS_A_ROW, WIDGETS_A_ROW] = [4, 2];

export interface PrintedWidget {
  title: string;
  /** Takes a quarter of the width, beside other cards. */
  isCard: boolean;
  /** Null where they could not be had, for the reason of the note. */
  figures: Figures | null;
  note: string | null;
}

export interface PrintedDashboard {
  language: Language;
  text: Texts;
  name: string;
  company: string;
  /** The day that the figures are as of, in words. */
  day: string;
  widgets: readonly PrintedWidget[];
  /** An amount in the reader's currency, in words. */
  money: (amount: number, currency: string, vendors: readonly VendorCode[]) => string;
  /** Amounts of lines in words: those that are all of the headline add up to it as they are shown. */
  moneyOfLines: (figures: Figures) => string[];
  dayText: (day: string) => string;
}

export function dashboardPdf(dashboard: PrintedDashboard): Promise<Buffer> {
  const { language, name, company, day, text, widgets } = dashboard;
  return makePdf({
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [40, 40, 40, 44],
    language,
    info: { title: `${name} · ${company}`, author: 'Skyledger', creator: 'Skyledger' },
    defaultStyle: { font: ownScript(language), fontSize: 9, lineHeight: 1.2, color: INK },
    footer: (page, pages) => ({
      margin: [40, 12, 40, 0],
      columns: [
        { ...worded(`${company} · ${name}`, language), color: QUIET, fontSize: 8 },
        { text: `${page} / ${pages}`, alignment: 'right', color: QUIET, fontSize: 8 },
      ],
    }),
    content: [
      { text: 'Skyledger', bold: true, fontSize: 11, color: '#1f5fbf' },
      { ...worded(name, language), bold: true, fontSize: 19, color: HEAD },
      { ...worded(`${company} · ${text('dashboard.mailed.asOf', { day })}`, language), color: QUIET },
      ...rowsOf(widgets).map((row) => rowOf(dashboard, row)),
    ],
  });
}

/** Cards that follow each other share rows, and so do the others. */
function rowsOf(widgets: readonly PrintedWidget[]): PrintedWidget[][] {
  const rows: PrintedWidget[][] = [];
  for (const widget of widgets) {
    const row = rows.at(-1);
    const isSame = row?.[0]?.isCard === widget.isCard;
    if (row && isSame && row.length < roomOf(widget)) row.push(widget);
    else rows.push([widget]);
  }
  return rows;
}

function roomOf(widget: PrintedWidget | undefined): number {
  return widget?.isCard ? CARDS_A_ROW : WIDGETS_A_ROW;
}

function rowOf(dashboard: PrintedDashboard, row: readonly PrintedWidget[]): Content {
  return {
    unbreakable: true,
    columnGap: 24,
    margin: [0, 16, 0, 0],
    columns: Array.from({ length: roomOf(row[0]) }, (_, place) => {
      const widget = row[place];
      return { width: '*', stack: widget ? blockOf(dashboard, widget) : [] };
    }),
  };
}

function blockOf(dashboard: PrintedDashboard, { title, figures, note }: PrintedWidget): Content[] {
  const { language, money } = dashboard;
  const chart = figures && !figures.isCard ? chartOf(figures) : null;
  const remark = note ?? figures?.note ?? null;
  return [
    { ...worded(title, language), bold: true, fontSize: 11, color: HEAD },
    ...(figures && figures.headline !== null
      ? [
          {
            ...worded(money(figures.headline, figures.currency, figures.vendors), language),
            bold: true,
            fontSize: 15,
          },
        ]
      : []),
    ...(remark ? [{ ...worded(remark, language), color: QUIET }] : []),
    ...(figures && chart ? chartContent(dashboard, figures, chart) : []),
    ...(figures && figures.lines.length > 0 ? [linesTable(dashboard, figures)] : []),
  ];
}

/** What its upper edge stands for above it, and the days that it is over below. */
function chartContent(
  { language, money, dayText }: PrintedDashboard,
  { currency, over, vendors }: Figures,
  { svg, highest }: Chart,
): Content[] {
  const quiet = (text: string) => ({ ...worded(text, language), color: QUIET, fontSize: 7 });
  return [
    { ...quiet(money(highest, currency, vendors)), margin: [0, 4, 0, 1] },
    { svg, width: CHART_WIDTH },
    over
      ? {
          columns: [quiet(dayText(over.from)), { ...quiet(dayText(over.to)), alignment: 'right' }],
          margin: [0, 1, 0, 4],
        }
      : { text: '', margin: [0, 0, 0, 4] },
  ];
}

function linesTable({ language, moneyOfLines }: PrintedDashboard, figures: Figures): Content {
  const { lines, isCard } = figures;
  const amounts = moneyOfLines(figures);
  const colours = paperColours(lines);
  return {
    table: {
      widths: [isCard ? 0 : 8, '*', 'auto'],
      body: lines
        .slice(0, MAX_LINES)
        .map(({ label }, index): TableCell[] => [
          { text: isCard ? '' : '■', color: colours[index] ?? INK, fontSize: 7 },
          worded(label, language),
          { ...worded(amounts[index] ?? '', language), alignment: 'right', noWrap: true },
        ]),
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
  };
}
