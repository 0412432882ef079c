// Whether the files of a month are loaded now, wait, or are left as they are.
import type { SourceLayout } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { SeenFiles } from '../../../stores/documents/sources/source-runs.ts';
import type { StoreFault } from '../../sources/object-store.ts';
import type { FileGroup } from '../exports/file-groups.ts';

/** All by the clock of the portal alone, in milliseconds: how long the same files were seen. */
export interface Patience {
  /** Files without a manifest: nothing has come since then. */
  settledMs: number;
  /** Files that are newer than their manifest: it was only copied in another order. */
  overwrittenMs: number;
  /** Files that a manifest lists and that do not come: somebody is told. */
  overdueMs: number;
}

export const PATIENCE: Patience = {
  settledMs: 60_000,
  overwrittenMs: 60 * 60_000,
  overdueMs: 24 * 60 * 60_000,
};

export type Judgement =
  | { do: 'nothing' }
  | { do: 'load' }
  | { do: 'wait'; fault: StoreFault | null }
  | { do: 'refuse'; fault: StoreFault };

interface Circumstances {
  layout: SourceLayout;
  /** A person asked for it. */
  isAsked: boolean;
  isDry: boolean;
  now: Date;
  patience: Patience;
}

export function judgeGroup(
  group: FileGroup,
  seen: SeenFiles | null,
  { layout, isAsked, isDry, now, patience }: Circumstances,
): Judgement {
  const isSame = seen?.signature === group.signature;
  const age = isSame ? now.getTime() - Date.parse(seen.seenAt) : 0;
  const isDone = isSame && ['loaded', 'unchanged'].includes(seen.state);
  const isRefused = isSame && seen.state === 'refused';
  if (isDry) return group.wrong ? { do: 'refuse', fault: group.wrong } : dryJudgement(group, isDone);
  if (group.wrong) {
    // What is being written may be read half.
    return age < patience.settledMs && !isRefused
      ? { do: 'wait', fault: group.wrong }
      : { do: 'refuse', fault: group.wrong };
  }
  if (group.missing)
    return age < patience.overdueMs
      ? { do: 'wait', fault: group.missing }
      : { do: 'refuse', fault: group.missing };
  if (isDone || (isRefused && !isAsked)) return { do: 'nothing' };
  if (group.overwritten && age < patience.overwrittenMs) return { do: 'wait', fault: group.overwritten };
  if (layout === 'FILES' && age < patience.settledMs) return { do: 'wait', fault: null };
  return { do: 'load' };
}

/** A plan changes nothing, so it needs no patience. */
function dryJudgement({ missing, files }: FileGroup, isDone: boolean): Judgement {
  if (isDone) return { do: 'nothing' };
  return missing || files.length === 0 ? { do: 'wait', fault: missing } : { do: 'load' };
}
