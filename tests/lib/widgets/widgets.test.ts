// D-02, D-03, D-14: the table of widget types, their settings and layouts.
import { describe, expect, it } from 'vitest';
import {
  DASHBOARD_FRAMES,
  effectiveSettings,
  frameOfDashboard,
  NO_SCOPE,
} from '../../../lib/widgets/effective-settings.ts';
import { DASHBOARD_TEMPLATES, defaultTemplate } from '../../../lib/widgets/templates.ts';
import { COLUMNS, layoutFault, MAX_WIDGETS, type PlacedWidget } from '../../../lib/widgets/widget-layout.ts';
import { defaultSettings, filledSettings, settingFault } from '../../../lib/widgets/widget-settings.ts';
import { WIDGET_CODES, WIDGET_TYPES, WIDGETS, type WidgetType } from '../../../lib/widgets/widget-types.ts';
import type { GivenSettings } from '../../../lib/widgets/words.ts';

const SPECIFIED = [
  'cost_month_to_date',
  'estimated_cost',
  'cloud_budget',
  'total_saving',
  'compare_cost_trend',
  'alerts',
  'cost_by_account',
  'cost_by_product',
  'cost_by_region',
  'cost_by_tag',
  'cost_by_service_group',
  'cost_by_category',
  'cost_by_project',
  'product_portion',
  'portion_by',
  'top5',
  'abnormal_change',
  'ml_abnormal_user',
  'ml_abnormal_ai',
  'integrated_product_portion',
  'multi_vendor_portion_by_service_group',
  'multi_vendor_cost_by',
  'year_cost_forecast',
];

