// The key by which the services know a thing that is sent again: a second click, or a try after a time-out.
import { useState } from 'react';

/** The same content of the same dialog has the same key; another content is another thing. */
export function useSendKeys(): (content: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}

/** Browsers have no UUIDs on addresses without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
