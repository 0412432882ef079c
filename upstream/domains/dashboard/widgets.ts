// Handlers of dashboards as people keep them (D-01).
import { copyName, DEFAULT_DASHBOARD_NAME, numberedName } from '../../../lib/rules/dashboard-names.ts';
import { DASHBOARD_TEMPLATES, defaultTemplate } from '../../../lib/widgets/templates.ts';
import type {
  WireDashboard,
  WireScope,
  WireWidget,
  widgetEndpoints,
} from '../../contract/dashboard/widget.ts';
import { wireOfScope, wireOfWidget } from '../../contract/dashboard/widget-words.ts';
import { Refusal } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import {
  addDashboard,
  changeDashboard,
  type DashboardContent,
  type DashboardFault,
  type DashboardOwner,
  deleteDashboard,
  type StoredDashboard,
  selectDashboard,
  starDashboard,
} from '../../stores/documents/dashboards/dashboards.ts';
import { dashboardsOf } from '../../stores/documents/dashboards/first-dashboard.ts';
import { companyData } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';
import { checkedName, requireWidgets } from './widget-checks.ts';

export function widgetHandlers(stores: Stores): HandlersOf<typeof widgetEndpoints> {
  const { documents, now } = stores;
  return {
    dashboards: async (_request, call) => {
      const [own, { vendors }] = await Promise.all([
        ownDashboards(stores, ownerOf(call)),
        companyData(stores, call.companyId),
      ]);
      return { list: own.map(wireDashboard), vendorList: vendors };
    },
    saveAsDashboard: async ({ dashboard, isCopy }, call) => {
      const { dashboardName, isTemplate, scope, widgets } = dashboard;
      await ownDashboards(stores, ownerOf(call));
      requireWidgets(widgets);
      const name = dashboardName === null ? null : checkedName(dashboardName);
      const nameOf = (taken: readonly string[]) =>
        name === null ? numberedName(taken) : isCopy ? copyName(name, taken) : name;
      const added = { ...jsonOf({ scope, widgets }), nameOf, isTemplate };
      return saved(await addDashboard(documents, ownerOf(call), added, now()));
    },
    saveDashboard: async ({ dashboard, version }, call) => {
      const { index, dashboardName, scope, widgets } = dashboard;
      requireWidgets(widgets);
      const content = { name: checkedName(dashboardName), ...jsonOf({ scope, widgets }) };
      return saved(await changeDashboard(documents, ownerOf(call), { index, version }, () => content, now()));
    },
    saveWidget: async ({ dashboardIndex, version, widget }, call) => {
      const withWidget = (stored: StoredDashboard): DashboardContent => {
        const others = widgetsOf(stored).filter((other) => other.index !== widget.index);
        requireWidgets([...others, widget]);
        return { ...stored, widgets: JSON.stringify([...others, widget]) };
      };
      const base = { index: dashboardIndex ?? (await selectedIndex(stores, ownerOf(call))), version };
      const dashboard = saved(await changeDashboard(documents, ownerOf(call), base, withWidget, now()));
      return { widget, dashboard };
    },
    deleteDashboard: async ({ dashboardIndex: index, version }, call) => {
      done(await deleteDashboard(documents, ownerOf(call), { index, version }));
      return { result: 'OK' };
    },
    selectDashboard: async ({ dashboardIndex }, call) => {
      done(await selectDashboard(documents, ownerOf(call), dashboardIndex));
      return { result: 'OK' };
    },
    starDashboard: async ({ dashboardIndex: index, isStarred }, call) => {
      done(await starDashboard(documents, ownerOf(call), { index, isStarred }));
      return { result: 'OK' };
    },
  };
}

/** Those of the owner by number; anyone who has none gets the default one. */
function ownDashboards(stores: Stores, owner: DashboardOwner): Promise<StoredDashboard[]> {
  const first = async () => {
    const { vendors } = await companyData(stores, owner.companyId);
    const { scope, widgets: placed } = DASHBOARD_TEMPLATES[defaultTemplate(vendors.length)];
    const widgets = placed.map(wireOfWidget);
    const content = jsonOf({ scope: wireOfScope(scope), widgets });
    return { name: DEFAULT_DASHBOARD_NAME, ...content, isProvisional: vendors.length === 0 };
  };
  return dashboardsOf(stores.documents, owner, first, stores.now());
}

async function selectedIndex(stores: Stores, owner: DashboardOwner): Promise<number> {
  const selected = (await ownDashboards(stores, owner)).find(({ isSelected }) => isSelected);
  if (!selected) throw refusalOf('UNKNOWN_DASHBOARD');
  return selected.index;
}

/** Whose dashboards the call is about. */
export function ownerOf({ user, companyId }: Call): DashboardOwner {
  return { userId: user.userId, companyId };
}

function jsonOf({ scope, widgets }: { scope: WireScope; widgets: readonly WireWidget[] }) {
  return { scope: JSON.stringify(scope), widgets: JSON.stringify(widgets) };
}

const REFUSALS: Record<DashboardFault, { message: string; field: string }> = {
  DASHBOARD_NAME_IN_USE: { message: 'The user has a dashboard of this name.', field: 'dashboardName' },
  TOO_MANY_DASHBOARDS: { message: 'The user has as many dashboards as may be.', field: 'dashboardName' },
  UNKNOWN_DASHBOARD: { message: 'The user has no such dashboard.', field: 'dashboardIndex' },
  LAST_DASHBOARD: { message: 'The user has no other dashboard.', field: 'dashboardIndex' },
  CHANGED_MEANWHILE: { message: 'The dashboard is another than the one that was read.', field: 'version' },
};

function refusalOf(fault: DashboardFault): Refusal {
  return new Refusal(fault, REFUSALS[fault].message, REFUSALS[fault].field);
}

export function saved(outcome: StoredDashboard | DashboardFault): WireDashboard {
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return wireDashboard(outcome);
}

function done(fault: DashboardFault | null): void {
  if (fault) throw refusalOf(fault);
}

function widgetsOf({ widgets }: StoredDashboard): WireWidget[] {
  return JSON.parse(widgets) as WireWidget[];
}

export function wireDashboard(stored: StoredDashboard): WireDashboard {
  const { dashboardId, index, name, isSelected, isStarred, isTemplate, version, updatedAt } = stored;
  return {
    dashboardId,
    index,
    dashboardName: name,
    isDashboardSelected: isSelected,
    isStarred,
    isTemplate,
    version,
    updatedAt,
    scope: JSON.parse(stored.scope) as WireScope,
    widgets: widgetsOf(stored),
  };
}
