// How a percent reads: with one decimal, so that 19.0% stands beside 22.3%. What is above nothing never reads 0.0%, and
// what is below a hundred never 100.0%: people are alerted at a hundred, and a whole has no other part.

export const PERCENT_TEXT = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  // What rounds to nothing has no sign.
  signDisplay: 'negative',
} as const;

/** The least that one decimal can tell. */
const LEAST = 0.1;
/** The most that one decimal can tell below a hundred. */
const NEARLY_ALL = 99.9;

/** 12.5 is 12.5 %; `number` writes in the language of the reader. */
export function percentText(
  percent: number,
  number: (value: number, options: typeof PERCENT_TEXT) => string,
): string {
  if (percent > 0 && percent < LEAST / 2) return `< ${number(LEAST / 100, PERCENT_TEXT)}`;
  const shown = percent < 100 ? Math.min(percent, NEARLY_ALL) : percent;
  return number(shown / 100, PERCENT_TEXT);
}
