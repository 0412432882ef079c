// The main figures of a mailed dashboard, for the mail itself: the answers of its cards, or of its first widgets.
import { changeText } from '../../../../lib/money/change-text.ts';
import { changeWordsOf } from '../../../../lib/node/change-words.ts';
import { answerOf } from '../paper/blocks/card-block.ts';
import { CARDS } from '../paper/blocks/widget-block.ts';
import type { PrintedDashboard, PrintedWidget } from '../paper/printed-dashboard.ts';

const MAIN_FIGURES = 4;

export function mainFigures(board: PrintedDashboard): [string, string][] {
  const answered = board.widgets.flatMap((widget): { isCard: boolean; fact: [string, string] }[] => {
    const answer = answerText(board, widget);
    return answer === null ? [] : [{ isCard: CARDS.includes(widget.type), fact: [widget.title, answer] }];
  });
  const cards = answered.filter(({ isCard }) => isCard);
  return (cards.length > 0 ? cards : answered).slice(0, MAIN_FIGURES).map(({ fact }) => fact);
}

function answerText(board: PrintedDashboard, { figures }: PrintedWidget): string | null {
  if (!figures) return null;
  const { look, currency, vendors } = figures;
  if (look.as === 'card') {
    const answer = answerOf({ board }, look, figures);
    const beside = look.change
      ? changeText(look.change, changeWordsOf(board.language))
      : (look.chip?.text ?? null);
    return answer === null ? null : [answer, look.second, beside && `(${beside})`].filter(Boolean).join(' ');
  }
  const headline = 'headline' in look ? look.headline : null;
  return headline === null ? null : board.of(vendors).money(headline, currency);
}
