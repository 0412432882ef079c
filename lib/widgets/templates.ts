// Templates of dashboards as data; their names and descriptions are texts of the catalogues (D-02).
import type { PlacedWidget } from './widget-layout.ts';
import { WIDGET_TYPES } from './widget-types.ts';
import type { GivenSettings, WidgetType } from './words.ts';

export interface TemplateWidget extends PlacedWidget {
  settings: GivenSettings;
}

export interface DashboardTemplate {
  widgets: readonly TemplateWidget[];
}

type Row = readonly { type: WidgetType; width?: number; settings?: GivenSettings }[];

/** What a dashboard holds that nobody chose a template for. */
export const DEFAULT_TEMPLATE = 'overview';

export const DASHBOARD_TEMPLATES = {
  overview: {
    widgets: inRows([
      [
        { type: 'COST_MONTH_TO_DATE' },
        { type: 'ESTIMATED_COST' },
        { type: 'CLOUD_BUDGET' },
        { type: 'TOTAL_SAVING' },
      ],
      [{ type: 'COST_BY_PRODUCT', width: 24 }],
      [{ type: 'TOP5' }, { type: 'COMPARE_COST_TREND' }],
    ]),
  },
} as const satisfies Record<string, DashboardTemplate>;

/** Side by side from the left, one row of widgets below the other, each in the size of its type. */
function inRows(rows: readonly Row[]): TemplateWidget[] {
  const widgets: TemplateWidget[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const { type, width = WIDGET_TYPES[type].size.width, settings = {} } of row) {
      const { height } = WIDGET_TYPES[type].size;
      widgets.push({ index: widgets.length + 1, type, layout: { x, y, width, height }, settings });
      x += width;
    }
    y = Math.max(...widgets.map(({ layout }) => layout.y + layout.height));
  }
  return widgets;
}
