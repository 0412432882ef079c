// One run of a source: what is there, what of it is new and whole, and a load for each month of it.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { SourceFaultCode, SourceRunState } from '../../../../lib/catalogue/loads/source-faults.ts';
import { SOURCE_RUN_STATES } from '../../../../lib/catalogue/loads/source-faults.ts';
import type { IngestConfig } from '../../../config.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import {
  keepSeenFiles,
  type SeenFiles,
  type SourceMonth,
  type SourceRun,
  seenFilesOf,
} from '../../../stores/documents/sources/source-runs.ts';
import type { ConnectedSource } from '../../../stores/documents/sources/sources.ts';
import { fetchFolder } from '../../../stores/facts/duckdb/fact-files.ts';
import { loadInProcess } from '../../runs/load-in-process.ts';
import { beginRun } from '../../runs/run-load.ts';
import { type ObjectStore, StoreFault } from '../../sources/object-store.ts';
import type { FileGroup } from '../exports/file-groups.ts';
import { findGroups } from '../exports/find-groups.ts';
import { openedSecrets } from '../setup/sealed-secrets.ts';
import type { SourceLimits } from '../source-definition.ts';
import { openStore, prefixOf } from '../storage/open-store.ts';
import { fetchFiles } from './fetch-files.ts';
import { judgeGroup, type Patience } from './judge-group.ts';

export interface SourceTools {
  documents: Documents;
  /** Where facts and documents are. */
  settings: IngestConfig;
  /** Unseals secrets. */
  secretKey: Uint8Array;
  limits: SourceLimits;
  /** What a role of AWS asks for, by company. */
  externalIdOf: (companyId: string) => string;
  patience: Patience;
  now: () => Date;
}

export interface RunOutcome {
  state: SourceRunState;
  objectCount: number | null;
  bytes: string | null;
  fault: SourceFaultCode | null;
  detail: string | null;
  months: SourceMonth[];
}

/** Never rejects: a fault is an outcome. Calls `onMonth` after each month. */
export async function runSource(
  tools: SourceTools,
  source: ConnectedSource,
  run: SourceRun,
  signal: AbortSignal,
  onMonth: (months: SourceMonth[]) => Promise<void> = async () => {},
): Promise<RunOutcome> {
  const months: SourceMonth[] = [];
  let objectCount: number | null = null;
  try {
    const store = await openSourceStore(tools, source);
    try {
      const place = { layout: source.layout, bucket: source.place.bucket ?? '', prefix: prefixOf(source) };
      const found = await findGroups(store, place);
      objectCount = found.objectCount;
      const seen = new Map(
        (await seenFilesOf(tools.documents, source.sourceId)).map((each) => [each.month, each]),
      );
      for (const group of found.groups) {
        signal.throwIfAborted();
        months.push(
          await runGroup(tools, { source, run, store, signal }, group, seen.get(group.month) ?? null),
        );
        await onMonth(months);
      }
      return outcomeOf(months, objectCount);
    } finally {
      store.close();
    }
  } catch (error) {
    const { code, detail } = faultOf(error, signal);
    return { ...outcomeOf(months, objectCount), state: 'failed', fault: code, detail };
  }
}

/** Throws a StoreFault. */
export async function openSourceStore(
  { secretKey, limits, externalIdOf }: Pick<SourceTools, 'secretKey' | 'limits' | 'externalIdOf'>,
  { kind, way, place, sealed, companyId }: ConnectedSource,
): Promise<ObjectStore> {
  const secrets = openedSecrets(secretKey, sealed);
  if (secrets === null) throw new StoreFault('SECRET_UNREADABLE', '');
  return openStore({ kind, way, place, secrets, limits, externalId: externalIdOf(companyId) });
}

interface Going {
  source: ConnectedSource;
  run: SourceRun;
  store: ObjectStore;
  signal: AbortSignal;
}

