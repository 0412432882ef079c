// A dashboard as pages that can be printed: its widgets two beside each other, in the order in which they stand.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Texts } from '../../lib/catalogue.ts';
import type { Language } from '../../lib/languages.ts';
import { makePdf } from '../invoice-mail/make-pdf.ts';
import { ownScript, worded } from '../invoice-mail/pdf-fonts.ts';
import { chartSvg, PAPER_COLOURS } from './chart-svg.ts';
import type { Figures } from './figures.ts';

const MAX_LINES = 11;
const [INK, QUIET, HEAD, LINE] = ['#1a1f27', '#566070', '#1b2a4a', '#d9dde3'];
const CHART_WIDTH = 356;

export interface PrintedWidget {
  title: string;
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
  money: (amount: number, currency: string) => string;
}

export function dashboardPdf(dashboard: PrintedDashboard): Promise<Buffer> {
  const { language, name, company, day, text, widgets } = dashboard;
  const rows = widgets.flatMap((_, index) => (index % 2 === 0 ? [widgets.slice(index, index + 2)] : []));
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
      ...rows.map((row) => rowOf(dashboard, row)),
    ],
  });
}

function rowOf(dashboard: PrintedDashboard, row: readonly PrintedWidget[]): Content {
  return {
    unbreakable: true,
    columnGap: 24,
    margin: [0, 16, 0, 0],
    columns: [0, 1].map((place) => {
      const widget = row[place];
      return { width: '*', stack: widget ? blockOf(dashboard, widget) : [] };
    }),
  };
}

function blockOf(dashboard: PrintedDashboard, { title, figures, note }: PrintedWidget): Content[] {
  const { language, money } = dashboard;
  const svg = figures && !figures.isCard ? chartSvg(figures) : null;
  const remark = note ?? figures?.note ?? null;
  return [
    { ...worded(title, language), bold: true, fontSize: 11, color: HEAD },
    ...(figures && figures.headline !== null
      ? [{ ...worded(money(figures.headline, figures.currency), language), bold: true, fontSize: 15 }]
      : []),
    ...(remark ? [{ ...worded(remark, language), color: QUIET }] : []),
    ...(svg ? [{ svg, width: CHART_WIDTH, margin: [0, 6, 0, 4] as [number, number, number, number] }] : []),
    ...(figures && figures.lines.length > 0 ? [linesTable(dashboard, figures)] : []),
  ];
}

function linesTable({ language, money }: PrintedDashboard, { lines, currency, isCard }: Figures): Content {
  return {
    table: {
      widths: [8, '*', 'auto'],
      body: lines
        .slice(0, MAX_LINES)
        .map(({ label, amount }, index): TableCell[] => [
          { text: isCard ? '' : '■', color: PAPER_COLOURS[index % PAPER_COLOURS.length], fontSize: 7 },
          worded(label, language),
          { ...worded(money(amount, currency), language), alignment: 'right', noWrap: true },
        ]),
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}
