// Who asks the services.
import type { Language } from '../../lib/catalogue/languages.ts';
import type { AbortSignalLike } from './transport/abort-flag.ts';

/** On whose behalf a call is made. */
export interface Caller {
  /** Access token; null for the calls that need none. */
  token: string | null;
  requestId: string;
  language: Language;
  /** Where the request came from; the services decide by it whether the user may enter. */
  address?: string;
  /** Ends the session of a browser whose user the services do not know. */
  refuse?: () => Promise<void>;
  /** Ends when no caller waits for the answer any more. */
  signal?: AbortSignalLike;
  /** When the request as a whole must have ended, by `performance.now()`. */
  endsAt?: number;
}
