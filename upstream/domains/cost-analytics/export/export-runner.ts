// Writes the files that were asked for by mail, one after the other: taken up again after a restart, mailed once.

import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../lib/catalogue/languages.ts';
import { LINK_DAYS, MAX_ATTACHED_FILE } from '../../../../lib/cost/exports.ts';
import { questionAddress } from '../../../../lib/node/cost-question.ts';
import { makeDataDir } from '../../../../lib/node/data-dir.ts';
import { exportRequest } from '../../../contract/cost-analytics/export.ts';
import type { ExportJobRow } from '../../../stores/documents/cost-analytics/export-job-schema.ts';
import {
  changeRunning,
  expiredExportJobs,
  takeExportJob,
} from '../../../stores/documents/cost-analytics/export-jobs.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import { requireRight } from '../../shared/menu-right.ts';
import { type Reader, readerOf } from '../../shared/reader-settings.ts';
import type { Stores } from '../../shared/stores.ts';
import { costFile } from './cost-file.ts';
import { exportMail } from './export-mail.ts';
import { removeLeftovers } from './parquet-file.ts';
import type { Written } from './written-file.ts';

const LOOK_MS = 1_000;
const SIGN_OF_LIFE_MS = 1_000;
const MAX_ATTEMPTS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface RunnerOptions {
  stores: Stores;
  dataDir: string;
  /** Of the portal: links of mails begin with it. */
  publicUrl: string;
  logger: Logger;
}

/** Where the file of a job is. */
export function exportPath(dataDir: string, jobId: string): string {
  return join(exportsFolder(dataDir), jobId);
}

/** Where files are while they are written, and until the links to them lapse. */
export function exportsFolder(dataDir: string): string {
  return join(dataDir, 'exports');
}

export class ExportRunner {
  readonly #options: RunnerOptions;
  readonly #closing = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  open(): void {
    makeDataDir(exportsFolder(this.#options.dataDir));
    this.#work = this.#workAll();
  }

  /** What is being written is left for the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
  }

  async #workAll(): Promise<void> {
    const { stores, logger } = this.#options;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        const job = await takeExportJob(stores.documents, stores.now());
        if (job) await this.#run(job);
        else {
          await this.#deleteExpired();
          await sleep(LOOK_MS, undefined, { signal, ref: false });
        }
      } catch (error) {
        if (signal.aborted) return;
        logger.error({ err: error }, 'files for mails could not be written');
        await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #run(job: ExportJobRow): Promise<void> {
    const { stores, dataDir, logger } = this.#options;
    const { documents } = stores;
    const path = exportPath(dataDir, job.job_id);
    try {
      await this.#write(job, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      const isLast = job.attempts >= MAX_ATTEMPTS && !this.#closing.signal.aborted;
      const at = stores.now().toISOString();
      await changeRunning(documents, job.job_id, {
        state: isLast ? 'failed' : 'waiting',
        ...(isLast && { ended_at: at }),
      });
      logger.warn(
        { jobId: job.job_id, attempts: job.attempts, err: error },
        'a file for a mail was not written',
      );
    }
  }

  /** Rights are checked as they are now, before anything is read and again before anything is sent. */
  async #write(job: ExportJobRow, path: string): Promise<void> {
    const { documents } = this.#options.stores;
    const { email, reader } = await this.#recipient(job);
    const request = exportRequest.parse(JSON.parse(job.request));
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, this.#closing.signal]);
    let done = 0;
    let lastSign: Promise<void> = Promise.resolve();
    const pulse = setInterval(() => {
      const life = { seen_at: this.#options.stores.now().toISOString(), rows_done: done };
      lastSign = changeRunning(documents, job.job_id, life).then(
        (isRunning) => {
          if (!isRunning) gone.abort(new Error('the file is not wanted any more'));
        },
        () => undefined,
      );
    }, SIGN_OF_LIFE_MS);
    try {
      const file = await costFile(this.#options.stores, job.company_id, request, reader, {
        folder: exportsFolder(this.#options.dataDir),
        publicUrl: this.#options.publicUrl,
        signal,
        onRows: (count) => {
          done = count;
        },
      });
      await changeRunning(documents, job.job_id, { row_count: file.rowCount, file_name: file.name });
      await pipeline(Readable.from(file.content), createWriteStream(`${path}.part`, { mode: 0o600 }), {
        signal,
      });
      await rename(`${path}.part`, path);
      clearInterval(pulse);
      // A late one would put back how many rows there were a moment ago.
      await lastSign;
      await this.#recipient(job);
      await this.#mail(job, path, { email, reader, request, file });
    } finally {
      clearInterval(pulse);
    }
  }

  async #recipient(job: ExportJobRow): Promise<{ email: string; reader: Reader }> {
    const { documents } = this.#options.stores;
    const user = await userOfSubject(documents, job.user_id);
    if (!user?.companyIds.has(job.company_id)) throw new Error('the user who asked is no member any more');
    await requireRight(documents, user, job.company_id, { menu: 'COST_ANALYTICS', needs: 'view' });
    const language = isLanguage(job.language) ? job.language : DEFAULT_LANGUAGE;
    return { email: user.email, reader: await readerOf(documents, user.userId, job.company_id, language) };
  }

  async #mail(job: ExportJobRow, path: string, written: Written): Promise<void> {
    const { stores, publicUrl } = this.#options;
    const { size } = await stat(path);
    const keptUntil = new Date(stores.now().getTime() + LINK_DAYS * DAY_MS).toISOString();
    const change = { size, rows_done: written.file.rowCount, kept_until: keptUntil };
    if (!(await changeRunning(stores.documents, job.job_id, change))) return rm(path, { force: true });
    const attachment = size <= MAX_ATTACHED_FILE ? await readFile(path) : null;
    const url = `${publicUrl}/exports/files/${job.job_id}`;
    const pageUrl = questionAddress(written.file.question.asked, publicUrl);
    await stores.mailer.sendMail(exportMail(job, written, { attachment, url, pageUrl }));
    const end = { state: 'mailed', ended_at: stores.now().toISOString() };
    await changeRunning(stores.documents, job.job_id, end);
  }

  async #deleteExpired(): Promise<void> {
    const { stores, dataDir } = this.#options;
    await removeLeftovers(exportsFolder(dataDir), stores.now());
    for (const jobId of await expiredExportJobs(stores.documents, stores.now()))
      await rm(exportPath(dataDir, jobId), { force: true });
  }
}
