// How a percent reads: with one decimal, so that 19.0% stands beside 22.3%. What is above nothing never reads 0.0%.

export const PERCENT_TEXT = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  // What rounds to nothing has no sign.
  signDisplay: 'negative',
} as const;

/** The least that one decimal can tell. */
const LEAST = 0.1;

/** 12.5 is 12.5 %; `number` writes in the language of the reader. */
export function percentText(
  percent: number,
  number: (value: number, options: typeof PERCENT_TEXT) => string,
): string {
  return percent > 0 && percent < LEAST / 2
    ? `< ${number(LEAST / 100, PERCENT_TEXT)}`
    : number(percent / 100, PERCENT_TEXT);
}
