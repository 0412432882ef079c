// Asks again and again for something that goes on elsewhere.

/** How often, and after which pause in milliseconds. */
const LOOKS = 45;
const LOOK_MS = 700;

/** The first answer; null when there was none in about half a minute. */
export async function untilTold<Told>(look: () => Promise<Told | null>): Promise<Told | null> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const told = await look();
    if (told !== null) return told;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}
