// What a handler gets beside its request, and the shape of a domain's handlers.
import type { z } from 'zod';
import type { Language } from '../../lib/catalogue/languages.ts';
import type { Endpoint, ReplyOf } from '../contract/endpoint.ts';
import type { User } from '../stores/documents/people/users.ts';

/** One call of an endpoint. Identity comes from the verified token alone. */
export class Call {
  readonly requestId: string;
  /** Where the request came from; null where it has no address. */
  readonly address: string | null;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
  /** In which texts are answered. */
  readonly language: Language;
  readonly #user: User | null;
  readonly #companyId: string | null;
  /** ISO 4217: what amounts of cost are answered in; undefined: the company's. */
  readonly currency: string | undefined;

  constructor(
    requestId: string,
    address: string | null,
    signal: AbortSignal,
    user: User | null,
    companyId: string | null,
    language: Language,
    currency?: string,
  ) {
    this.requestId = requestId;
    this.address = address;
    this.signal = signal;
    this.language = language;
    this.#user = user;
    this.#companyId = companyId;
    this.currency = currency;
  }

  /** The same, for a reader of amounts in the currency. */
  readIn(currency: string): Call {
    const { requestId, address, signal, language } = this;
    return new Call(requestId, address, signal, this.#user, this.#companyId, language, currency);
  }

  /** The same, for a reader of the language. */
  inLanguage(language: Language): Call {
    const { requestId, address, signal, currency } = this;
    return new Call(requestId, address, signal, this.#user, this.#companyId, language, currency);
  }

  /** Throws on an endpoint that is open to everybody. */
  get user(): User {
    if (!this.#user) throw new Error('this endpoint has no user: nobody needs to sign in for it');
    return this.#user;
  }

  /** The company of the common context, one of the user's own. Throws on an endpoint without that context. */
  get companyId(): string {
    if (this.#companyId === null) throw new Error('this endpoint carries no common context');
    return this.#companyId;
  }
}

export type HandlerOf<E extends Endpoint> = (
  request: z.output<E['request']>,
  call: Call,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

/** One handler for each endpoint: a missing one does not compile. */
export type HandlersOf<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: HandlerOf<Endpoints[Name]>;
};
