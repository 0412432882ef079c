// What the HTTP side hands to Yoga with each request: a signed-in caller, and what the page was made for.
import type { Caller } from '../rest/client.ts';

export interface ServerContext {
  caller: Caller;
  /** Who asks, by the verified token. */
  subject: string;
  /** A tool that acts for itself. */
  isService: boolean;
  /** Key of the company that the page was made for; null where the client does not say. */
  pageCompany: string | null;
  /** The same caller with a token that is good now; rejects with a coded error when the sign-in has ended. */
  renewCaller: () => Promise<Caller>;
}
