// A load as a run that is kept: who started it, how far it is, and its report or its fault.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../lib/node/start-fault.ts';
import type { LoadProgress, LoadReport } from '../../stores/documents/loads/load-report.ts';
import {
  addRun,
  changeRun,
  type LoadFault,
  type LoadOrigin,
} from '../../stores/documents/loads/load-runs.ts';
import { keepQuality } from '../../stores/documents/loads/partition-quality.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import type { PartitionQualityRow } from '../../stores/documents/schema.ts';
import { fileSink } from '../../stores/facts/fact-sink.ts';
import { LoadError } from '../load/load-error.ts';
import { type LoadOptions, loadFiles } from '../load/load-files.ts';
import { boundedReport, isShrunk } from './bounded-report.ts';
import { countingSink, countNewParts } from './partition-quality.ts';

/** How often a run writes its progress at most, in milliseconds. */
const PROGRESS_MS = 500;
/** How often it gives a sign of life, in milliseconds. */
const HEARTBEAT_MS = 2000;
/** The store may be busy for a moment. */
const END_TRIES = 3;
const SHOWN_SOURCE = 200;
const KEPT_AT_ONCE = 50;

export interface RunOptions extends LoadOptions {
  origin: LoadOrigin;
  /** Name of the account that gave the command; null where nobody did. */
  startedBy: string | null;
}

/** `loadFiles`, kept in the documents store from its start to its end. Throws what that throws. */
export async function runLoad(options: RunOptions): Promise<LoadReport> {
  const { documents, dataDir, companyId, files, onProgress } = options;
  const runId = randomUUID();
  const now = () => new Date().toISOString();
  const startedAt = now();
  await addRun(documents, {
    run_id: runId,
    company_id: companyId,
    origin: options.origin,
    started_by: options.startedBy,
    source: sourceText(files),
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
  const signs = signsOfLife((progress) =>
    changeRun(documents, runId, { seen_at: now(), ...(progress && { progress: JSON.stringify(progress) }) }),
  );
  const counted: PartitionQualityRow[] = [];
  let report: LoadReport;
  try {
    report = await loadFiles({
      ...options,
      sink: countingSink(options.sink ?? fileSink(documents, dataDir), (rows) => counted.push(...rows)),
      onProgress: (progress) => {
        signs.note(progress);
        onProgress?.(progress);
      },
    });
  } catch (error) {
    await signs.stop();
    const fault = JSON.stringify(faultOf(error));
    await noteEnd(options, runId, { state: 'failed', fault });
    throw error;
  }
  // Before its end, so that whoever sees the end sees the figures too.
  await keepCounted(options, counted).catch(() => undefined);
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

/** Only of loads that changed something; the demo's own are nobody's change. */
async function noteInAudit(
  { documents, companyId, files, origin, startedBy }: RunOptions,
  { loadId, files: reports }: LoadReport,
): Promise<void> {
  if (loadId === null || origin === 'demo') return;
  const rows = reports.reduce((sum, file) => sum + file.rowsLoaded, 0);
  const record = {
    companyId,
    actor: startedBy === null ? null : { userId: null, name: startedBy },
    action: 'DATA_LOADED',
    subject: sourceText(files),
    changes: [{ name: 'rows', before: null, after: String(rows) }],
  } as const;
  await appendAudit(documents, record, new Date());
}

/** What was not kept by an earlier load, because it was killed, is counted now. */
async function keepCounted({ documents, dataDir, companyId }: RunOptions, rows: PartitionQualityRow[]) {
  for (let at = 0; at < rows.length; at += KEPT_AT_ONCE) {
    await keepQuality(documents, rows.slice(at, at + KEPT_AT_ONCE));
  }
  await countNewParts(documents, dataDir, companyId);
}

function endOf(report: LoadReport) {
  const { files, replaced } = report;
  return {
    state: report.loadId === null ? 'unchanged' : 'loaded',
    load_id: report.loadId,
    file_count: files.length,
    rows_loaded: files.reduce((sum, file) => sum + file.rowsLoaded, 0),
    rows_rejected: files.reduce((sum, file) => sum + file.rowsRejected, 0),
    months_shrunk: replaced.filter(isShrunk).length,
    report: JSON.stringify(boundedReport(report)),
  };
}

/** File and fault apart, without the folders of this machine. */
export function faultOf(error: unknown): LoadFault {
  const message = messageOf(error);
  const file = error instanceof LoadError ? error.file : null;
  if (file === null) return { file: null, message };
  return {
    file: basename(file),
    message: message.startsWith(`${file}: `) ? message.slice(file.length + 2) : message,
  };
}

/** The names of the files, as many as fit. */
function sourceText(files: readonly string[]): string {
  const [first = '', ...more] = files.map((file) => basename(file));
  const text = more.length === 0 ? first : `${first} +${more.length}`;
  return text.slice(-SHOWN_SOURCE);
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
