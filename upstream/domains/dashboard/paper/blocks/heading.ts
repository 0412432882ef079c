// The head of a widget on paper: its title, and what it is of, on one line or two.
import type { Block } from '../../../../paper/blocks.ts';
import { baselineOf, STYLES } from '../../../../paper/styles.ts';
import type { Printing } from './printing.ts';

export function headingBlock({ paper }: Printing, title: string, about: string, width: number): Block {
  const shown = paper.fitted(title, width, STYLES.title);
  const at = paper.widthOf(shown, STYLES.title) + 9;
  const isBeside = about !== '' && at + Math.min(paper.widthOf(about, STYLES.meta), 160) <= width;
  const isBelow = about !== '' && !isBeside;
  return {
    height: STYLES.title.line + (isBelow ? STYLES.meta.line : 0) + 4,
    draw: ({ x, y }) => {
      const baseline = y + baselineOf(STYLES.title);
      paper.write(shown, x, baseline, STYLES.title);
      if (isBeside) paper.write(paper.fitted(about, width - at, STYLES.meta), x + at, baseline, STYLES.meta);
      if (isBelow)
        paper.write(
          paper.fitted(about, width, STYLES.meta),
          x,
          y + STYLES.title.line + baselineOf(STYLES.meta),
          STYLES.meta,
        );
    },
  };
}
