// Requests the key of stored answers from the gateway. The inline script of the page does so first.

const ADDRESS = '/last-visit-key';

declare global {
  interface Window {
    /** Left by the script within the page, where an earlier visit kept answers. */
    skyledgerVisitKey?: Promise<Response> | undefined;
  }
}

export function askVisitKey(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(ADDRESS, { headers: { accept: 'application/json', ...headers } });
}