describe('the table of widget types', () => {
  it('has every type of the specification by its word on the wire', () => {
    expect(WIDGET_CODES).toEqual(expect.arrayContaining(SPECIFIED));
    expect(new Set(WIDGET_CODES).size).toBe(WIDGET_TYPES.length);
  });

  it.each(WIDGET_TYPES)('D-03 %s starts in an allowed size', (type) => {
    const { minimum, size, widths } = WIDGETS[type];
    expect(widths).toContain(size.width);
    expect(Math.min(...widths)).toBe(minimum.width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(COLUMNS);
    expect(size.height).toBeGreaterThanOrEqual(minimum.height);
  });

  it('D-03 has the minimum sizes and widths of the specification', () => {
    const sizeOf = (type: WidgetType) => [
      WIDGETS[type].minimum.width,
      WIDGETS[type].minimum.height,
      WIDGETS[type].widths,
    ];
    expect(sizeOf('COST_MONTH_TO_DATE')).toEqual([6, 4, [6, 8, 12, 18, 24]]);
    expect(sizeOf('CLOUD_BUDGET')).toEqual([4, 4, [4, 6, 8, 12, 18, 24]]);
    expect(sizeOf('COST_BY_TAG')).toEqual([12, 13, [12, 18, 24]]);
    expect(sizeOf('MULTI_VENDOR_COST_BY')).toEqual([24, 13, [24]]);
    expect(sizeOf('ALERTS')).toEqual([6, 13, [6, 12]]);
  });
});

describe('D-14 settings', () => {
  it.each(WIDGET_TYPES)('the defaults of %s may be saved', (type) => {
    expect(settingFault(type, defaultSettings(type))).toBeNull();
    expect(filledSettings(type, {})).toEqual(defaultSettings(type));
  });

  it.each(WIDGET_TYPES.filter((type) => WIDGETS[type].takes.chartType !== undefined))(
    'the amounts of %s are cost, percent, or written on the chart (D-11)',
    (type) => {
      for (const scale of ['COST', 'PERCENTAGE', 'VALUE'] as const)
        expect(settingFault(type, { scale })).toBeNull();
    },
  );

  it('are filled by their defaults, and null where the type does not take them', () => {
    expect(filledSettings('TOP5', { frame: 'LAST_7_DAYS', viewBy: 'TAG', tagKey: 'team' })).toMatchObject({
      frame: 'LAST_7_DAYS',
      viewBy: 'TAG',
      tagKey: 'team',
      basis: 'BILLED',
      isPinned: false,
      items: null,
      threshold: null,
    });
    expect(filledSettings('YEAR_COST_FORECAST', {}).vendors).toBeNull();
  });

  const chosen = Array.from({ length: 11 }, (_, n) => ({ vendor: 'AWS' as const, key: String(n) }));
  it.each<[WidgetType, GivenSettings, string, string]>([
    ['TOP5', { frame: 'LAST_6_MONTHS' }, 'frame', 'WIDGET_SETTING'],
    ['TOP5', { category: 'REGION' }, 'category', 'WIDGET_SETTING'],
    ['YEAR_COST_FORECAST', { vendors: ['AZURE'] }, 'vendors', 'WIDGET_SETTING'],
    ['TOP5', { vendors: [] }, 'vendors', 'NO_VENDOR'],
    ['COST_BY_TAG', { items: { show: 'CUSTOM', chosen: [] } }, 'items', 'CUSTOM_WITHOUT_ITEMS'],
    [
      'COST_BY_TAG',
      { items: { show: 'TOP_5', chosen: chosen.slice(0, 1) } },
      'items',
      'ITEMS_WITHOUT_CUSTOM',
    ],
    ['COST_BY_TAG', { items: { show: 'CUSTOM', chosen } }, 'items', 'FILTER_ITEMS'],
    ['ABNORMAL_CHANGE', { threshold: 4.9 }, 'threshold', 'THRESHOLD_TOO_LOW'],
    ['ABNORMAL_CHANGE', { threshold: Number.NaN }, 'threshold', 'THRESHOLD_TOO_LOW'],
    ['ML_ABNORMAL_USER', { minAlert: 1000 }, 'minAlert', 'ALERT_BAND_INVALID'],
    ['ML_ABNORMAL_USER', { maxAlert: 99 }, 'maxAlert', 'ALERT_BAND_INVALID'],
    ['TOP5', { title: 'x'.repeat(255) }, 'title', 'TEXT_TOO_LONG'],
    ['TOP5', { title: 'a\nb' }, 'title', 'CONTROL_CHARACTERS'],
    ['ML_ABNORMAL_USER', { title: 'EC2 <b>' }, 'title', 'TITLE_CHARACTERS'],
    ['ML_ABNORMAL_USER', { channels: ['EMAIL', 'EMAIL'] }, 'channels', 'WIDGET_SETTING'],
    ['TOP5', { channels: ['EMAIL'] }, 'channels', 'WIDGET_SETTING'],
  ])('%s refuses %o', (type, given, member, code) => {
    expect(settingFault(type, given)).toEqual({ member, code });
  });

  it('a threshold of 5 and ten chosen items are allowed', () => {
    expect(settingFault('ML_ABNORMAL_USER', { title: 'EC2 비용 (서울), 10', channels: ['SMS'] })).toBeNull();
    expect(settingFault('TOP5', { title: 'Top <5>' })).toBeNull();
    expect(settingFault('ABNORMAL_CHANGE', { threshold: 5 })).toBeNull();
    expect(settingFault('COST_BY_TAG', { items: { show: 'CUSTOM', chosen: chosen.slice(1) } })).toBeNull();
  });
});

describe('D-14 the scope of a dashboard', () => {
  const scope = { ...NO_SCOPE, frame: 'LAST_3_MONTHS', vendors: ['GCP'], basis: 'EFFECTIVE' } as const;

  it('reaches what the type takes', () => {
    expect(effectiveSettings('COST_BY_REGION', { frame: 'LAST_4_WEEKS' }, scope)).toMatchObject({
      frame: 'LAST_3_MONTHS',
      vendors: ['GCP'],
      basis: 'EFFECTIVE',
    });
    expect(effectiveSettings('CLOUD_BUDGET', {}, scope)).toMatchObject({ vendors: ['GCP'], basis: null });
    expect(effectiveSettings('YEAR_COST_FORECAST', {}, scope).vendors).toBeNull();
  });

  it('leaves a widget its frame where the type has none like it', () => {
    expect(effectiveSettings('TOP5', { frame: 'LAST_7_DAYS' }, scope).frame).toBe('LAST_7_DAYS');
  });

  it('leaves a pinned widget alone', () => {
    const own = { isPinned: true, frame: 'LAST_4_WEEKS', vendors: ['AWS'] } as const;
    expect(effectiveSettings('COST_BY_REGION', own, scope)).toEqual(filledSettings('COST_BY_REGION', own));
  });

  it('has no frame that no type takes', () => {
    for (const frame of DASHBOARD_FRAMES)
      expect(WIDGET_TYPES.some((type) => frameOfDashboard(type, frame) !== null)).toBe(true);
  });
});

describe('D-03 layouts', () => {
  const widget = (
    index: number,
    type: WidgetType,
    [x, y, width, height]: [number, number, number, number],
  ): PlacedWidget => ({ index, type, layout: { x, y, width, height } });

  it.each<[string, PlacedWidget[], string | null]>([
    ['side by side', [widget(1, 'TOP5', [0, 0, 12, 13]), widget(2, 'TOP5', [12, 0, 12, 13])], null],
    ['one in another', [widget(1, 'TOP5', [0, 0, 12, 13]), widget(2, 'TOP5', [6, 12, 12, 13])], 'OVERLAP'],
    ['over the edge', [widget(2, 'TOP5', [13, 0, 12, 13])], 'OUTSIDE'],
    ['left of it', [widget(2, 'TOP5', [-1, 0, 12, 13])], 'OUTSIDE'],
    ['between the columns', [widget(2, 'TOP5', [0.5, 0, 12, 13])], 'OUTSIDE'],
    ['too low', [widget(2, 'TOP5', [0, 0, 12, 12])], 'TOO_SMALL'],
    ['of another width', [widget(2, 'TOP5', [0, 0, 14, 13])], 'WIDTH'],
    ['of one number', [widget(2, 'TOP5', [0, 0, 12, 13]), widget(2, 'TOP5', [12, 0, 12, 13])], 'INDEX_TWICE'],
  ])('%s: %s', (_name, widgets, rule) => {
    const fault = rule === null ? null : { rule, index: 2 };
    expect(layoutFault(widgets)).toEqual(fault);
  });

  it(`hold ${MAX_WIDGETS} widgets`, () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => widget(n, 'TOP5', [0, 13 * n, 12, 13]));
    expect(layoutFault(many(MAX_WIDGETS))).toBeNull();
    expect(layoutFault(many(MAX_WIDGETS + 1))).toEqual({ rule: 'TOO_MANY', index: null });
  });
});

describe('D-02 templates', () => {
  it.each(Object.entries(DASHBOARD_TEMPLATES))('%s may be saved as it is', (_name, { widgets }) => {
    expect(layoutFault(widgets)).toBeNull();
    for (const { type, settings } of widgets) expect(settingFault(type, settings)).toBeNull();
  });

  it('of whoever chose none split cost by product with one vendor, and by vendor with more', () => {
    const splitOf = (vendorCount: number) =>
      DASHBOARD_TEMPLATES[defaultTemplate(vendorCount)].widgets.map(({ type }) => type)[4];
    expect([0, 1, 2, 7].map(splitOf)).toEqual([
      'COST_BY_PRODUCT',
      'COST_BY_PRODUCT',
      'COST_BY_VENDOR',
      'COST_BY_VENDOR',
    ]);
  });
});
