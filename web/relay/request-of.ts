// How a request to the gateway looks: what the app sends, and what the page asks before the app is there.

const ENDPOINT = '/graphql';

/** An answer in parts, or one that is whole. */
export const ACCEPT = 'multipart/mixed, application/graphql-response+json, application/json';

/** 32 hexadecimal digits; unlike randomUUID it works without https too. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export interface Message {
  /** The graph, when left out. */
  address?: string;
  accept: string;
  body: object;
  language: string;
  requestId: string;
  signal: AbortSignal;
  /** Beside those of every request. */
  headers?: Record<string, string>;
}

export function requestOf({
  address = ENDPOINT,
  accept,
  body,
  language,
  requestId,
  signal,
  headers,
}: Message): { address: string; init: RequestInit } {
  return {
    address,
    init: {
      method: 'POST',
      headers: {
        accept,
        'accept-language': language,
        'content-type': 'application/json',
        'x-request-id': requestId,
        ...headers,
      },
      body: JSON.stringify(body),
      signal,
    },
  };
}
