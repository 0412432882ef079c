// What a page is made of: blocks that say how high they are and draw themselves into a box.
import { PAPER_COLOURS } from './colours.ts';
import type { Paper } from './paper.ts';
import { type LineStyle, STYLES } from './styles.ts';
import { drawLines, linesOf, type Span } from './wrapping.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Made for one width. */
export interface Block {
  /** At least, in pixels. */
  height: number;
  /** How much higher it may become to fill a page. */
  extra?: number;
  draw: (box: Box) => void;
  /** Its first part, not higher than that, and the rest; null where it cannot be parted there. */
  parted?: (height: number) => [Block, Block] | null;
}

export function textBlock(
  paper: Paper,
  spans: readonly Span[],
  width: number,
  style: LineStyle = STYLES.body,
  most?: number,
): Block {
  const lines = linesOf(paper, spans, width, style, most);
  return {
    height: lines.length * style.line,
    draw: ({ x, y }) => drawLines(paper, lines, x, y, style),
  };
}

export function gapBlock(height: number): Block {
  return { height, draw: () => {} };
}

/** Below each other; what is left over goes to those that may grow. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1);
  const extra = blocks.reduce((sum, block) => sum + (block.extra ?? 0), 0);
  return {
    height,
    extra,
    draw: (box) => {
      const more = Math.min(extra, Math.max(0, box.height - height));
      let { y } = box;
      for (const block of blocks) {
        const own = block.height + (extra > 0 ? (more * (block.extra ?? 0)) / extra : 0);
        block.draw({ ...box, y, height: own });
        y += own + gap;
      }
    },
  };
}

export interface BlockColumn {
  /** From the left edge. */
  x: number;
  width: number;
  block: Block;
}

/** Beside each other, all as high as the highest; with hairlines between them where they are ruled. */
export function columns(paper: Paper, parts: readonly BlockColumn[], isRuled = false): Block {
  const height = Math.max(0, ...parts.map(({ block }) => block.height));
  const most = Math.max(height, ...parts.map(({ block }) => block.height + (block.extra ?? 0)));
  return {
    height,
    extra: most - height,
    draw: ({ x, y, height: given }) => {
      for (const [place, part] of parts.entries()) {
        part.block.draw({ x: x + part.x, y, width: part.width, height: given });
        const before = parts[place - 1];
        if (isRuled && before)
          paper.upright(
            x + Math.round((before.x + before.width + part.x) / 2),
            y,
            height,
            PAPER_COLOURS.border,
          );
      }
    },
  };
}
