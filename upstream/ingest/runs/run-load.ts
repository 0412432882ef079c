// A load as a run that is kept: who started it, how far it is, and its report or its fault.
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../lib/node/start-fault.ts';
import type { LoadProgress, LoadReport } from '../../stores/documents/loads/load-report.ts';
import {
  addRun,
  changeRun,
  type LoadFault,
  type LoadOrigin,
  type LoadState,
} from '../../stores/documents/loads/load-runs.ts';
import { keepRunFiles, type LoadRunFile } from '../../stores/documents/loads/run-files.ts';
import { sourceText } from '../../stores/documents/loads/source-text.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { LoadError } from '../load/load-error.ts';
import { loadFiles } from '../load/load-files.ts';
import type { LoadOptions } from '../load/load-options.ts';
import { countNewParts } from '../load/partition-quality.ts';
import { LoadRefused } from '../plan/load-refused.ts';
import { boundedReport, isShrunk } from './bounded-report.ts';

/** How often a run writes its progress at most, in milliseconds. */
const PROGRESS_MS = 500;
/** How often it gives a sign of life, in milliseconds. */
const HEARTBEAT_MS = 2000;
/** The store may be busy for a moment. */
const END_TRIES = 3;

export interface RunOptions extends LoadOptions {
  origin: LoadOrigin;
  /** Name of the account that gave the command; null where there is none. */
  startedBy: string | null;
  /** Of a run that was begun already; otherwise it begins here. */
  runId?: string;
  /** What the list of loads calls it; named by its files unless told otherwise. */
  source?: string;
  /** Makes the files as the first step of the run, instead of `files`. Returns their paths. */
  makeFiles?: (onProgress: (progress: LoadProgress) => void) => Promise<readonly string[]>;
  /** The first run with the same files, which this one repeats. */
  repairOf?: string;
}

/** Notes that a load begins, and returns the id of its run. */
export async function beginRun({
  documents,
  companyId,
  files,
  origin,
  startedBy,
  answers = [],
  repairOf,
  source = sourceOf(files),
}: Pick<
  RunOptions,
  'documents' | 'companyId' | 'files' | 'origin' | 'startedBy' | 'answers' | 'repairOf' | 'source'
>): Promise<string> {
  const runId = randomUUID();
  const startedAt = new Date().toISOString();
  await addRun(documents, {
    run_id: runId,
    company_id: companyId,
    origin,
    started_by: startedBy,
    source,
    started_at: startedAt,
    seen_at: startedAt,
    ended_at: null,
    state: 'running',
    progress: null,
    load_id: null,
    file_count: null,
    rows_loaded: null,
    rows_rejected: null,
    months_shrunk: null,
    fault: null,
    report: null,
  });
  await keepRunFiles(documents, companyId, {
    runId,
    files: (await Promise.all(files.map(fileAt))).flat(),
    answers: [...answers],
    repairOf: repairOf ?? null,
  });
  return runId;
}

/** None for what is no file: the load itself says what is wrong with it. */
async function fileAt(path: string): Promise<LoadRunFile[]> {
  const found = await stat(path).catch(() => null);
  return found ? [{ path: resolve(path), size: found.size, mtimeMs: found.mtimeMs }] : [];
}

/** `loadFiles`, kept in the documents store from its start to its end. Throws what that throws. */
export async function runLoad(options: RunOptions): Promise<LoadReport> {
  const { documents, dataDir, companyId, onProgress } = options;
  const runId = options.runId ?? (await beginRun(options));
  const now = () => new Date().toISOString();
  const signs = signsOfLife((progress) =>
    changeRun(documents, runId, { seen_at: now(), ...(progress && { progress: JSON.stringify(progress) }) }),
  );
  const tell = (progress: LoadProgress) => {
    signs.note(progress);
    onProgress?.(progress);
  };
  let report: LoadReport;
  try {
    const files = (await options.makeFiles?.(tell)) ?? options.files;
    report = await loadFiles({ ...options, files, onProgress: tell });
  } catch (error) {
    await signs.stop();
    const fault = JSON.stringify(faultOf(error));
    const end =
      error instanceof LoadRefused ? { ...endOf(error.report), state: 'refused' } : { state: 'failed' };
    await noteEnd(options, runId, { ...end, fault, progress: null });
    throw error;
  }
  // What an earlier load did not keep, because it was killed. Before the end, so that it is seen with its figures.
  await countNewParts(documents, dataDir, companyId).catch(() => undefined);
  await signs.stop();
  await noteEnd(options, runId, { ...endOf(report), progress: null });
  await noteInAudit(options, report).catch(() => undefined);
  return report;
}

