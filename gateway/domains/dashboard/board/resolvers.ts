// Resolvers of dashboards and of what is on them (D-01, D-14).
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';
import { savedFilterOf, settingsOfInput } from '../widgets/saved-filter-setting.ts';
import { isOutOfSight } from '../widgets/visible-first.ts';
import { contentOf } from '../widgets/widget-content.ts';
import { scopeOfInput } from './dashboard-input.ts';
import type { SettingsParent, WidgetParent } from './dashboard-shapes.ts';
import { offeredTemplates } from './dashboard-templates.ts';

export const dashboardsResolvers: DashboardResolvers = {
  Viewer: {
    dashboard: (_viewer, { id }, { dashboards }) => dashboards.one(id ?? null),
    dashboards: (_viewer, _arguments, { dashboards }) => dashboards.list(),
    dashboardTemplates: (viewer) => offeredTemplates(viewer),
    widgetContent: (_viewer, { type, settings, scope }) =>
      contentOf(type, settingsOfInput(settings), scopeOfInput(scope)),
  },
  Mutation: {
    copyDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.copy(input)),
      viewer,
    }),
    createDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.create(input)),
      viewer,
    }),
    deleteDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.delete(input)),
      viewer,
    }),
    saveDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.save(input)),
      viewer,
    }),
    saveDashboardAs: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.saveAs(input)),
      viewer,
    }),
    saveWidget: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.saveWidget(input)),
      viewer,
    }),
    selectDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.select(input)),
      viewer,
    }),
    starDashboard: async (_root, { input }, { dashboards, viewer }) => ({
      ...(await dashboards.star(input)),
      viewer,
    }),
  },
  Dashboard: {
    widgets: ({ stored, scope: own }, { scope }): WidgetParent[] => {
      const applied = scope ? scopeOfInput(scope) : own;
      return stored.map((widget) => ({ ...widget, scope: applied }));
    },
  },
  WidgetSettings: {
    savedFilter: (settings) => savedFilterOf(settings),
    savedFilterName: async (settings, _arguments, { savedFilters }) => {
      const id = savedFilterOf(settings);
      return id && ((await savedFilters.node(id))?.name ?? null);
    },
  },
  Widget: {
    settings: ({ type, settings }): SettingsParent => filledSettings(type, settings),
    content: ({ type, settings, scope, layout }) => ({
      ...contentOf(type, settings, scope),
      isOutOfSight: isOutOfSight({ layout }),
    }),
  },
};
