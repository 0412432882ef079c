// What a request to /graphql carries from plugin to plugin; from sign-in on, it is the context of the resolvers too.
import type { IncomingMessage } from 'node:http';
import type { GatewayContext } from '../context.ts';
import type { RequestHead } from '../http/requests/request-head.ts';
import type { Exchange, SignedIn } from '../http/requests/signed-in.ts';

export interface HttpContext extends Exchange {
  incoming: IncomingMessage;
  head: RequestHead;
}

export type GraphqlContext = HttpContext & SignedIn & GatewayContext;
