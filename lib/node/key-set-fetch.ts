// How often a provider is asked for its keys while it does not answer: jose counts the fetches that succeeded alone, so
// that tokens with unknown keys would ask again and again.

/** After a fetch that failed, while the keys that are known are good still, in milliseconds. */
const PAUSE_MS = 30_000;
/** The same where no token can be judged without them. */
const SHORT_PAUSE_MS = 2000;

/**
 * A fetch of a key set that leaves a provider alone for a while after a failure: rejects with a TypeError like fetch
 * then. `isFresh` tells whether there are keys that count.
 */
export function keySetFetch<Options>(
  fetch: (url: string, options: Options) => Promise<Response>,
  isFresh: () => boolean,
  steady: () => number = () => performance.now(),
): (url: string, options: Options) => Promise<Response> {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (url, options) => {
    if (steady() - failedAt < (isFresh() ? PAUSE_MS : SHORT_PAUSE_MS))
      throw new TypeError('fetch failed: the key set could not be had a moment ago');
    try {
      const response = await fetch(url, options);
      failedAt = (await holdsKeys(response.clone())) ? Number.NEGATIVE_INFINITY : steady();
      return response;
    } catch (error) {
      failedAt = steady();
      throw error;
    }
  };
}

async function holdsKeys(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys);
}
