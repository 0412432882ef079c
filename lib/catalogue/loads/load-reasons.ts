// Why a load of billing files is refused by default, and the words that let it in: one row a reason.
import type { TextId } from '../text-id.ts';

interface LoadReasonRow {
  /** What was found. */
  rule: TextId;
  /** What a person can do about it. */
  advice: TextId;
  /** Words of `--allow`, of the page Data and of folders of the inbox: each by itself lets the finding in. */
  answers: readonly string[];
}

const ROWS = {
  rejected: {
    rule: 'data.reason.rejected',
    advice: 'data.advice.rejected',
    answers: ['rejected'],
  },
  shrink: {
    rule: 'data.reason.shrink',
    advice: 'data.advice.shrink',
    answers: ['shrink'],
  },
  stray: {
    rule: 'data.reason.stray',
    advice: 'data.advice.stray',
    answers: ['stray'],
  },
  outlier: {
    rule: 'data.reason.outlier',
    advice: 'data.advice.outlier',
    answers: ['outlier'],
  },
  period: {
    rule: 'data.reason.period',
    advice: 'data.advice.period',
    answers: ['period'],
  },
  doubled: {
    rule: 'data.reason.doubled',
    advice: 'data.advice.doubled',
    answers: ['doubled'],
  },
  ids: {
    rule: 'data.reason.ids',
    advice: 'data.advice.ids',
    answers: ['ids'],
  },
  tags: {
    rule: 'data.reason.tags',
    advice: 'data.advice.tags',
    answers: ['tags'],
  },
  dates: {
    rule: 'data.reason.dates',
    advice: 'data.advice.dates',
    answers: ['day-first', 'month-first'],
  },
  decimals: {
    rule: 'data.reason.decimals',
    advice: 'data.advice.decimals',
    answers: ['decimal-comma', 'decimal-point'],
  },
} as const satisfies Record<string, LoadReasonRow>;

export type LoadReason = keyof typeof ROWS;
export type LoadAnswer = (typeof ROWS)[LoadReason]['answers'][number];

/** In the order of the table. */
export const LOAD_REASONS = Object.keys(ROWS) as LoadReason[];
export const LOAD_ANSWERS: readonly LoadAnswer[] = LOAD_REASONS.flatMap((reason) => [
  ...ROWS[reason].answers,
]);

export function loadReasonRow(reason: LoadReason): (typeof ROWS)[LoadReason] {
  return ROWS[reason];
}

export function isLoadAnswer(word: string): word is LoadAnswer {
  return LOAD_ANSWERS.some((answer) => answer === word);
}

/** Two words that answer one question exclude each other. */
export function contradictingAnswers(words: ReadonlySet<LoadAnswer>): LoadReason | null {
  const contradicts = (reason: LoadReason) =>
    ROWS[reason].answers.filter((word) => words.has(word)).length > 1;
  return LOAD_REASONS.find(contradicts) ?? null;
}

/** Whether one of the words lets findings of the reason in. */
export function isAllowed(reason: LoadReason, words: ReadonlySet<string>): boolean {
  return ROWS[reason].answers.some((word) => words.has(word));
}
