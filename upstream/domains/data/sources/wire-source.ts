// A connected source and its runs in the words of the wire; secrets are none of them.

import { SOURCE_WAY_NAMES } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { sourceRuns } from '../../../contract/data/sources.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { openedSecrets } from '../../../ingest/connected/setup/sealed-secrets.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import {
  type SourceMonth,
  type SourceRun,
  seenFilesOf,
  sourceRunsOf,
} from '../../../stores/documents/sources/source-runs.ts';
import type { ConnectedSource } from '../../../stores/documents/sources/sources.ts';

type WireRun = ReplyOf<typeof sourceRuns>['list'][number];

export async function wireSource(documents: Documents, secretKey: Uint8Array, source: ConnectedSource) {
  const { sourceId, companyId, place, way, answers, fileKey, sealed } = source;
  const [seen, { runs }] = await Promise.all([
    seenFilesOf(documents, sourceId),
    sourceRunsOf(documents, companyId, sourceId, { limit: 1, skip: 0 }),
  ]);
  const [lastRun] = runs;
  const { name, kind, layout, everyMinutes, isPaused, author, changedAt } = source;
  const { version, nextRunAt, isRunning, failures } = source;
  return {
    ...{ sourceId, name, kind, layout, everyMinutes, isPaused, author, changedAt },
    ...{ version, nextRunAt, isRunning, failures },
    way: SOURCE_WAY_NAMES.find((each) => each === way) ?? SOURCE_WAY_NAMES[0],
    fields: Object.entries(place).map(([id, value]) => ({ id, value })),
    secrets: Object.keys(openedSecrets(secretKey, sealed) ?? {}),
    allow: [...answers],
    isOfFile: fileKey !== null,
    lastRun: lastRun ? wireSourceRun(lastRun) : null,
    months: seen.map((each) => ({
      ...wireMonth(each),
      signature: each.signature,
      seenAt: each.seenAt,
    })),
  };
}

export function wireSourceRun(run: SourceRun): WireRun {
  const { runId, askedBy, isDry, askedAt, endedAt, state, objectCount, fault, detail, months } = run;
  return {
    ...{ runId, askedBy, isDry, askedAt, endedAt, state, objectCount },
    fault: fault && { code: fault, detail: detail ?? '' },
    months: months.map(wireMonth),
  };
}

function wireMonth({ month, state, fileCount, bytes, fault, detail, loadRunId }: SourceMonth) {
  return {
    ...{ month, state, fileCount, bytes, loadRunId },
    fault: fault && { code: fault, detail: detail ?? '' },
  };
}
