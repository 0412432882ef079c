// From where a request comes: the address behind trusted proxies, and whether the browser speaks https.
import type { HttpBindings } from '@hono/node-server';
import { clientAddress, isWithin } from '../../../lib/node/networks.ts';
import type { RequestHead } from './request-head.ts';

export interface ClientConnection {
  /** Null where there is no connection. */
  address: string | null;
  isSecure: boolean;
}

/** What goes with a request through the layers of HTTP. */
export interface HttpEnvironment {
  /** Without a socket there is none. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    requestId: string;
    connection: ClientConnection;
    onEnd: (ended: () => void) => void;
  };
}

/** `publicUrl` is how browsers call the gateway; what others than trusted proxies say of it counts for nothing. */
export function connectionOf(
  request: RequestHead,
  peer: string | undefined,
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: readonly string[] },
): ClientConnection {
  const isProxy = peer !== undefined && isWithin(peer, trustProxy);
  const isForwarded = isProxy && request.headers.get('x-forwarded-proto')?.trim().toLowerCase() === 'https';
  return {
    address: clientAddress(peer, request.headers.get('x-forwarded-for'), trustProxy),
    isSecure: publicUrl.startsWith('https:') || isForwarded,
  };
}
