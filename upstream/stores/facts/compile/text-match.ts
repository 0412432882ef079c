// The rule of lib/cost/text-match as SQL.
import { foldedText } from '../../../../lib/cost/text-match.ts';
import type { Dialect } from './dialect.ts';
import type { Bindings } from './statement.ts';

/** Condition that the value, an expression of text, contains or starts with the text. */
export function matchesText(
  value: string,
  how: 'contains' | 'startsWith',
  text: string,
  { dialect, bind }: { dialect: Dialect; bind: Bindings },
): string {
  const bound = bind.text(text);
  return foldedText(text) === ''
    ? dialect[how](value, bound)
    : dialect[how](dialect.folded(value), dialect.folded(bound));
}
