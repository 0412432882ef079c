// Statuses of loads: each run with those that repeated its files.
import type { StatusReason } from '../../../../lib/catalogue/operations/status-checks.ts';
import { type StatusCode, statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { LoadRun, LoadState } from '../../../stores/documents/loads/load-runs.ts';
import type { LoadRunFiles } from '../../../stores/documents/loads/run-files.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import { type FoundStatus, PLAIN } from './found-status.ts';

const CODES: Record<Exclude<LoadState, 'planned'>, readonly [StatusCode, StatusReason]> = {
  running: ['R', 'LOAD_RUNNING'],
  loaded: ['P', 'LOAD_DONE'],
  unchanged: ['P', 'LOAD_DONE'],
  refused: ['F', 'LOAD_REFUSED'],
  failed: ['E', 'LOAD_FAILED'],
  interrupted: ['E', 'LOAD_INTERRUPTED'],
};

/** `runs`: the newest first. Plans changed nothing, and are no loads. */
export function loadStatuses(
  runs: readonly LoadRun[],
  files: ReadonlyMap<string, LoadRunFiles>,
): FoundStatus[] {
  const done = runs.filter(({ state }) => state !== 'planned');
  const ids = new Set(done.map(({ runId }) => runId));
  const rootOf = ({ runId }: LoadRun) => {
    const of = files.get(runId)?.repairOf ?? null;
    return of !== null && ids.has(of) ? of : runId;
  };
  return [...groupedBy(done, rootOf)].map(([rootId, all]) => {
    const newest = all[0] as LoadRun;
    const isLaterGood = done.some(
      (run) => run.source === newest.source && run.startedAt > newest.startedAt && codeOf(run)[0] === 'P',
    );
    const [code, reason] = judged(newest, all.length > 1, isLaterGood);
    const known = (files.get(newest.runId)?.files.length ?? 0) > 0;
    return {
      ...PLAIN,
      statusId: `load:${rootId}`,
      check: 'LOAD',
      ...{ code, reason, subject: newest.source, values: valuesOf(newest) },
      at: newest.endedAt ?? newest.startedAt,
      load: { runId: newest.runId, isRepairable: known && statusTraits(code).attention },
    };
  });
}

/** A fault that is over is settled: the same files were loaded later, by a repair or by a person. */
function judged(run: LoadRun, isRepair: boolean, isLaterGood: boolean): readonly [StatusCode, StatusReason] {
  const [code, reason] = codeOf(run);
  if (isRepair && code === 'R') return ['R', 'LOAD_REPAIRING'];
  if (isRepair && code === 'P') return ['FS', 'LOAD_REPAIRED'];
  return isLaterGood && statusTraits(code).attention ? ['FS', 'LOAD_REPAIRED'] : [code, reason];
}

function codeOf({ state, rowsRejected, fault }: LoadRun): readonly [StatusCode, StatusReason] {
  // A file that cannot be used has a code of its own: its owner mends it.
  if (state === 'failed' && fault?.file) return CODES.refused;
  if (state === 'loaded' && (rowsRejected ?? 0) > 0) return ['F', 'LOAD_ROWS_REJECTED'];
  return state === 'planned' ? ['N', 'LOAD_DONE'] : CODES[state];
}

function valuesOf({ rowsLoaded, rowsRejected, fault, endedAt, startedAt }: LoadRun) {
  const words = fault === null ? '' : fault.file === null ? fault.message : `${fault.file}: ${fault.message}`;
  return {
    ...{ rows: rowsLoaded ?? 0, rejected: rowsRejected ?? 0, words },
    date: (endedAt ?? startedAt).slice(0, 10),
  };
}