/** Does not reject: what became of the load matters more than what is kept of it. */
async function noteEnd(
  { documents }: RunOptions,
  runId: string,
  end: Parameters<typeof changeRun>[2],
): Promise<void> {
  const at = new Date().toISOString();
  for (let tries = 0; tries < END_TRIES; tries += 1) {
    try {
      return await changeRun(documents, runId, { ...end, ended_at: at, seen_at: at });
    } catch {
      await sleep(PROGRESS_MS);
    }
  }
}

/** Only of loads that changed something; those of the demo are no user's change. */
async function noteInAudit(
  { documents, companyId, files, origin, startedBy }: RunOptions,
  { loadId, files: reports, plan }: LoadReport,
): Promise<void> {
  if (loadId === null || origin === 'demo') return;
  const rows = reports.reduce((sum, file) => sum + file.rowsLoaded, 0);
  const record = {
    companyId,
    actor: startedBy === null ? null : { userId: null, name: startedBy },
    action: 'DATA_LOADED',
    subject: sourceOf(files),
    changes: [
      { name: 'rows', before: null, after: String(rows) },
      ...(plan.findings.length > 0
        ? [{ name: 'allowed', before: null, after: plan.allowed.join(', ') }]
        : []),
    ],
  } as const;
  await appendAudit(documents, record, new Date());
}

function endOf(report: LoadReport) {
  const { files, replaced } = report;
  return {
    state: stateOf(report),
    load_id: report.loadId,
    file_count: files.length,
    rows_loaded: files.reduce((sum, file) => sum + file.rowsLoaded, 0),
    rows_rejected: files.reduce((sum, file) => sum + file.rowsRejected, 0),
    months_shrunk: replaced.filter(isShrunk).length,
    report: JSON.stringify(boundedReport(report)),
  };
}

function stateOf({ isPlanOnly, plan, loadId }: LoadReport): LoadState {
  if (isPlanOnly && plan.months.length > 0) return 'planned';
  return loadId === null ? 'unchanged' : 'loaded';
}

/** File and fault apart, without the folders of this machine. */
export function faultOf(error: unknown): LoadFault {
  if (!(error instanceof LoadError)) return { file: null, message: messageOf(error) };
  const { file, fault, what } = error;
  return {
    file: file === null ? null : basename(file),
    message: what,
    ...(typeof fault !== 'string' && { fact: fault }),
  };
}

function sourceOf(files: readonly string[]): string {
  return sourceText(files.map((file) => basename(file)));
}

/** Writes the newest progress soon, and a sign of life when there is none; one write at a time. */
function signsOfLife(write: (progress: LoadProgress | null) => Promise<void>) {
  let newest: LoadProgress | null = null;
  let written = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;

  function writeNow(): void {
    const progress = newest;
    newest = null;
    written = performance.now();
    isWriting = true;
    // A store that is busy for a moment must not end the load; the next sign follows soon.
    writing = write(progress)
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  }

  const timer = setInterval(() => {
    const age = performance.now() - written;
    if (!isWriting && (age >= HEARTBEAT_MS || (newest && age >= PROGRESS_MS))) writeNow();
  }, PROGRESS_MS);
  timer.unref();

  return {
    note(progress: LoadProgress): void {
      newest = progress;
      if (!isWriting && performance.now() - written >= PROGRESS_MS) writeNow();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await writing;
    },
  };
}
