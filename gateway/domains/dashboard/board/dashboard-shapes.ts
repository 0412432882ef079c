// Dashboards and widgets as resolvers read them, made of what the services keep.
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { WireDashboard } from '../../../../upstream/contract/dashboard/widget.ts';
import {
  scopeOfWire,
  type Widget,
  widgetOfWire,
} from '../../../../upstream/contract/dashboard/widget-words.ts';
import { toGlobalId } from '../../../graph/global-id.ts';

export interface DashboardParent {
  __typename: 'Dashboard';
  id: string;
  index: number;
  isSelected: boolean;
  isStarred: boolean;
  isTemplate: boolean;
  name: string;
  scope: DashboardScope;
  updatedAt: string;
  version: number;
  stored: readonly Widget[];
}

/** Settings with their defaults, or those after a scope. */
export type SettingsParent = WidgetSettings;

/** A widget under the scope of its dashboard. */
export interface WidgetParent extends Widget {
  scope: DashboardScope;
}

export function dashboardOf(wire: WireDashboard): DashboardParent {
  return {
    __typename: 'Dashboard',
    id: toGlobalId('Dashboard', wire.dashboardId),
    index: wire.index,
    isSelected: wire.isDashboardSelected,
    isStarred: wire.isStarred,
    isTemplate: wire.isTemplate,
    name: wire.dashboardName,
    scope: scopeOfWire(wire.scope),
    updatedAt: wire.updatedAt,
    version: wire.version,
    stored: wire.widgets.map(widgetOfWire),
  };
}
