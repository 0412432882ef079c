// How a change reads: on screens, in documents and in mails alike.
import { type CostChange, NO_CHANGE_BELOW } from './percent-change.ts';

/** The words of a language. */
export interface ChangeWords {
  text: (
    id: 'platform.change.new' | 'platform.change.gone' | 'platform.change.times',
    values?: Record<string, string>,
  ) => string;
  /** A number as people read it. */
  number: (value: number, options: typeof PERCENT | typeof TIMES) => string;
}

const SIGNED = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const PERCENT = { ...SIGNED, style: 'percent' } as const;
const TIMES = { ...SIGNED, useGrouping: 'always' } as const;

/** In percent; from here on a change is told in times. */
const TIMES_FROM = 1000;

/** 3.9 as `+3.9%`, -66.7 as `−66.7%`, 1,000 as `+10.0x`: how many times the cost before was added to it. */
export function changedPercent(percent: number, { text, number }: ChangeWords): string {
  // What reads 1,000.0% is told in times, too.
  return Math.abs(percent) < TIMES_FROM - NO_CHANGE_BELOW
    ? number(percent / 100, PERCENT)
    : text('platform.change.times', { times: number(percent / 100, TIMES) });
}

/** What is new has no percent, and what did not change has `=`; `isShort` leaves out the percent of what is gone. */
export function changeText(
  { kind, percent }: Pick<CostChange, 'kind' | 'percent'>,
  words: ChangeWords,
  isShort = false,
): string {
  switch (kind) {
    case 'NEW':
      return words.text('platform.change.new');
    case 'GONE': {
      const gone = words.text('platform.change.gone');
      return isShort ? gone : `${gone} ${changedPercent(percent, words)}`;
    }
    case 'SAME':
      return `= ${changedPercent(0, words)}`;
    default:
      return changedPercent(percent, words);
  }
}
