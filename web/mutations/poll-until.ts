// Asks a service again and again until what was started there has an outcome.

/** How often, and after which pause in milliseconds. */
const MAX_ATTEMPTS = 45;
const PAUSE_MS = 700;

/** The first outcome; null where there was none in about half a minute. */
export async function pollUntil<Outcome>(ask: () => Promise<Outcome | null>): Promise<Outcome | null> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const outcome = await ask();
    if (outcome !== null) return outcome;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
