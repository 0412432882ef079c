// When a text is found in a value: people write "amazon s3" and "Amazon-S3" for the same, so case, blanks and dashes do not
// count. A text of nothing else is looked for to the letter.

/** Small letters without blanks and dashes; empty for a text of nothing else. */
export function foldedText(text: string): string {
  return text.toLowerCase().replaceAll(/[ -]/g, '');
}

/** Whether the value contains the text; every value contains the empty one. */
export function containsText(value: string, text: string): boolean {
  const folded = foldedText(text);
  return folded === '' ? value.includes(text) : foldedText(value).includes(folded);
}

/** Whether the value starts with the text. */
export function startsWithText(value: string, text: string): boolean {
  const folded = foldedText(text);
  return folded === '' ? value.startsWith(text) : foldedText(value).startsWith(folded);
}
