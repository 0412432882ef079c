// All open streams of load progress: counted, their viewers checked again while they run, and ended together.
import type { CommonContext } from '../../../upstream/contract/endpoint.ts';
import { codedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiters.ts';
import type { Admitted } from '../../http/limits/request-limiter.ts';
import type { Caller } from '../../rest/caller.ts';
import type { RestClient } from '../../rest/client.ts';
import { CompanyWatch, type LoadEvent } from './company-watch.ts';
import { EventQueue } from './event-queue.ts';
import type { LoadRunParent } from './shapes.ts';

const MAX_STREAMS = 200;
/** How often the sign-in and the right of a listener are checked again, in milliseconds. */
const CHECK_MS = 15_000;
/** Nothing is sent on a check that is older than this, in milliseconds. */
const FRESH_MS = 2_000;

/** A viewer whose sign-in, company and right were just found good. */
export interface CheckedViewer {
  caller: Caller;
  context: CommonContext;
}

export interface Following {
  /** Finds the viewer good now, or rejects with the reason. */
  check: () => Promise<CheckedViewer>;
  /** The only load to tell of; null for all of the company. */
  only: LoadRunParent | null;
}

export class ProgressHub {
  readonly #client: RestClient;
  readonly #watches = new Map<string, CompanyWatch>();
  readonly #perUser: Limiter;
  readonly #streams = new Map<EventQueue<LoadEvent>, { recheck: () => Promise<void> }>();
  #isClosed = false;

  /** `perUser` counts the open streams of each user. */
  constructor(client: RestClient, perUser: Limiter) {
    this.#client = client;
    this.#perUser = perUser;
  }

  /** A stream of one viewer; rejects with RATE_LIMITED when there are too many. */
  async open({ check, only }: Following): Promise<EventQueue<LoadEvent>> {
    const { caller, context } = await check();
    const { companyId, userId } = context;
    const turn = await this.#turnOf(userId);
    // Judged last, and counted below without a pause: others have opened streams meanwhile.
    const objection = this.#objection();
    if (objection) {
      turn.end();
      throw objection;
    }
    const watch = this.#watches.get(companyId) ?? new CompanyWatch(this.#client);
    this.#watches.set(companyId, watch);
    let checkedAt = performance.now();
    let checking: Promise<void> | null = null;
    const recheck = (): Promise<void> => {
      checking ??= check()
        .then(
          (viewer) => {
            if (viewer.context.companyId !== companyId) return fail(companyChanged());
            Object.assign(listener, viewer);
            checkedAt = performance.now();
          },
          (error: unknown) => fail(error),
        )
        .finally(() => {
          checking = null;
        });
      return checking;
    };
    const timer = setInterval(() => void recheck(), CHECK_MS);
    const stream = new EventQueue<LoadEvent>(() => {
      clearInterval(timer);
      turn.end();
      watch.remove(listener);
      this.#streams.delete(stream);
      if (watch.isIdle && this.#watches.get(companyId) === watch) this.#watches.delete(companyId);
    });
    const fail = (error: unknown) => {
      stream.push('error', { error });
      stream.end();
    };
    const told = new Map<string, string>();
    const tell = (run: LoadRunParent) => {
      const text = JSON.stringify(run);
      if ((only && run.key !== only.key) || told.get(run.key) === text) return;
      told.set(run.key, text);
      // A right that was taken away meanwhile, here or by another gateway, ends the stream before it tells more.
      if (performance.now() - checkedAt < FRESH_MS) deliver(run);
      else void recheck().then(() => deliver(run));
    };
    const deliver = (run: LoadRunParent) => {
      stream.push(run.key, { run });
      if (only && run.state !== 'RUNNING') stream.end();
    };
    const { signal, endsAt: _, ...lasting } = caller;
    // The call of the service is everybody's: it does not end with the stream of the one who is asked for.
    const listener = { caller: lasting, context, tell, refused: () => void recheck() };
    this.#streams.set(stream, { recheck });
    signal?.addEventListener('abort', () => stream.end());
    if (only) tell(only);
    if (signal?.aborted) stream.end();
    else if (!only || only.state === 'RUNNING') watch.add(listener);
    return stream;
  }

  /** Finds out at once whether the viewers may still listen: rights were changed. */
  recheck(): void {
    for (const { recheck } of this.#streams.values()) void recheck();
  }

  /** Ends every stream, so that its client may go on elsewhere. */
  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  async #turnOf(userId: string): Promise<Admitted> {
    const turn = await this.#perUser.begin(userId);
    if ('retryAfter' in turn)
      throw codedError('RATE_LIMITED', 'Too many streams of one user are open at once.');
    return turn;
  }

  #objection(): Error | null {
    if (this.#isClosed) return codedError('UPSTREAM_UNAVAILABLE', 'The gateway is closing.');
    if (this.#streams.size < MAX_STREAMS) return null;
    return codedError('RATE_LIMITED', `At most ${MAX_STREAMS} streams may be open at once.`);
  }
}

function companyChanged(): Error {
  const message = 'The current company is another one than the stream was made for.';
  return codedError('CONFLICT', message, { reason: 'COMPANY_CHANGED' });
}
