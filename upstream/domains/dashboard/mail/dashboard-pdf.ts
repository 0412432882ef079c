// A dashboard as pages that can be printed: what is said above it, then its widgets in the grid of the screen.

import type { Column, Content } from 'pdfmake/interfaces.js';
import { COLUMNS } from '../../../../lib/widgets/widget-layout.ts';
import { makePdf } from '../../../mail/pdf/make-pdf.ts';
import { ownScript, worded } from '../../../mail/pdf/pdf-fonts.ts';
import { bandsOf, type PaperColumn } from './grid-bands.ts';
import type { PrintedDashboard, PrintedWidget } from './printed-dashboard.ts';
import { INK, QUIET, widgetBlock } from './widget-block.ts';

/** A4 across, in points. */
const [PAGE_WIDTH, MARGIN, GAP] = [841.89, 40, 20];
const WIDTH = PAGE_WIDTH - 2 * MARGIN;

export function dashboardPdf(dashboard: PrintedDashboard): Promise<Buffer> {
  const { language, name, company, day, text, widgets, scope, sentence, url } = dashboard;
  const asOf = `${company} · ${text('dashboard.mailed.asOf', { day })}`;
  return makePdf({
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, 32, MARGIN, 40],
    language,
    info: { title: `${name} · ${company}`, author: 'Skyledger', creator: 'Skyledger' },
    defaultStyle: { font: ownScript(language), fontSize: 9, lineHeight: 1.15, color: INK },
    footer: (page, pages) => ({
      margin: [MARGIN, 10, MARGIN, 0],
      columns: [
        { ...worded(`Skyledger · ${asOf}`, language), color: QUIET, fontSize: 8 },
        {
          width: 'auto',
          ...worded(text('dashboard.mailed.open'), language),
          link: url,
          color: '#1d5fbf',
          fontSize: 8,
        },
        { width: 60, text: `${page} / ${pages}`, alignment: 'right', color: QUIET, fontSize: 8 },
      ],
    }),
    content: [
      {
        columns: [
          { ...worded(name, language), bold: true, fontSize: 15 },
          {
            ...worded(`${asOf} · ${scope}`, language),
            color: QUIET,
            alignment: 'right',
            margin: [0, 5, 0, 0],
          },
        ],
      },
      ...(sentence
        ? [{ ...worded(sentence, language), fontSize: 13, lineHeight: 1.25, margin: [0, 8, 0, 0] } as Content]
        : []),
      ...bandsOf(widgets).map((band) => bandContent(dashboard, band)),
    ],
  });
}

/** A band that is higher than a page could not be kept together. */
const MOST_ROWS_TOGETHER = 20;

function bandContent(dashboard: PrintedDashboard, band: PaperColumn<PrintedWidget>[]): Content {
  let at = 0;
  const columns: Column[] = [];
  for (const { from, width, widgets } of band) {
    if (from > at) columns.push({ width: widthOf(from - at), text: '' });
    const points = widthOf(width);
    columns.push({
      width: points,
      stack: widgets.flatMap((widget) => widgetBlock(dashboard, widget, points)),
    });
    at = from + width;
  }
  const rows = Math.max(
    ...band.map(({ widgets }) => widgets.reduce((sum, { layout }) => sum + layout.height, 0)),
  );
  return { unbreakable: rows <= MOST_ROWS_TOGETHER, columnGap: GAP, margin: [0, 14, 0, 0], columns };
}

/** Of so many columns of the grid. */
function widthOf(columns: number): number {
  return ((WIDTH + GAP) * columns) / COLUMNS - GAP;
}
