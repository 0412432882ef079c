// The dashboard that a person of the demo meets, with the widgets alone that a journey needs: twelve of them take a
// second of the processor each time that the page is opened.
import { DASHBOARD_TEMPLATES, type TemplateName } from '../../../../lib/widgets/templates.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import { wireOfScope, wireOfWidget } from '../../../../upstream/contract/dashboard/widget-words.ts';
import {
  changeDashboard,
  type DashboardOwner,
} from '../../../../upstream/stores/documents/dashboards/dashboards.ts';
import { dashboardsOf } from '../../../../upstream/stores/documents/dashboards/first-dashboard.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';

interface SmallBoard {
  /** Without them all of the template. */
  widgets?: readonly WidgetType[];
  /** The template that they are of; without one that of a company with several vendors. */
  template?: TemplateName;
  /** Without one the demo's user in its first company. */
  owner?: DashboardOwner;
}

/** The owner's first dashboard then has these widgets of the template, where they stand in it, and its first name. */
export async function keepWidgets(
  documents: Documents,
  {
    widgets: wanted,
    template = 'MULTI_VENDOR',
    owner = { userId: 'dana-demo', companyId: 'sunflower' },
  }: SmallBoard = {},
): Promise<void> {
  const { scope, widgets } = DASHBOARD_TEMPLATES[template];
  const kept = widgets.filter(({ type }) => wanted?.includes(type) ?? true).map(wireOfWidget);
  const content = {
    name: 'Dashboard',
    scope: JSON.stringify(wireOfScope(scope)),
    widgets: JSON.stringify(kept),
  };
  const now = new Date();
  const [first] = await dashboardsOf(documents, owner, () => Promise.resolve(content), now);
  if (!first) throw new Error('a person has a dashboard');
  await changeDashboard(documents, owner, { index: first.index }, () => content, now);
}
