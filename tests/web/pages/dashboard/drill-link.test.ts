// Where widgets lead: the page behind a widget asks the same question, as far as cost analytics has it (D-11, D-12).

import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGET_TYPES, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { rangeFaultBeforeRequest } from '../../../../web/pages/cost-analytics/shared/address/address.ts';
import { analyticsVariables } from '../../../../web/pages/cost-analytics/shared/address/variables.ts';
import { drillLink, itemLink } from '../../../../web/pages/dashboard/widgets/drill/drill-link.ts';

const RANGE = { start: '2024-01-01', end: '2024-06-30' };
const THREE = { selected: ['AWS', 'AZURE', 'GCP'], available: ['AWS', 'AZURE', 'GCP', 'OCI'] } as const;

function linkOf(type: WidgetType, settings: Partial<WidgetSettings> = {}, range = RANGE): string | null {
  return drillLink({ type, settings: { ...defaultSettings(type), ...settings }, range }, THREE);
}

/** The question that the page behind the link asks. */
function asked(type: WidgetType, settings: Partial<WidgetSettings> = {}, range = RANGE) {
  const link = linkOf(type, settings, range) ?? '';
  return analyticsVariables(costAnalyticsPage.read(new URL(link, 'https://portal.example'))).query;
}

describe('the link of a widget', () => {
  test('keeps frame, step, view-by and basis', () => {
    expect(asked('COST_BY_REGION', { basis: 'EFFECTIVE' })).toMatchObject({
      range: { frame: 'LAST_6_MONTHS' },
      unit: 'MONTH',
      viewBy: 'REGION',
      basis: 'EFFECTIVE',
      vendors: null,
    });
    expect(asked('COST_BY_CATEGORY', { category: 'REGION', frame: 'YEAR_TO_MONTH' })).toMatchObject({
      range: { frame: 'YEAR_TO_DATE' },
      viewBy: 'REGION',
    });
  });

  test('names the days of a frame that cost analytics does not have', () => {
    const range = { start: '2024-05-12', end: '2024-06-30' };
    expect(asked('COST_BY_ACCOUNT', { frame: 'LAST_8_WEEKS' }, range)).toMatchObject({
      range: { frame: 'CUSTOM', ...range },
      unit: 'WEEK',
      viewBy: 'ACCOUNT',
    });
    expect(asked('TOP5', { frame: 'LAST_10_DAYS' }, range).range).toEqual({ frame: 'CUSTOM', ...range });
  });

  test('keeps the key of a tag and the set of service groups', () => {
    expect(asked('COST_BY_TAG', { tagKey: 'env' })).toMatchObject({ viewBy: 'TAG', tagKey: 'env' });
    expect(asked('MULTI_VENDOR_PORTION_BY_SERVICE_GROUP', { serviceGroupSet: 'pools' })).toMatchObject({
      viewBy: 'SERVICE_GROUP',
      serviceGroupSet: 'pools',
    });
    expect(asked('PORTION_BY', { viewBy: 'TAG', tagKey: 'a,b:c' })).toMatchObject({ tagKey: 'a,b:c' });
  });

  test('leads from an item that is a vendor to that vendor', () => {
    const drilled = {
      ...({ type: 'PORTION_BY', range: RANGE } as const),
      settings: { ...defaultSettings('PORTION_BY'), viewBy: 'PROVIDER' } as const,
    };
    const link = itemLink(drilled, { key: 'GCP', vendor: 'GCP' }, THREE) ?? '';
    const { query } = analyticsVariables(costAnalyticsPage.read(new URL(link, 'https://portal.example')));
    expect(query).toMatchObject({ vendors: ['GCP'], viewBy: 'PROVIDER' });
    expect(query.filters ?? []).toEqual([]);
  });

  test('asks for the chosen items alone, of their own vendors', () => {
    const items = {
      show: 'CUSTOM',
      chosen: [
        { vendor: 'AWS', key: 'Amazon S3' },
        { vendor: 'AWS', key: 'A;b' },
        { vendor: 'GCP', key: 'BigQuery' },
      ],
    } as const;
    expect(asked('COST_BY_PRODUCT', { items })).toMatchObject({
      vendors: ['AWS', 'GCP'],
      filters: [
        {
          vendor: 'AWS',
          conditions: [{ field: 'PRODUCT', values: ['Amazon S3', 'A;b'], isExcluding: false }],
        },
        { vendor: 'GCP', conditions: [{ field: 'PRODUCT', values: ['BigQuery'] }] },
      ],
    });
    const groups = { show: 'CUSTOM', chosen: [{ vendor: 'AWS', key: 'web' }] } as const;
    expect(
      asked('COST_BY_SERVICE_GROUP', { items: groups, serviceGroupSet: 'pools' }).filters?.[0]?.conditions,
    ).toMatchObject([{ field: 'SERVICE_GROUP', values: ['pools:::web'] }]);
  });

  test('names its vendors, as far as the company has them, and leads nowhere without any', () => {
    expect(asked('TOP5', { vendors: ['AZURE', 'OCI'] }).vendors).toEqual(['AZURE', 'OCI']);
    expect(asked('TOP5', { vendors: ['OCI', 'TENCENT'] }).vendors).toEqual(['OCI']);
    expect(linkOf('TOP5', { vendors: ['TENCENT'] })).toBeNull();
  });

  test('names the vendors of the selection, too, where cost analytics would not show them unasked', () => {
    const all = { selected: ['AWS', 'OCI'], available: ['AWS', 'OCI'] } as const;
    const link = drillLink({ type: 'TOP5', settings: defaultSettings('TOP5'), range: RANGE }, all) ?? '';
    expect(new URL(link, 'https://portal.example').searchParams.get('vendors')).toBe('aws,oci');
    expect(asked('TOP5').vendors).toBeNull();
  });

  test('leads to GCP alone where only GCP has what it is split by', () => {
    expect(asked('COST_BY_PROJECT').vendors).toEqual(['GCP']);
  });

  test('leads from months side by side to the newest of them, whose cost is the figure of the head', () => {
    const june = { start: '2024-06-01', end: '2024-06-30' };
    for (const frame of ['LAST_2_MONTHS', 'LAST_6_MONTHS'] as const)
      expect(asked('COMPARE_COST_TREND', { frame }, june)).toMatchObject({
        range: { frame: 'MONTH_TO_DATE' },
        unit: 'DAY',
      });
  });

  test('never asks for more days than a daily chart may have', () => {
    for (const type of WIDGET_TYPES) {
      const url = new URL(linkOf(type) ?? '', 'https://portal.example');
      expect(rangeFaultBeforeRequest(costAnalyticsPage.read(url), '2024-06-30'), type).toBeNull();
    }
  });
});
