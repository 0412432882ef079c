// What is told in words on paper: alerts with a mark of how grave they are, and unusual cost with how far it is above the usual.
import { type Block, gapBlock, stack, textBlock } from '../../../../paper/blocks.ts';
import { TONES } from '../../../../paper/colours.ts';
import type { Paper } from '../../../../paper/paper.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { tableBlock } from '../../../../paper/table.ts';
import { cell } from '../../../../paper/table-model.ts';
import type { Figures, ToldLook } from '../figures/figure-lines.ts';
import { CHANGE_WIDTH, changeCell, type Printing } from './printing.ts';

const MARK = 16;

export function toldBlock(
  printing: Printing,
  { look, currency, vendors }: Figures<ToldLook>,
  width: number,
): Block {
  const { paper, board } = printing;
  const sentences = look.sentences.map(({ tone, text }) =>
    toldLine(paper, tone ? TONES[tone].text : STYLES.meta.colour, text, width),
  );
  if (look.lines.length === 0) return stack(sentences, 4);
  const list = tableBlock(
    paper,
    {
      columns: [
        { head: '' },
        { head: board.shownIn(currency), isFigure: true },
        { head: '', isFigure: true, width: CHANGE_WIDTH },
      ],
      rows: look.lines.map(({ label, about, amount, change }) => ({
        cells: [
          {
            spans: [
              { text: label },
              ...(about ? [{ text: `  ${about}`, style: { colour: STYLES.meta.colour } }] : []),
            ],
          },
          cell(
            board
              .of(vendors)
              .money(amount, currency, 'signed')
              .replace(/^([\u2212+]?)[^\d]+/, '$1'),
            STYLES.amount,
          ),
          changeCell(printing, change),
        ],
      })),
    },
    width,
  );
  return sentences.length === 0 ? list : stack([...sentences, gapBlock(4), list], 4);
}

function toldLine(paper: Paper, colour: string, text: string, width: number): Block {
  const line = textBlock(paper, [{ text }], width - MARK, STYLES.body, 3);
  return {
    height: line.height,
    draw: (box) => {
      paper.circle(box.x + 4, box.y + STYLES.body.line / 2, 3.5, colour);
      line.draw({ ...box, x: box.x + MARK });
    },
  };
}
