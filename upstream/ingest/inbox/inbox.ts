// The inbox: a folder for each company, watched while the service runs; what has stopped growing there is loaded.
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../../../lib/node/start-fault.ts';
import type { IngestConfig } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { noteMovedFile } from '../../stores/documents/loads/run-files.ts';
import { readAnswers } from '../plan/read-answers.ts';
import { type LoadOutcome, loadInProcess } from '../runs/load-in-process.ts';
import {
  ALLOW,
  companyFiles,
  filesByAnswers,
  type InboxFile,
  inboxContent,
  NOTE_ENDING,
} from './inbox-files.ts';
import { misplacedNote, refusedNote, rejectedNote, unknownWordsNote } from './inbox-notes.ts';
import { settle } from './settle-files.ts';
import { StableFiles } from './stable-files.ts';

/** How often the folders are looked at, in milliseconds. */
const SCAN_MS = 1500;
/** Longer than an upload that goes on ever pauses. */
const STABLE_MS = 5000;
/** How often files are tried that fail through no fault of theirs, and the pause before the next try, in milliseconds. */
const MAX_TRIES = 3;
const RETRY_MS = 60_000;

export interface InboxOptions {
  /** Made where there is none. */
  dir: string;
  documents: Documents;
  /** Where facts and documents are. */
  settings: IngestConfig;
  logger: Logger;
  /** How long nothing in a folder may have changed before it is loaded, in milliseconds. */
  stableMs?: number;
}

interface Company {
  companyId: string;
  name: string;
}

/** The folder of a company. */
interface Home {
  folder: string;
  companyId: string;
}

export class Inbox {
  readonly #options: InboxOptions;
  readonly #stable: StableFiles;
  /** Failures of files that are loaded together, by their folder and what may pass. */
  readonly #failures = new Map<string, { tries: number; notBefore: number }>();
  readonly #stop = new AbortController();
  #fault: string | null = null;
  #watching: Promise<void> = Promise.resolve();

  constructor(options: InboxOptions) {
    this.#options = options;
    this.#stable = new StableFiles(options.stableMs ?? STABLE_MS);
  }

  /** Watches from now on, until it is closed. */
  async open(): Promise<void> {
    await mkdir(this.#options.dir, { recursive: true });
    this.#watching = this.#watch(await realpath(this.#options.dir));
  }

  /** Ends a load that goes on: its files are taken again at the next start. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
  }

  async #watch(dir: string): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#scan(dir).then(
        () => {
          this.#fault = null;
        },
        (error: unknown) => this.#note(dir, error),
      );
      await sleep(SCAN_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** A fault that lasts is told once, not with every look. */
  #note(dir: string, error: unknown): void {
    const fault = messageOf(error);
    if (fault !== this.#fault) this.#options.logger.error({ err: error, dir }, 'the inbox failed');
    this.#fault = fault;
  }

  async #scan(dir: string): Promise<void> {
    const { folders, strays, notes } = await inboxContent(dir);
    if (folders.length + strays.length + notes.length === 0) return;
    const companies = await this.#companies();
    const owned = folders.flatMap((folder) => {
      const company = companies.find(({ companyId, name }) => isNamed(folder, companyId, name));
      return company ? [{ folder, company }] : [];
    });
    const unowned = folders.filter((folder) => !owned.some((one) => one.folder === folder));
    await noteMisplaced(dir, { strays, unowned, notes }, companies);
    for (const { folder, company } of owned) {
      if (this.#stop.signal.aborted) return;
      await this.#serve(join(dir, folder), company);
    }
  }

  async #companies(): Promise<Company[]> {
    const rows = await this.#options.documents
      .selectFrom('companies')
      .select(['company_id', 'name'])
      .orderBy('name')
      .execute();
    return rows.map((row) => ({ companyId: row.company_id, name: row.name }));
  }

