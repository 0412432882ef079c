// Parts of a document under a title: the title stays with what follows it, also where that goes on to further pages.
import type { Block } from './blocks.ts';
import { PAPER_COLOURS, TONES } from './colours.ts';
import type { Paper } from './paper.ts';
import { baselineOf, STYLES } from './styles.ts';
import { drawLines, linesOf } from './wrapping.ts';

const TITLE_HEIGHT = 26;

/** `about` stands behind the title, less strong; `right` at the right edge. */
export function titled(
  paper: Paper,
  { title, about = '', right = '' }: { title: string; about?: string; right?: string },
  block: Block,
  width: number,
): Block {
  const draw = (x: number, y: number) => {
    const baseline = y + baselineOf(STYLES.title);
    const rightWidth = right === '' ? 0 : paper.widthOf(right, STYLES.meta) + 16;
    const shown = paper.fitted(title, width - rightWidth, STYLES.title);
    const at = paper.widthOf(shown, STYLES.title) + 9;
    paper.write(shown, x, baseline, STYLES.title);
    paper.write(
      paper.fitted(about, Math.max(0, width - at - rightWidth), STYLES.meta),
      x + at,
      baseline,
      STYLES.meta,
    );
    if (right !== '') paper.writeTo(right, x + width, baseline, STYLES.meta);
  };
  return {
    height: block.height + TITLE_HEIGHT,
    extra: block.extra ?? 0,
    draw: (box) => {
      draw(box.x, box.y);
      block.draw({ ...box, y: box.y + TITLE_HEIGHT, height: box.height - TITLE_HEIGHT });
    },
    ...(block.parted && {
      parted: (height: number) => {
        const parts = block.parted?.(height - TITLE_HEIGHT);
        return parts ? [titled(paper, { title, about, right }, parts[0], width), parts[1]] : null;
      },
    }),
  };
}

/** What to take note of, on a tinted ground. */
export function noticeBlock(paper: Paper, text: string, width: number): Block {
  const { ground, text: colour } = TONES.warning;
  const style = { ...STYLES.body, colour };
  const lines = linesOf(paper, [{ text }], width - 28, style);
  const height = lines.length * style.line + 14;
  return {
    height,
    draw: ({ x, y }) => {
      paper.rect(x, y, width, height, ground, { radius: 6 });
      drawLines(paper, lines, x + 14, y + 7, style);
    },
  };
}

/** Label and value below each other; a value of several lines has them all. */
export function detailBlock(
  paper: Paper,
  details: readonly (readonly [string, string])[],
  width: number,
): Block {
  const label = { ...STYLES.meta, colour: PAPER_COLOURS.text3 };
  const parts = details.map(([name, value]) => ({
    name,
    lines: value.split('\n').flatMap((line) => linesOf(paper, [{ text: line }], width, STYLES.body)),
  }));
  return {
    height: parts.reduce((sum, { lines }) => sum + label.line + lines.length * STYLES.body.line + 6, 0),
    draw: ({ x, y }) => {
      let at = y;
      for (const { name, lines } of parts) {
        paper.write(paper.fitted(name, width, label), x, at + baselineOf(label), label);
        drawLines(paper, lines, x, at + label.line, STYLES.body);
        at += label.line + lines.length * STYLES.body.line + 6;
      }
    },
  };
}
