// Refusals are told in words that the first page does without. They are there before a refusal is given to the page.
import { restOfTexts } from '../intl/catalogues.ts';

/** Ends without them where they cannot be fetched. */
export async function wordsOfRefusals(): Promise<void> {
  await restOfTexts().catch(() => undefined);
}
