// Loads the words for refusals, which the first page does without, before a refusal is given to the page.
import { restOfTexts } from '../intl/catalogues.ts';

/** Resolves also if they cannot be loaded. */
export async function wordsOfRefusals(): Promise<void> {
  await restOfTexts().catch(() => undefined);
}
