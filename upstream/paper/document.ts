// A document of the portal on paper: the same head and foot on each page, and its blocks between them.
import type { Language } from '../../lib/catalogue/languages.ts';
import type { Block } from './blocks.ts';
import { PAPER_COLOURS } from './colours.ts';
import { drawPage, pagesOf } from './page-layout.ts';
import { PAGE, Paper } from './paper.ts';
import { baselineOf, STYLES } from './styles.ts';

export interface PageHead {
  company: string;
  /** Of the board or the bill. */
  name: string;
  /** What all of it is of, in words: days, basis, currency, vendors. */
  state: string;
}

export interface PageFoot {
  /** When it was made, from which data, and what of them is not complete. */
  made: string;
  link: { text: string; url: string };
}

export interface PaperDocument {
  language: Language;
  title: string;
  madeAt: Date;
  head: PageHead;
  foot: PageFoot;
  /** Made for the width of the page; `height` is what a page has for them. */
  blocks: (paper: Paper, width: number, height: number) => readonly Block[];
}

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
const HEAD_HEIGHT = 31;
const FOOT_TOP = PAGE.height - 44;
const CONTENT_TOP = PAGE.top + HEAD_HEIGHT + 15;
const CONTENT_HEIGHT = FOOT_TOP - 14 - CONTENT_TOP;

/** Rejects when it cannot be drawn. */
export async function paperDocument(of: PaperDocument): Promise<Buffer> {
  const paper = new Paper(of);
  const pages = pagesOf(of.blocks(paper, CONTENT_WIDTH, CONTENT_HEIGHT), CONTENT_HEIGHT);
  for (const page of pages) {
    paper.newPage();
    drawHead(paper, of.head);
    drawPage(page, { x: PAGE.side, y: CONTENT_TOP, width: CONTENT_WIDTH, height: CONTENT_HEIGHT });
  }
  for (let place = 0; place < paper.pageCount; place += 1) {
    paper.toPage(place);
    drawFoot(paper, of.foot, `${place + 1} / ${paper.pageCount}`);
  }
  return paper.content();
}

function drawHead(paper: Paper, { company, name, state }: PageHead): void {
  const { side, top, width } = PAGE;
  mark(paper, side, top);
  const baseline = top + baselineOf(STYLES.title);
  const nameStyle = { ...STYLES.body, size: 13, colour: PAPER_COLOURS.text2 };
  const stateStyle = { ...STYLES.body, colour: PAPER_COLOURS.text2 };
  const [from, end] = [side + 30, width - side];
  const shownCompany = paper.fitted(company, 300, STYLES.title);
  paper.write(shownCompany, from, baseline, STYLES.title);
  const nameAt = from + paper.widthOf(shownCompany, STYLES.title) + 11;
  const shownState = paper.fitted(state, Math.max(320, end - nameAt - 200), stateStyle);
  const stateAt = end - paper.widthOf(shownState, stateStyle);
  paper.write(paper.fitted(name, stateAt - nameAt - 16, nameStyle), nameAt, baseline, nameStyle);
  paper.write(shownState, stateAt, baseline, stateStyle);
  paper.rule(side, top + HEAD_HEIGHT - 1, width - 2 * side, PAPER_COLOURS.border);
}

/** The sign of the portal: three columns on a tile. */
function mark(paper: Paper, x: number, y: number): void {
  paper.rect(x, y, 20, 20, PAPER_COLOURS.accent, { radius: 5 });
  for (const [place, height] of [5, 8, 11].entries())
    paper.rect(x + 4.6 + place * 4, y + 15.5 - height, 2.8, height, PAPER_COLOURS.surface, { radius: 1 });
}

function drawFoot(paper: Paper, { made, link }: PageFoot, pages: string): void {
  const { side, width } = PAGE;
  const style = STYLES.foot;
  paper.rule(side, FOOT_TOP, width - 2 * side, PAPER_COLOURS.border);
  const baseline = FOOT_TOP + 11 + baselineOf(style);
  const end = width - side;
  paper.writeTo(pages, end, baseline, { ...style, isFigure: true });
  const linkWidth = paper.widthOf(link.text, style) + 10;
  const linkAt = end - 46 - linkWidth;
  paper.write(link.text, linkAt, baseline, { ...style, colour: PAPER_COLOURS.accent });
  // An arrow that leaves to the upper right.
  paper.path(
    `M${linkAt + linkWidth - 5} ${baseline - 0.5} l5 -5 M${linkAt + linkWidth - 3.4} ${baseline - 5.5} h3.4 v3.4`,
    {
      stroke: PAPER_COLOURS.accent,
      width: 0.9,
    },
  );
  paper.link(linkAt, baseline - 11, linkWidth, 15, link.url);
  paper.write(paper.fitted(made, linkAt - side - 24, style), side, baseline, style);
}