async function runGroup(
  tools: SourceTools,
  going: Going,
  group: FileGroup,
  seen: SeenFiles | null,
): Promise<SourceMonth> {
  const { source, run } = going;
  const now = tools.now();
  const judged = judgeGroup(group, seen, {
    layout: source.layout,
    isAsked: run.askedBy !== null,
    isDry: run.isDry,
    patience: tools.patience,
    now,
  });
  const size = group.files.reduce((sum, file) => sum + BigInt(file.size), 0n);
  const base = { month: group.month, fileCount: group.files.length, bytes: String(size) };
  const plain = { ...base, fault: null, detail: null, loadRunId: null };
  let done: SourceMonth;
  if (judged.do === 'nothing') {
    const isRefused = seen?.state === 'refused';
    done = isRefused ? { ...plain, ...pick(seen), state: 'refused' } : { ...plain, state: 'unchanged' };
    return done;
  }
  if (judged.do === 'load') done = { ...plain, ...(await loadGroup(tools, going, group)) };
  else {
    const state = judged.do === 'wait' ? 'arriving' : 'refused';
    done = { ...plain, state, fault: judged.fault?.code ?? null, detail: judged.fault?.detail ?? null };
  }
  if (!run.isDry) {
    const seenAt = seen?.signature === group.signature ? seen.seenAt : now.toISOString();
    await keepSeenFiles(
      tools.documents,
      source.sourceId,
      { ...done, signature: group.signature, seenAt },
      now,
    );
  }
  return done;
}

function pick({ fault, detail, loadRunId }: SeenFiles) {
  return { fault, detail, loadRunId };
}

async function loadGroup(
  { documents, settings }: SourceTools,
  { source, run, store, signal }: Going,
  group: FileGroup,
): Promise<Pick<SourceMonth, 'state' | 'fault' | 'detail' | 'loadRunId'>> {
  const { companyId } = source;
  const folder = fetchFolder(settings.dataDir, randomUUID());
  try {
    const files = await fetchFiles(store, group.files, folder, signal);
    const task = {
      ...{ companyId, files, origin: 'source' as const, startedBy: run.askedBy },
      answers: [...new Set([...source.answers, ...run.answers])],
    };
    const runId = await beginRun({ ...task, documents });
    const outcome = await loadInProcess(
      { ...task, settings, runId, areFound: true, isPlanOnly: run.isDry },
      signal,
    );
    const loadRunId = runId;
    if (outcome.kind === 'loaded') {
      const isChanged = run.isDry ? outcome.report.plan.months.length > 0 : outcome.report.loadId !== null;
      const state = isChanged ? (run.isDry ? 'planned' : 'loaded') : 'unchanged';
      return { state, fault: null, detail: null, loadRunId };
    }
    signal.throwIfAborted();
    const detail = outcome.message;
    if (outcome.kind === 'refused') return { state: 'refused', fault: 'LOAD_REFUSED', detail, loadRunId };
    return { state: 'failed', fault: 'LOAD_FAILED', detail, loadRunId };
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code !== 'OBJECT_CHANGED') throw error;
    // The next look finds what is there then.
    return { state: 'arriving', fault: error.code, detail: error.detail, loadRunId: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function outcomeOf(months: readonly SourceMonth[], objectCount: number | null): RunOutcome {
  const rank = ({ state }: SourceMonth) => SOURCE_RUN_STATES.indexOf(state);
  const worst = [...months].sort((one, other) => rank(other) - rank(one))[0];
  const bytes = months.reduce((sum, month) => sum + BigInt(month.bytes), 0n);
  return {
    state: worst?.state ?? 'unchanged',
    objectCount,
    bytes: objectCount === null ? null : String(bytes),
    fault: worst?.fault ?? null,
    detail: worst?.detail ?? null,
    months: [...months],
  };
}

/** Of what is no fault of a storage nothing is told that may hold a secret. */
export function faultOf(error: unknown, signal?: AbortSignal): StoreFault {
  if (error instanceof StoreFault) return error;
  const what = error instanceof Error ? error.name : 'unknown';
  return new StoreFault('UNEXPECTED', signal?.aborted ? 'the program ended' : what, { cause: error });
}
