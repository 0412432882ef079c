// Resolvers of dashboards and of what stands on them (D-01, D-14).
import { filledSettings } from '../../../lib/widgets/widget-settings.ts';
import type { Resolvers } from '../../__generated__/resolver-types.ts';
import type { SettingsParent, WidgetParent } from './dashboard-shapes.ts';
import { scopeOfInput } from './dashboards-source.ts';
import { contentOf } from './widget-content.ts';

export const dashboardsResolvers: Resolvers = {
  Viewer: {
    dashboard: (_viewer, { id }, { dashboards }) => dashboards.one(id ?? null),
    dashboards: (_viewer, _arguments, { dashboards }) => dashboards.list(),
    widgetContent: (_viewer, { type, settings, scope }) => contentOf(type, settings, scopeOfInput(scope)),
  },
  Dashboard: {
    widgets: ({ stored, scope: own }, { scope }): WidgetParent[] => {
      const applied = scope ? scopeOfInput(scope) : own;
      return stored.map((widget) => ({ ...widget, scope: applied }));
    },
  },
  Widget: {
    settings: ({ type, settings }): SettingsParent => filledSettings(type, settings),
    content: ({ type, settings, scope }) => contentOf(type, settings, scope),
  },
};
