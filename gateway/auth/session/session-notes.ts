// What a person reads of the own sessions: where and when each began. Sealed by a key of the installation.
import { z } from 'zod';
import { seal, unseal } from '../../../lib/node/sealing.ts';
import type { RequestHead } from '../../http/requests/request-head.ts';
import type { SealedStore } from './sealed-store.ts';

/** The header is cut off after this many characters. */
const MAX_USER_AGENT = 300;

const sessionNote = z.object({
  address: z.string().nullable(),
  /** The User-Agent header, as it was sent. */
  userAgent: z.string().nullable(),
  /** Milliseconds since 1970. */
  signedInAt: z.number(),
});
export type SessionNote = z.output<typeof sessionNote>;

/** The note of a session that a browser begins now. */
export function noteOf(request: RequestHead, address: string | null): SessionNote {
  const userAgent = request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null;
  return { address, userAgent, signedInAt: Date.now() };
}

export class SessionNotes {
  readonly #store: SealedStore;
  #key: Promise<Uint8Array> | null = null;

  constructor(store: SealedStore) {
    this.#store = store;
  }

  async seal(note: SessionNote): Promise<Buffer> {
    return seal(await this.#sealingKey(), JSON.stringify(note));
  }

  /** Null for a session that began before notes were kept, or a note that cannot be read. */
  async open(content: Buffer | null): Promise<SessionNote | null> {
    if (content === null) return null;
    const key = await this.#sealingKey();
    try {
      return sessionNote.parse(JSON.parse(unseal(key, content)));
    } catch {
      return null;
    }
  }

  #sealingKey(): Promise<Uint8Array> {
    this.#key ??= this.#store.key('session-notes').catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }
}
