// How a change looks on paper: what costs more is red, what costs less green, what is new or the same grey.
import type { Language } from '../../lib/catalogue/languages.ts';
import { changeText } from '../../lib/money/change-text.ts';
import { type CostChange, changeDirection } from '../../lib/money/percent-change.ts';
import { changeWordsOf } from '../../lib/node/change-words.ts';
import type { Chip } from './chip.ts';

const DIRECTIONS = { UP: 'up', DOWN: 'down', NONE: null } as const;

export function changeChip(change: CostChange, language: Language): Chip {
  const direction = DIRECTIONS[changeDirection(change) ?? 'NONE'];
  const text = changeText(change, changeWordsOf(language), true);
  return { tone: direction ?? 'same', direction, text };
}