  async #serve(folder: string, { companyId }: Company): Promise<void> {
    const all = await companyFiles(folder);
    if (!this.#stable.areStable(folder, all, performance.now())) return;
    const groups = filesByAnswers(all.filter(({ isPartial }) => !isPartial));
    for (const [name, files] of groups) {
      if (this.#stop.signal.aborted) return;
      await this.#load(folder, companyId, name.slice(ALLOW.length), files);
    }
  }

  /** `words`: what may pass although something speaks against it. */
  async #load(folder: string, companyId: string, words: string, files: readonly InboxFile[]): Promise<void> {
    const group = `${folder}\0${words}`;
    if (files.length === 0 || performance.now() < (this.#failures.get(group)?.notBefore ?? 0)) return;
    const answers = readAnswers(words);
    if (typeof answers === 'string') {
      for (const file of files) await settle(folder, file, 'refused', unknownWordsNote(answers));
      return;
    }
    const { settings, logger } = this.#options;
    const names = files.map(({ name }) => name);
    logger.info({ companyId, files: names, answers }, 'inbox: loading');
    const paths = files.map(({ path }) => path);
    const { signal } = this.#stop;
    const task = { settings, companyId, files: paths, answers, isPlanOnly: false };
    const outcome = await loadInProcess({ ...task, origin: 'inbox', startedBy: null }, signal);
    if (signal.aborted && outcome.kind === 'failed') return;
    const { kind } = outcome;
    logger[kind === 'loaded' ? 'info' : 'warn'](
      { companyId, files: names, outcome: kind, ...('message' in outcome && { message: outcome.message }) },
      'inbox: load ended',
    );
    await this.#settle({ folder, companyId }, group, files, outcome);
  }

  async #settle(home: Home, group: string, files: readonly InboxFile[], outcome: LoadOutcome): Promise<void> {
    if (outcome.kind === 'loaded') {
      this.#failures.delete(group);
      for (const file of files) {
        const reports = outcome.report.files.filter(({ name }) => name === basename(file.path));
        await this.#move(home, file, 'loaded', rejectedNote(reports));
      }
      return;
    }
    const refused = outcome.kind === 'refused' ? refusedOf(files, outcome.path) : this.#givenUp(group, files);
    const note = refusedNote(outcome.message, outcome.kind === 'refused' ? outcome.plan : null);
    for (const file of refused) await this.#move(home, file, 'refused', note);
  }

  /** A repair finds the file where it is then. */
  async #move(
    { folder, companyId }: Home,
    file: InboxFile,
    outcome: 'loaded' | 'refused',
    note: string | null,
  ) {
    const target = await settle(folder, file, outcome, note);
    if (target !== null)
      await noteMovedFile(this.#options.documents, companyId, resolve(file.path), resolve(target));
  }

  /** After a failure that may be no fault of the user: all files in the end, none as long as another try is left. */
  #givenUp(group: string, files: readonly InboxFile[]): readonly InboxFile[] {
    const tries = (this.#failures.get(group)?.tries ?? 0) + 1;
    this.#failures.set(group, { tries, notBefore: performance.now() + RETRY_MS * tries });
    if (tries < MAX_TRIES) return [];
    this.#failures.delete(group);
    return files;
  }
}

/** The file at fault, so that the others can be loaded without it; all where the fault is of none alone. */
function refusedOf(files: readonly InboxFile[], path: string | null): readonly InboxFile[] {
  const atFault = files.filter((file) => file.path === path);
  return atFault.length > 0 ? atFault : files;
}

function isNamed(folder: string, companyId: string, name: string): boolean {
  return folder === companyId || folder.toLowerCase() === name.toLowerCase();
}

/** A note beside each thing that belongs to no company, for as long as that is so. */
async function noteMisplaced(
  dir: string,
  { strays, unowned, notes }: { strays: string[]; unowned: string[]; notes: string[] },
  companies: readonly Company[],
): Promise<void> {
  const names = companies.map(({ name }) => name);
  const wanted = new Map<string, string>();
  for (const name of strays) wanted.set(`${name}${NOTE_ENDING}`, misplacedNote('file', names));
  for (const name of unowned) wanted.set(`${name}${NOTE_ENDING}`, misplacedNote('folder', names));
  for (const [name, text] of wanted) {
    if (!notes.includes(name)) await writeFile(join(dir, name), text, { flag: 'wx' });
  }
  for (const name of notes.filter((note) => !wanted.has(note))) await rm(join(dir, name), { force: true });
}
