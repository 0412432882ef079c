// What is saved of a dashboard, in the words of the graph's input.
import type { SaveDashboardAsInput } from '../../../__generated__/useNewDashboardSaveAsMutation.graphql.ts';
import type { DashboardContent } from './content.ts';

export function contentInput({ name, scope, widgets }: DashboardContent): SaveDashboardAsInput {
  return {
    name,
    scope: { ...scope },
    widgets: widgets.map(({ index, type, x, y, width, height, settings }) => ({
      index,
      type,
      layout: { x, y, width, height },
      settings,
    })),
  };
}
