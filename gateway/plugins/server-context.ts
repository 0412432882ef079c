// What the HTTP side hands to Yoga with each request: a signed-in caller, nothing else.
import type { Caller } from '../rest/client.ts';

export interface ServerContext {
  caller: Caller;
}
