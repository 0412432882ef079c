// What a check of a file found, as lines of text.
import { CHECK_KEYWORDS, checkTextId } from '../../../lib/catalogue/loads/check-kinds.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import type { BrokenRule, FocusCheck } from '../../stores/documents/loads/load-report.ts';

export function checkText(name: string, check: FocusCheck): string {
  const { version, ruleCount, rowCount, unreadable, broken } = check;
  const count = (keyword: BrokenRule['keyword']) => broken.filter((rule) => rule.keyword === keyword).length;
  const head = `${name}: ${rowCount} rows held against ${ruleCount} rules of FOCUS ${version}: ${count('MUST')} broken, ${count('SHOULD')} not followed`;
  const lines = CHECK_KEYWORDS.flatMap((keyword) =>
    broken.filter((rule) => rule.keyword === keyword).map(ruleText),
  );
  const left = unreadable === 0 ? [] : [`  ${unreadable} lines cannot be read and were not checked`];
  return `${[head, ...left, ...lines].join('\n')}\n`;
}

function ruleText(rule: BrokenRule): string {
  const { id, keyword, rows, first } = rule;
  const places = first.map(({ line, value }) => (value === null ? `${line}` : `${line} '${value}'`));
  const where = rows === null ? '' : `: ${rows} rows, line ${places.join(', ')}`;
  return `  ${keyword} ${ruleSentence(rule)}${where} (${id})`;
}

export function ruleSentence({ kind, column, other, where, words }: BrokenRule): string {
  return textsOf('en')(checkTextId(kind), {
    ...{ column, other: other ?? '', where: where ?? '', words: words.join(', ') },
  });
}
