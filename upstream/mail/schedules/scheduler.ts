// Sends mails on a schedule when their time has come, after a downtime too, and each once among all programs.
import type { Logger } from 'pino';
import { nextSending } from '../../../lib/calendar/send-schedule.ts';
import {
  beginRun,
  claimRun,
  dueSchedules,
  type Run,
  type RunKey,
  settleRun,
  waitingRuns,
} from '../../stores/documents/mails/mail-schedule-runs.ts';
import { scheduleBySeq } from '../../stores/documents/mails/mail-schedules.ts';
import { type RunResult, type RunTools, runSchedule } from './run-schedule.ts';
import { sendingOf } from './sending.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often the store is asked for what is due. */
const LOOK_MS = 15_000;
/** Longer than the making of its mails takes: then the program that was at it is gone. */
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

export class MailScheduler {
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
          this.#options.logger.error({ err: error }, 'mails on a schedule could not be sent');
      });
    return this.#work;
  }

  async #beginDue(): Promise<void> {
    const { documents } = this.#options;
    while (!this.#isClosed) {
      const due = await dueSchedules(documents, this.#now());
      if (due.length === 0) return;
      for (const key of due) await this.#begin(key);
    }
  }

  /** After a downtime a schedule may have missed several times: it comes due for each, or for the first alone. */
  async #begin({ seq, dueAt }: RunKey): Promise<void> {
    const { documents, sendings } = this.#options;
    const found = await scheduleBySeq(documents, seq);
    if (!found) return;
    const { schedule } = found;
    const { billMonthOf, makesUpMissed } = sendingOf(sendings, found);
    const [now, instant] = [this.#now(), new Date(dueAt)];
    const nextRunAt = schedule && nextSending(schedule, makesUpMissed ? instant : now);
    await beginRun(documents, { seq, dueAt }, { billMonth: await billMonthOf(instant), nextRunAt }, now);
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
    const result = await runSchedule(this.#options, run, this.#now()).catch((error: unknown): RunResult => {
      logger.error({ err: error, seq: run.seq, dueAt: run.dueAt }, 'a mail on a schedule could not be made');
      return { fault: 'UNEXPECTED', mayHelp: true };
    });
    const now = this.#now();
    const { fault } = result;
    // Cut off by the end of the program: the next start takes it up at once.
    if (this.#isClosed && fault === 'UNEXPECTED')
      return settleRun(documents, run, { state: 'again', fault: null, nextAttemptAt: now }, now);
    const told = { seq: run.seq, dueAt: run.dueAt, billMonth: run.billMonth, attempts: run.attempts, fault };
    logger[fault === null ? 'info' : 'warn'](told, 'mail on a schedule');
    if (fault === null) return settleRun(documents, run, { state: 'done' }, now);
    const pause = result.mayHelp ? PAUSES_MS[run.attempts - 1] : undefined;
    if (pause === undefined) return settleRun(documents, run, { state: 'failed', fault }, now);
    const nextAttemptAt = new Date(now.getTime() + pause);
    return settleRun(documents, run, { state: 'again', fault, nextAttemptAt }, now);
  }
}
