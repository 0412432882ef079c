// The subject of a mail, out of texts that hold what users wrote.

/** Characters; a mail is refused with 255 and more. */
const MAX_LENGTH = 250;

/** One line without control characters, cut between characters. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  let kept = '';
  for (const sign of line) {
    if (kept.length + sign.length > MAX_LENGTH) break;
    kept += sign;
  }
  return kept;
}
