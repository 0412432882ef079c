// Sends reserved invoice mails when their time has come, after a downtime too, and each once among all programs.
import type { Logger } from 'pino';
import { billMonthOf, nextSending } from '../../lib/send-schedule.ts';
import { reservationBySeq } from '../documents/invoice-reservations.ts';
import {
  beginRun,
  claimRun,
  dueReservations,
  type Run,
  settleRun,
  waitingRuns,
} from '../documents/invoice-runs.ts';
import { type RunResult, type RunTools, runReservation } from './run-reservation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often the store is asked for what is due. */
const LOOK_MS = 15_000;
/** Longer than the making of a bill takes: then the program that was at it is gone. */
const CLAIM_MS = 10 * MINUTE_MS;
/** Pauses before the second and each further attempt: data of a month may come days late. */
const PAUSES_MS: readonly number[] = [
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];

export interface SchedulerOptions extends RunTools {
  logger: Logger;
  now?: () => Date;
}

export class InvoiceScheduler {
  readonly #options: SchedulerOptions;
  readonly #now: () => Date;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Looks from now on, until it is closed: what came due while nothing ran is done first. */
  open(): void {
    this.#timer = setInterval(() => void this.runDue(), LOOK_MS);
    this.#timer.unref();
    void this.runDue();
  }

  /** Finishes the run that goes on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#work;
  }

  /** Does everything whose time has come; what another program is at is left to it. */
  runDue(): Promise<void> {
    this.#work = this.#work
      .then(async () => {
        await this.#beginDue();
        await this.#runWaiting();
      })
      .catch((error: unknown) => {
        if (!this.#isClosed)
          this.#options.logger.error({ err: error }, 'reserved invoices could not be sent');
      });
    return this.#work;
  }

  /** A run for every time that has come: after a downtime a reservation may have missed several months. */
  async #beginDue(): Promise<void> {
    const { documents } = this.#options;
    while (!this.#isClosed) {
      const due = await dueReservations(documents, this.#now());
      if (due.length === 0) return;
      for (const { seq, nextRunAt: dueAt } of due) {
        const reservation = await reservationBySeq(documents, seq);
        if (!reservation) continue;
        const { schedule, isCurrentMonth } = reservation;
        const instant = new Date(dueAt);
        const billMonth = billMonthOf(schedule, instant, isCurrentMonth);
        const nextRunAt = nextSending(schedule, instant);
        await beginRun(documents, { seq, dueAt }, { billMonth, nextRunAt }, this.#now());
      }
    }
  }

  async #runWaiting(): Promise<void> {
    const { documents } = this.#options;
    for (const run of await waitingRuns(documents, this.#now())) {
      if (this.#isClosed) return;
      const now = this.#now();
      const isOurs = await claimRun(documents, run, now, new Date(now.getTime() + CLAIM_MS));
      if (isOurs) await this.#run({ ...run, attempts: run.attempts + 1 });
    }
  }

  async #run(run: Run): Promise<void> {
    const { documents, logger } = this.#options;
    const result = await runReservation(this.#options, run, this.#now()).catch(
      (error: unknown): RunResult => {
        logger.error({ err: error, seq: run.seq, dueAt: run.dueAt }, 'a reserved invoice could not be made');
        return { fault: 'UNEXPECTED', mayHelp: true };
      },
    );
    const now = this.#now();
    const { fault } = result;
    const told = { seq: run.seq, dueAt: run.dueAt, billMonth: run.billMonth, attempts: run.attempts, fault };
    logger[fault === null ? 'info' : 'warn'](told, 'reserved invoice');
    if (fault === null) return settleRun(documents, run, { state: 'done' }, now);
    const pause = result.mayHelp ? PAUSES_MS[run.attempts - 1] : undefined;
    if (pause === undefined) return settleRun(documents, run, { state: 'failed', fault }, now);
    const nextAttemptAt = new Date(now.getTime() + pause);
    return settleRun(documents, run, { state: 'again', fault, nextAttemptAt }, now);
  }
}
