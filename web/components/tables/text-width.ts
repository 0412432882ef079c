// How wide a column must be for its texts, reckoned without drawing them: tables that draw only the rows in sight must
// not change their columns while they are scrolled.

/** Of text of 13 px; digits are tabular. */
const DIGIT_PX = 8.3;
const POINT_PX = 4.4;
const LETTER_PX = 7.8;
/** Currencies are written in them. */
const CAPITAL_PX = 10.4;
const HAN_PX = 13;
/** From here on are letters as wide as they are high. */
const FIRST_HAN = 0x1100;
const PADDING_PX = 22;

/** Pixels that the widest of the figures needs, and the longest word of the head, which may take several lines. */
export function columnWidth(head: string, figures: readonly string[]): number {
  return Math.ceil(Math.max(...head.split(/\s+/).map(textWidth), ...figures.map(textWidth)) + PADDING_PX);
}

function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[.,]/.test(letter)) return POINT_PX;
  if (/[\d\s]/.test(letter)) return DIGIT_PX;
  if (/[A-Z%]/.test(letter)) return CAPITAL_PX;
  return (letter.codePointAt(0) ?? 0) >= FIRST_HAN ? HAN_PX : LETTER_PX;
}
