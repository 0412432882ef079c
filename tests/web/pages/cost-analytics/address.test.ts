// The state of cost analytics in the address: read, judged before any request, and mended (C-01, C-02).
import { describe, expect, it } from 'vitest';
import { rangeFault } from '../../../../lib/calendar/calendar.ts';
import { detailQuery } from '../../../../web/pages/cost-analytics/detail/drill.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import {
  mendsOf,
  rangeFaultBeforeRequest,
  rangeOf,
} from '../../../../web/pages/cost-analytics/shared/address/address.ts';
import {
  addressVendors,
  analyticsVariables,
  shownVendors,
  unsupportedVendors,
  vendorsBeside,
} from '../../../../web/pages/cost-analytics/shared/address/variables.ts';
import { rememberVendors } from '../../../../web/viewer/known-vendors.ts';

const addressOf = (search: string) =>
  costAnalyticsPage.read(new URL(`http://localhost/cost-analytics?${search}`));
const variablesOf = (search: string) => analyticsVariables(addressOf(search));
const TODAY = '2024-06-30';

describe('an address', () => {
  it('without anything asks for this month by day and product, billed, 30 a page by falling cost', () => {
    expect(variablesOf('')).toMatchObject({
      query: {
        range: { frame: 'MONTH_TO_DATE' },
        unit: 'DAY',
        viewBy: 'PRODUCT',
        basis: 'BILLED',
        compare: 'NONE',
        compareAlign: 'POSITION',
        compareCost: 'INDIVIDUAL',
        compareRange: null,
        vendors: null,
      },
      savedFilter: '',
      hasSavedFilter: false,
      page: 1,
      size: 30,
      search: null,
      searchIn: 'ALL',
      sort: [{ by: 'TOTAL', order: 'DESC' }],
    });
  });

  it('asks for all that it names', () => {
    const search =
      'range=custom&start=2024-02-28&end=2024-02-29&unit=week&viewBy=account&basis=effective&compare=last_period' +
      '&vendors=aws,azure&search=%20web%20&searchIn=region&page=3&size=200&sort=compare_total.asc,label.desc';
    expect(variablesOf(search)).toMatchObject({
      query: {
        range: { frame: 'CUSTOM', start: '2024-02-28', end: '2024-02-29' },
        unit: 'WEEK',
        viewBy: 'ACCOUNT',
        basis: 'EFFECTIVE',
        compare: 'LAST_PERIOD',
        compareAlign: 'POSITION',
        compareCost: 'INDIVIDUAL',
        compareRange: null,
        vendors: ['AWS', 'AZURE'],
      },
      savedFilter: '',
      hasSavedFilter: false,
      page: 3,
      size: 200,
      search: 'web',
      searchIn: 'REGION',
      sort: [
        { by: 'COMPARE_TOTAL', order: 'ASC' },
        { by: 'LABEL', order: 'DESC' },
      ],
    });
  });

  it.each([
    'range=last_5_years',
    'range=custom&start=2024-02-30&end=2024-03-01',
    'range=custom&start=2024-02-01',
    'range=custom&start=1&end=2',
  ])('that spells its range wrong (%s) means this month', (search) => {
    expect(variablesOf(search).query.range).toEqual({ frame: 'MONTH_TO_DATE' });
    expect(rangeOf(addressOf(search), TODAY)).toEqual({ start: '2024-06-01', end: TODAY });
  });

  it.each(['page=0', 'page=-3', 'page=x', 'page='])('with %s means the first page', (search) => {
    expect(variablesOf(search).page).toBe(1);
  });

  it.each(['page=99999999999', 'page=1e400', `page=${'9'.repeat(400)}`])(
    'with %s asks for a page that is a 32-bit number',
    (search) => {
      const { page } = variablesOf(search);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page | 0).toBe(page);
    },
  );

  it('spells vendors as it reads them', () => {
    expect(addressVendors(['AWS', 'OPENSTACK'])).toEqual(['aws', 'openstack']);
    expect(variablesOf('vendors=azure,aws').query.vendors).toEqual(['AZURE', 'AWS']);
  });

  it('asks by a saved filter, by conditions of its own, and of the detail of an item alike (C-05, C-06)', () => {
    const saved = 'item=a&itemVendor=aws&filter=abc';
    expect(variablesOf(saved)).toMatchObject({
      query: { savedFilter: 'abc' },
      savedFilter: 'abc',
      hasSavedFilter: true,
    });
    const days = { range: { start: TODAY, end: TODAY }, lastDay: TODAY, compared: null };
    expect(detailQuery(addressOf(saved), days)).toMatchObject({ savedFilter: 'abc' });
    const changed = `${saved}&aws=!product:a,b;*tag.env:x&gcp=region:`;
    const filters = [
      {
        vendor: 'AWS',
        conditions: [
          { field: 'PRODUCT', isExcluding: true, values: ['a', 'b'] },
          { field: 'TAG', tagKey: 'env', isExcluding: false, contains: 'x' },
        ],
      },
      { vendor: 'GCP', conditions: [{ field: 'REGION', isExcluding: false, values: [''] }] },
    ];
    expect(variablesOf(changed).query).toMatchObject({ filters });
    expect(variablesOf(changed).query).not.toHaveProperty('savedFilter');
    expect(detailQuery(addressOf(changed), days)).toMatchObject({ filters });
  });

  it('splits by up to three things, a tag and a set of service groups by their key (C-04)', () => {
    const outer = 'viewBy=tag&viewByKey=env&thenBy=serviceGroup.Team,usageType&itemVendor=aws&item=x';
    const search = `${outer}${encodeURIComponent('\u001fblue\u001fBoxUsage')}`;
    const grouping = {
      viewBy: 'TAG',
      tagKey: 'env',
      thenBy: [{ viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Team' }, { viewBy: 'USAGE_TYPE' }],
    };
    expect(variablesOf(search).query).toMatchObject(grouping);
    const days = { range: { start: TODAY, end: TODAY }, lastDay: TODAY, compared: null };
    expect(detailQuery(addressOf(search), days)).toMatchObject(grouping);
    // An outer row is of the first groupings alone.
    const [first] = grouping.thenBy;
    expect(detailQuery(addressOf(outer), days)).toMatchObject({ keys: ['x'], viewBy: 'TAG', thenBy: [] });
    expect(detailQuery(addressOf(`${outer}${encodeURIComponent('\u001fblue')}`), days)).toMatchObject({
      keys: ['x', 'blue'],
      thenBy: [first],
    });
  });

  it('leaves vendors out that cost analytics does not show, and knows them by name', () => {
    rememberVendors(['AWS']);
    expect(variablesOf('vendors=aws,oci,aws').query.vendors).toEqual(['AWS']);
    expect(variablesOf('vendors=oci').query.vendors).toEqual(['OCI']);
    rememberVendors(['AWS', 'OCI']);
    expect(variablesOf('vendors=aws,oci,aws').query.vendors).toEqual(['AWS', 'OCI']);
    rememberVendors(null);
    expect(variablesOf('vendors=aws,oci').query.vendors).toEqual(['AWS', 'OCI']);
    const left = (search: string, available: Parameters<typeof unsupportedVendors>[1]) =>
      unsupportedVendors(addressOf(search), available);
    expect(left('vendors=aws,oci', [])).toEqual({ vendors: ['OCI'], isNoneShown: false });
    expect(left('vendors=aws,oci', ['AWS', 'OCI'])).toEqual({ vendors: [], isNoneShown: false });
    expect(left('', ['AWS'])).toEqual({ vendors: [], isNoneShown: false });
    expect(left('vendors=oci', ['AWS'])).toEqual({ vendors: ['OCI'], isNoneShown: true });
  });

  it('shows the three vendors of the specification unasked, and names the rest', () => {
    const { AWS, OCI, GCP } = { AWS: 'AWS', OCI: 'OCI', GCP: 'GCP' } as const;
    expect(shownVendors(addressOf(''), [AWS, OCI, GCP])).toEqual([AWS, GCP]);
    expect(vendorsBeside(addressOf(''), [AWS, OCI, GCP])).toEqual([OCI]);
    expect(vendorsBeside(addressOf('vendors=aws'), [AWS, OCI, GCP])).toEqual([]);
    // Where none of the three is selected, what is selected is shown.
    expect(shownVendors(addressOf(''), [OCI])).toEqual([OCI]);
    expect(vendorsBeside(addressOf(''), [OCI])).toEqual([]);
  });
});

describe('a range', () => {
  it.each([
    ['range=last_6_months', 'DAILY_OVER_93_DAYS'],
    ['range=last_12_months', 'DAILY_OVER_93_DAYS'],
    ['range=last_12_months&unit=week', null],
    ['range=last_3_months', null],
    ['range=custom&start=2024-06-10&end=2024-06-09', 'END_BEFORE_START'],
    ['range=custom&start=2023-06-30&end=2024-06-30&unit=month', 'OVER_12_MONTHS'],
    ['range=custom&start=2023-07-01&end=2024-06-30&unit=month', null],
    ['range=custom&start=2024-01-01&end=2024-04-02', null],
    ['range=custom&start=2024-01-01&end=2024-04-03', 'DAILY_OVER_93_DAYS'],
  ])('%s is judged as %s, whether today is known or not', (search, fault) => {
    expect(rangeFaultBeforeRequest(addressOf(search), TODAY)).toBe(fault);
    expect(rangeFaultBeforeRequest(addressOf(search), null)).toBe(fault);
  });

  it('of this year by day is judged by the day that the company stands on', () => {
    const address = addressOf('range=year_to_date');
    expect(rangeFaultBeforeRequest(address, '2024-04-02')).toBeNull();
    expect(rangeFaultBeforeRequest(address, '2024-04-03')).toBe('DAILY_OVER_93_DAYS');
  });

  it.each([
    { start: '2024-06-10', end: '2024-06-01', unit: 'day' },
    { start: '2022-02-28', end: '2024-02-29', unit: 'month' },
    { start: '2024-01-01', end: '2024-06-30', unit: 'day' },
  ] as const)('that breaks a rule keeps all rules after it was mended', ({ start, end, unit }) => {
    const fault = rangeFault({ start, end }, unit);
    expect(fault).not.toBeNull();
    const mended = {
      start,
      end,
      unit,
      ...(fault && mendsOf({ part: 'range', fault }, { start, end })[0]?.change),
    };
    expect(rangeFault({ start: mended.start ?? '', end: mended.end ?? '' }, mended.unit ?? 'day')).toBeNull();
  });
});
