// Makes a dashboard of the user's own from that of a link (D-07).
import { copyName } from '../../../../lib/rules/dashboard-names.ts';
import { nameKeyOf } from '../../../../lib/rules/text-rules.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import type { Call } from '../../../rest/call.ts';
import type { OpenedShare } from '../../../stores/documents/dashboards/dashboard-shares.ts';
import { addDashboard } from '../../../stores/documents/dashboards/dashboards.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { appendAudit } from '../../../stores/documents/people/audit-log.ts';
import { atomically } from '../../../stores/documents/transaction.ts';
import { ownerOf, saved } from '../widgets.ts';
import { leavingContent } from './shared-dashboard.ts';

interface Shared {
  share: OpenedShare;
  dashboard: WireDashboard;
}

/** Under the same name where the user has none of it, else as a copy; both companies' logs say so. */
export function copyShared(
  documents: Documents,
  call: Call,
  { share, dashboard }: Shared,
  at: Date,
): Promise<WireDashboard> {
  const { scope, widgets } = leavingContent(dashboard, share.withFilters);
  const nameOf = (taken: readonly string[]) => freeName(dashboard.dashboardName, taken);
  const content = {
    nameOf,
    scope: JSON.stringify(scope),
    widgets: JSON.stringify(widgets),
    isTemplate: false,
  };
  return atomically(documents, async (transaction) => {
    const copy = saved(await addDashboard(transaction, ownerOf(call), content, at));
    const changes = [{ name: 'copiedFrom', before: null, after: share.ownerName }];
    for (const companyId of new Set([call.companyId, share.companyId])) {
      const subject = companyId === call.companyId ? copy.dashboardName : dashboard.dashboardName;
      const record = { companyId, actor: call.user, action: 'DASHBOARD_COPIED', subject, changes } as const;
      await appendAudit(transaction, record, at);
    }
    return copy;
  });
}

function freeName(name: string, taken: readonly string[]): string {
  const isTaken = taken.some((other) => nameKeyOf(other) === nameKeyOf(name));
  return isTaken ? copyName(name, taken) : name;
}
