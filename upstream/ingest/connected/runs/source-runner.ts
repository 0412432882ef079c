// Runs connected sources when their time has come, and those that a person asked for; each by one program at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sourceFaultRow } from '../../../../lib/catalogue/loads/source-faults.ts';
import {
  claimSource,
  dueSources,
  LEASE_MS,
  releaseSource,
  renewClaim,
  type SourceEnd,
} from '../../../stores/documents/sources/source-leases.ts';
import {
  addSourceRun,
  dropOldRuns,
  endLeftRuns,
  noteSourceRun,
  type SourceRun,
  waitingSourceRun,
} from '../../../stores/documents/sources/source-runs.ts';
import { type ConnectedSource, sourceById } from '../../../stores/documents/sources/sources.ts';
import { type RunOutcome, runSource, type SourceTools } from './run-source.ts';

/** How often the store is asked for what is due, in milliseconds. */
const LOOK_MS = 15_000;
/** So many sources are run at once. */
const AT_ONCE = 2;
/** Files that still arrive are looked at again so soon. */
const ARRIVING_MS = 5 * 60_000;
const SETTLING_MS = 15_000;
/** A temporary fault is mailed when it ends the third run in a row. */
const TOLERATED_RUNS = 3;

export interface SourceFailure {
  source: ConnectedSource;
  outcome: RunOutcome;
  /** Since when its runs fail, ISO 8601. */
  since: string;
}

export interface RunnerOptions extends SourceTools {
  logger: Logger;
  /** Mails the owner; does nothing when it is called again for the same failure. */
  tell: (failure: SourceFailure) => Promise<void>;
}

export class SourceRunner {
  readonly #options: RunnerOptions;
  readonly #stop = new AbortController();
  readonly #going = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> = Promise.resolve();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** Looks from now on, until it is closed. */
  open(): void {
    this.#timer = setInterval(() => void this.runDue(), LOOK_MS);
    this.#timer.unref();
    void this.runDue();
  }

  /** Ends runs that go on; nothing of the month that they are at is changed. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#look;
    await Promise.all(this.#going.values());
  }

  /** Begins all sources that are due and free; settles when no more can begin now. */
  runDue(): Promise<void> {
    this.#look = this.#look
      .then(() => this.#beginDue())
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted)
          this.#options.logger.error({ err: error }, 'connected sources could not be looked at');
      });
    return this.#look;
  }

  /** Settles when no run goes on. */
  async idle(): Promise<void> {
    await this.#look;
    while (this.#going.size > 0) await Promise.all(this.#going.values());
  }

  async #beginDue(): Promise<void> {
    const { documents, now } = this.#options;
    for (const sourceId of await dueSources(documents, now())) {
      if (this.#stop.signal.aborted || this.#going.size >= AT_ONCE) return;
      if (this.#going.has(sourceId)) continue;
      const claim = await claimSource(documents, sourceId, now());
      if (claim === null) continue;
      const work = this.#run(sourceId, claim)
        .catch((error: unknown) => {
          this.#options.logger.error({ err: error, sourceId }, 'a connected source could not be run');
        })
        .finally(() => {
          this.#going.delete(sourceId);
          // The next that waits need not wait for the next look.
          if (!this.#stop.signal.aborted) void this.runDue();
        });
      this.#going.set(sourceId, work);
    }
  }

  async #run(sourceId: string, claim: string): Promise<void> {
    const { documents, now } = this.#options;
    const source = await sourceById(documents, sourceId, now());
    if (!source) return releaseSource(documents, claim, null);
    await endLeftRuns(documents, sourceId, now());
    const asked = await waitingSourceRun(documents, sourceId);
    const run =
      asked ??
      (await addSourceRun(
        documents,
        { sourceId, companyId: source.companyId, askedBy: null, isDry: false, answers: [] },
        'running',
        now(),
      ));
    if (asked) await noteSourceRun(documents, run.runId, { state: 'running' });
    const lease = this.#keepLease(claim);
    let end: SourceEnd | null = null;
    try {
      const outcome = await runSource(this.#options, source, run, lease.signal, (months) =>
        noteSourceRun(documents, run.runId, { months }),
      );
      if (lease.isLost()) return;
      end = run.isDry ? null : await this.#endOf(source, outcome);
      await this.#settle(source, run, outcome);
    } finally {
      await lease.stop();
      await releaseSource(documents, claim, end);
    }
  }

  async #settle(source: ConnectedSource, run: SourceRun, outcome: RunOutcome): Promise<void> {
    const { documents, logger, now } = this.#options;
    const { state, fault, detail, objectCount } = outcome;
    const told = {
      sourceId: source.sourceId,
      companyId: source.companyId,
      state,
      fault,
      detail,
      objectCount,
    };
    logger[state === 'failed' || state === 'refused' ? 'warn' : 'info'](told, 'connected source');
    // Cut off by the end of the program: what was asked for is taken up again at the next start.
    if (this.#stop.signal.aborted && fault === 'UNEXPECTED' && run.askedBy !== null)
      return noteSourceRun(documents, run.runId, { state: 'waiting', months: [] });
    await noteSourceRun(documents, run.runId, { ...outcome, endedAt: now().toISOString() });
    await dropOldRuns(documents, source.sourceId);
  }

  /** When it is looked at next, and whether its owner is told now: once for a fault that lasts. */
  async #endOf(source: ConnectedSource, outcome: RunOutcome): Promise<SourceEnd> {
    const { now, tell, patience } = this.#options;
    const at = now();
    const { state, fault } = outcome;
    const every = source.everyMinutes * 60_000;
    if (this.#stop.signal.aborted && fault === 'UNEXPECTED')
      return { ...source, nextRunAt: at.toISOString() };
    const wait =
      state === 'arriving'
        ? Math.min(every, fault === null ? patience.settledMs + SETTLING_MS : ARRIVING_MS)
        : every;
    const nextRunAt = new Date(at.getTime() + wait).toISOString();
    if (state === 'arriving') return { ...source, nextRunAt };
    if ((state !== 'failed' && state !== 'refused') || fault === null)
      return { nextRunAt, failures: 0, failedSince: null, toldFault: null };
    const failures = source.failures + 1;
    const failedSince = source.failedSince ?? at.toISOString();
    const isDue = failures >= (sourceFaultRow(fault).isPassing ? TOLERATED_RUNS : 1);
    if (isDue && source.toldFault !== fault) {
      await tell({ source, outcome, since: failedSince });
      return { nextRunAt, failures, failedSince, toldFault: fault };
    }
    return { nextRunAt, failures, failedSince, toldFault: source.toldFault };
  }

  /** Renews the lease until it is stopped; aborts the run when another program has the source. */
  #keepLease(claim: string) {
    const { documents, now } = this.#options;
    const lost = new AbortController();
    const over = new AbortController();
    const keep = async () => {
      while (!over.signal.aborted) {
        await sleep(LEASE_MS / 10, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
        if (over.signal.aborted) return;
        const isOurs = await renewClaim(documents, claim, now()).catch(() => true);
        if (!isOurs) return lost.abort();
      }
    };
    const work = keep();
    return {
      signal: AbortSignal.any([lost.signal, this.#stop.signal]),
      isLost: () => lost.signal.aborted,
      stop: async () => {
        over.abort();
        await work;
      },
    };
  }
}
