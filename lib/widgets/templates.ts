// Templates of dashboards as data; their names and descriptions are texts of the catalogues (D-02).
import { CODES_OF_VENDORS, VENDORS, type VendorWord } from '../catalogue/vendors.ts';
import { type DashboardScope, NO_SCOPE } from './effective-settings.ts';
import type { PlacedWidget } from './widget-layout.ts';
import { WIDGETS, type WidgetType } from './widget-types.ts';
import type { GivenSettings } from './words.ts';

export interface TemplateWidget extends PlacedWidget {
  settings: GivenSettings;
}

export interface DashboardTemplate {
  /** Of the catalogues; the texts of a vendor's template have the placeholder `vendor`. */
  nameId: string;
  textId: string;
  /** The only vendor that it is about. */
  vendor: VendorWord | null;
  /** How many vendors with data it needs to say anything. */
  vendorsNeeded: number;
  scope: DashboardScope;
  widgets: readonly TemplateWidget[];
}

type Row = readonly { type: WidgetType; width?: number; settings?: GivenSettings }[];

const CARDS: Row = [
  { type: 'COST_MONTH_TO_DATE' },
  { type: 'ESTIMATED_COST' },
  { type: 'CLOUD_BUDGET' },
  { type: 'TOTAL_SAVING' },
];

const GENERAL = { vendor: null, vendorsNeeded: 1, scope: NO_SCOPE };

export const DASHBOARD_TEMPLATES = {
  OVERVIEW: {
    ...GENERAL,
    nameId: 'dashboard.templates.overviewName',
    textId: 'dashboard.templates.overviewText',
    widgets: inRows([
      CARDS,
      [{ type: 'COST_BY_PRODUCT', width: 24 }],
      [{ type: 'TOP5' }, { type: 'COMPARE_COST_TREND' }],
      [{ type: 'ABNORMAL_CHANGE' }, { type: 'ALERTS', width: 12 }],
    ]),
  },
  FINANCE: {
    ...GENERAL,
    nameId: 'dashboard.templates.financeName',
    textId: 'dashboard.templates.financeText',
    widgets: inRows([
      [
        { type: 'CLOUD_BUDGET' },
        { type: 'ESTIMATED_COST' },
        { type: 'COST_MONTH_TO_DATE' },
        { type: 'TOTAL_SAVING' },
      ],
      [{ type: 'COST_BY_ACCOUNT', width: 24, settings: { frame: 'LAST_12_MONTHS' } }],
      [
        { type: 'PORTION_BY', settings: { viewBy: 'ACCOUNT', frame: 'MONTH_TO_DATE' } },
        { type: 'COMPARE_COST_TREND', settings: { frame: 'LAST_2_MONTHS' } },
      ],
    ]),
  },
  ENGINEERING: {
    ...GENERAL,
    nameId: 'dashboard.templates.engineeringName',
    textId: 'dashboard.templates.engineeringText',
    widgets: inRows([
      [
        { type: 'COST_BY_PRODUCT', settings: { frame: 'LAST_8_WEEKS' } },
        { type: 'COST_BY_REGION', settings: { frame: 'LAST_8_WEEKS' } },
      ],
      [{ type: 'ABNORMAL_CHANGE' }, { type: 'TOP5', settings: { viewBy: 'USAGE_TYPE' } }],
      [{ type: 'PORTION_BY', settings: { viewBy: 'INSTANCE_TYPE' } }, { type: 'ML_ABNORMAL_AI' }],
    ]),
  },
  EXECUTIVE: {
    ...GENERAL,
    nameId: 'dashboard.templates.executiveName',
    textId: 'dashboard.templates.executiveText',
    widgets: inRows([
      [
        { type: 'COST_MONTH_TO_DATE', width: 8 },
        { type: 'ESTIMATED_COST', width: 8 },
        { type: 'TOTAL_SAVING', width: 8 },
      ],
      [{ type: 'COST_BY_CATEGORY', width: 24, settings: { frame: 'LAST_12_MONTHS' } }],
      [
        { type: 'INTEGRATED_PRODUCT_PORTION', settings: { category: 'SERVICE_CATEGORY' } },
        { type: 'COMPARE_COST_TREND', settings: { frame: 'LAST_6_MONTHS' } },
      ],
    ]),
  },
  MULTI_VENDOR: {
    ...GENERAL,
    vendorsNeeded: 2,
    nameId: 'dashboard.templates.multiVendorName',
    textId: 'dashboard.templates.multiVendorText',
    widgets: inRows([
      CARDS,
      [{ type: 'COST_BY_VENDOR', width: 24 }],
      [{ type: 'TOP5' }, { type: 'COMPARE_COST_TREND' }],
      [
        { type: 'INTEGRATED_PRODUCT_PORTION', settings: { category: 'SERVICE_CATEGORY' } },
        { type: 'ALERTS', width: 12 },
      ],
    ]),
  },
  AWS: ofVendor('AWS'),
  AZURE: ofVendor('AZURE'),
  GCP: ofVendor('GCP'),
  OCI: ofVendor('OCI'),
  NCLOUD: ofVendor('NCLOUD'),
  TENCENT: ofVendor('TENCENT'),
  OPENSTACK: ofVendor('OPENSTACK'),
  OTHER: ofVendor('OTHER'),
} as const satisfies Record<string, DashboardTemplate>;
export type TemplateName = keyof typeof DASHBOARD_TEMPLATES;

/**
 * What a dashboard holds without a chosen template: cost by vendor where there are several, for products of all of them
 * are so many that others would be the largest part; else by product.
 */
export function defaultTemplate(vendorCount: number): (typeof DEFAULT_TEMPLATES)[number] {
  return vendorCount < DASHBOARD_TEMPLATES.MULTI_VENDOR.vendorsNeeded ? 'OVERVIEW' : 'MULTI_VENDOR';
}
export const DEFAULT_TEMPLATES = ['OVERVIEW', 'MULTI_VENDOR'] as const satisfies readonly TemplateName[];
export const TEMPLATE_NAMES = Object.keys(DASHBOARD_TEMPLATES) as TemplateName[];

function ofVendor(vendor: VendorWord): DashboardTemplate {
  const { hasYearForecast } = VENDORS[CODES_OF_VENDORS[vendor]];
  return {
    nameId: 'dashboard.templates.vendorName',
    textId: 'dashboard.templates.vendorText',
    vendor,
    vendorsNeeded: 1,
    scope: { ...NO_SCOPE, vendors: [vendor] },
    widgets: inRows([
      [
        { type: 'COST_MONTH_TO_DATE', width: 8 },
        { type: 'ESTIMATED_COST', width: 8 },
        { type: 'TOTAL_SAVING', width: 8 },
      ],
      [{ type: 'COST_BY_PRODUCT' }, { type: 'COST_BY_ACCOUNT' }],
      [{ type: 'PORTION_BY', settings: { viewBy: 'REGION' } }, { type: 'TOP5' }],
      ...(hasYearForecast ? [[{ type: 'YEAR_COST_FORECAST', width: 24 } as const]] : []),
    ]),
  };
}

/** Side by side from the left, one row of widgets below the other, each in the height of its type. */
function inRows(rows: readonly Row[]): TemplateWidget[] {
  const widgets: TemplateWidget[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const { type, width = WIDGETS[type].size.width, settings = {} } of row) {
      const { height } = WIDGETS[type].size;
      widgets.push({ index: widgets.length + 1, type, layout: { x, y, width, height }, settings });
      x += width;
    }
    y = Math.max(...widgets.map(({ layout }) => layout.y + layout.height));
  }
  return widgets;
}
