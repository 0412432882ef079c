// Saves a dashboard as its owner, from a page of the portal that the owner has open.
import type { Page } from 'playwright';
import { WIDGETS, type WidgetType } from '../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../lib/widgets/words.ts';

export type BoardWidget = readonly [WidgetType, Partial<WidgetSettings>];

/** Each widget as small as it may be and below the one before; the global id, or why there is none. */
export async function saveBoard(page: Page, name: string, widgets: readonly BoardWidget[]): Promise<string> {
  let y = 0;
  const inputs = widgets.map(([type, settings], place) => {
    const { width, height } = WIDGETS[type].minimum;
    const layout = { x: 0, y, width, height };
    y += height;
    return { type, index: place + 1, layout, settings };
  });
  const board = await page.evaluate(
    async (input) => {
      const query = `mutation ($input: SaveDashboardAsInput!) {
        saveDashboardAs(input: $input) { dashboard { id } userErrors { code } }
      }`;
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const { data } = await response.json();
      return data.saveDashboardAs.dashboard?.id ?? JSON.stringify(data.saveDashboardAs.userErrors);
    },
    { name, scope: {}, widgets: inputs },
  );
  return String(board);
}
