// Alerts for loads that failed.
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { globalIdText } from '../../../lib/node/global-id-text.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { type LoadRun, recentRuns } from '../../stores/documents/loads/load-runs.ts';
import type { LoadAlert } from './alert.ts';
import { alertKey } from './alert-key.ts';

/** How long a failed load stays in the feed, in milliseconds. */
const STANDS_MS = 14 * 24 * 60 * 60 * 1000;
const FAILED: readonly string[] = ['failed', 'refused', 'interrupted'] satisfies LoadAlert['state'][];

/** Of the last fourteen days: those after which the same source was not loaded. */
export async function loadAlerts(documents: Documents, companyId: string, now: Date): Promise<LoadAlert[]> {
  const since = new Date(now.getTime() - STANDS_MS).toISOString();
  const runs = await recentRuns(documents, companyId, since, now);
  const done = new Set<string>();
  const alerts: LoadAlert[] = [];
  // The newest first.
  for (const run of runs) {
    if (run.state === 'loaded' || run.state === 'unchanged') done.add(run.source);
    else if (isFailed(run) && !done.has(run.source)) {
      done.add(run.source);
      alerts.push(alertOf(run));
    }
  }
  return alerts;
}

function isFailed(run: LoadRun): run is LoadRun & Pick<LoadAlert, 'state'> {
  return FAILED.includes(run.state);
}

function alertOf({
  runId,
  source,
  state,
  startedAt,
  endedAt,
}: LoadRun & Pick<LoadAlert, 'state'>): LoadAlert {
  return {
    key: alertKey('load', runId),
    kind: 'LOAD_FAILED',
    level: 'MAJOR',
    ...{ vendor: null, account: null, judged: null },
    since: endedAt ?? startedAt,
    menu: 'DATA',
    path: pageAddress('data', { load: globalIdText('LoadRun', runId) }),
    ...{ source, state },
  };
}
