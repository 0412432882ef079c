// The way down in the address: whose cost is asked for, the trail, and the columns of the rows (C-11, C-12, C-13).
import { describe, expect, it } from 'vitest';
import { FIXED_DETAIL_COLUMNS } from '../../../../lib/cost/detail-columns.ts';
import {
  daysOfDetail,
  detailQuery,
  openFields,
  portionField,
  rowVariables,
} from '../../../../web/pages/cost-analytics/detail/drill.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import {
  DEFAULT_LAYOUT,
  movedColumn,
  parseLayout,
  resizedColumn,
  serializeLayout,
  toggledColumn,
} from '../../../../web/pages/cost-analytics/shared/address/column-layout.ts';

const TODAY = '2024-06-30';
const DAYS = { range: { start: '2024-05-10', end: '2024-07-09' }, lastDay: TODAY, compared: null };
const addressOf = (search: string) =>
  costAnalyticsPage.read(new URL(`http://localhost/cost-analytics?${search}`));
const detailOf = (search: string) => detailQuery(addressOf(search), DAYS);
const ITEM = 'item=AmazonEC2&itemVendor=aws';

describe('the address of an item', () => {
  it.each([
    ['', { date: '2024-05-10', endDate: '2024-07-09' }, DAYS.range],
    ['&detail=day', { date: TODAY }, { start: TODAY, end: TODAY }],
    ['&detail=month', { date: TODAY, isMonthly: true }, { start: '2024-06-01', end: TODAY }],
    ['&detail=decade', { date: '2024-05-10', endDate: '2024-07-09' }, DAYS.range],
    ['&detail=step', { date: '2024-05-10', endDate: '2024-07-09' }, DAYS.range],
    [
      '&detail=step&stepStart=2024-06-02&stepEnd=2024-06-08',
      { date: '2024-06-02', endDate: '2024-06-08' },
      { start: '2024-06-02', end: '2024-06-08' },
    ],
  ])('with %j asks for the days that it names', (search, days, range) => {
    const asked = detailOf(ITEM + search);
    expect(asked).toMatchObject({
      ...{ keys: ['AmazonEC2'], vendor: 'AWS', viewBy: 'PRODUCT', basis: 'BILLED', within: [] },
      ...days,
    });
    expect(asked && daysOfDetail(asked)).toEqual(range);
  });

  it('of several vendors asks for the cost of all of them', () => {
    const shared = 'viewBy=tag&viewByKey=env&names=joined&item=prod&itemVendor=aws,gcp,azure';
    expect(detailOf(shared)).toMatchObject({ keys: ['prod'], vendor: 'AWS', alsoVendors: ['GCP', 'AZURE'] });
    expect(detailOf(ITEM)).not.toHaveProperty('alsoVendors');
  });

  it('asks for nothing without its vendor, or while the days are not known', () => {
    expect(detailOf('item=AmazonEC2')).toBeNull();
    expect(detailOf('itemVendor=aws')).toBeNull();
    expect(detailOf('item=AmazonEC2&itemVendor=nobody')).toBeNull();
    expect(detailQuery(addressOf(ITEM), null)).toBeNull();
    expect(detailOf('item=&itemVendor=gcp')?.keys).toEqual(['']);
  });

  it('sets the compared days beside the whole range alone', () => {
    const compared = { start: '2024-03-09', end: '2024-05-09' };
    const days = { ...DAYS, compared };
    expect(detailQuery(addressOf(ITEM), days)).toMatchObject({
      compareDate: compared.start,
      compareEndDate: compared.end,
    });
    expect(detailQuery(addressOf(`${ITEM}&detail=day`), days)).not.toHaveProperty('compareDate');
  });

  it('keeps to the parts that were opened, whatever stands in their names', () => {
    const path = '&path=usage_type:BoxUsage%253At2,resource:a%252Cb';
    expect(detailOf(ITEM + path)?.within?.map(({ field }) => field)).toEqual(['USAGE_TYPE', 'RESOURCE']);
    expect(addressOf('path=nonsense:x,region:eu').path).toEqual([{ field: 'region', value: 'eu' }]);
  });
});

describe('what a cost is divided by', () => {
  it('is the next field that it is not one value of yet', () => {
    expect(portionField(addressOf(''))).toBe('usageType');
    expect(portionField(addressOf('viewBy=account'))).toBe('product');
    expect(portionField(addressOf('path=usage_type:x'))).toBe('resource');
    expect(portionField(addressOf('by=region'))).toBe('region');
    expect(portionField(addressOf('by=region&path=region:eu'))).toBe('usageType');
    expect(openFields(addressOf('thenBy=region'))).not.toContain('region');
  });
});

describe('the columns of the rows', () => {
  it('have the fixed ones always, each once', () => {
    expect(parseLayout('resourceId.300,cost,resourceId,secret')).toEqual([
      ...FIXED_DETAIL_COLUMNS.filter((id) => id !== 'cost').map((id) => ({ id, width: null })),
      { id: 'resourceId', width: 300 },
      { id: 'cost', width: null },
    ]);
    expect(parseLayout('nothing')).toBeNull();
    expect(serializeLayout(DEFAULT_LAYOUT)).toBe(
      'vendor,linkedAccountId,productName,region,usageDate,usage,cost,usageType',
    );
    expect(parseLayout(serializeLayout(DEFAULT_LAYOUT))).toEqual(DEFAULT_LAYOUT);
  });

  it('are chosen, moved and made wider', () => {
    const added = toggledColumn(DEFAULT_LAYOUT, 'skuId');
    expect(added.at(-1)?.id).toBe('skuId');
    expect(toggledColumn(added, 'skuId')).toEqual(DEFAULT_LAYOUT);
    expect(toggledColumn(added, 'cost')).toEqual(added);
    expect(movedColumn(added, 'skuId', -1).at(-2)?.id).toBe('skuId');
    expect(movedColumn(added, 'skuId', 1)).toEqual(added);
    expect(movedColumn(added, 'vendor', -1)).toEqual(added);
    expect(resizedColumn(added, 'skuId', 9999).at(-1)?.width).toBe(640);
    expect(resizedColumn(added, 'skuId', 1).at(-1)?.width).toBe(60);
  });

  it('are asked for where they are shown, and no others', () => {
    const asked = rowVariables(addressOf(`${ITEM}&rowSort=unitPrice.asc&rowSize=200`), DAYS, ['skuId']);
    expect(asked).toMatchObject({
      size: 200,
      skuId: true,
      resourceId: false,
      sort: { by: 'UNIT_PRICE', order: 'ASC' },
    });
    const grouped = rowVariables(addressOf(`${ITEM}&rowSort=serviceGroup.asc`), DAYS, ['serviceGroup']);
    expect(grouped).toMatchObject({ serviceGroup: false, sort: null });
  });
});
