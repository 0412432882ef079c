// What the HTTP layers of upstream hand on to each other with a request.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { User } from '../stores/documents/people/users.ts';

export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    /** Name of the endpoint in the contract. */
    endpoint?: string;
    user?: User;
  };
}

export type AppContext = Context<AppEnvironment>;

/** Called for each call of an endpoint of the contract, before it is checked. */
export interface EndpointCall {
  requestId: string;
  endpoint: string;
}
