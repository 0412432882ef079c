// Handlers of dashboards as people keep them (D-01).
import { DEFAULT_DASHBOARD_NAME } from '../../lib/dashboard-names.ts';
import { DASHBOARD_TEMPLATES, DEFAULT_TEMPLATE } from '../../lib/widgets/templates.ts';
import type { WireDashboard, WireScope, WireWidget, widgetEndpoints } from '../contract/widget.ts';
import { wireOfWidget } from '../contract/widget-words.ts';
import { type DashboardContent, dashboardsOf, type StoredDashboard } from '../documents/dashboards.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import { companyData } from './company-data.ts';
import type { Stores } from './stores.ts';

export function widgetHandlers(stores: Stores): HandlersOf<typeof widgetEndpoints> {
  const { documents, now } = stores;
  return {
    dashboards: async (_request, call) => {
      const [own, { vendors }] = await Promise.all([
        dashboardsOf(documents, ownerOf(call), firstDashboard(), now()),
        companyData(stores, call.companyId),
      ]);
      return { list: own.map(wireDashboard), vendorList: vendors };
    },
  };
}

/** Whose dashboards the call is about. */
export function ownerOf({ user, companyId }: Call) {
  return { userId: user.userId, companyId };
}

/** Of whoever has none. */
function firstDashboard(): DashboardContent {
  return {
    name: DEFAULT_DASHBOARD_NAME,
    scope: JSON.stringify(NO_WIRE_SCOPE),
    widgets: JSON.stringify(DASHBOARD_TEMPLATES[DEFAULT_TEMPLATE].widgets.map(wireOfWidget)),
  };
}

const NO_WIRE_SCOPE: WireScope = {
  timeFrame: null,
  selectedVendors: null,
  currency: null,
  isAmortizedCost: null,
};

export function wireDashboard(stored: StoredDashboard): WireDashboard {
  const { dashboardId, index, name, isSelected, isTemplate, version, updatedAt } = stored;
  return {
    dashboardId,
    index,
    dashboardName: name,
    isDashboardSelected: isSelected,
    isTemplate,
    version,
    updatedAt,
    scope: JSON.parse(stored.scope) as WireScope,
    widgets: JSON.parse(stored.widgets) as WireWidget[],
  };
}
