// The state of cost analytics in the address: read, judged before any request, and mended (C-01, C-02).
import { describe, expect, it } from 'vitest';
import { rangeFault } from '../../lib/calendar.ts';
import {
  loadAnalyticsAddress,
  mendRange,
  rangeFaultBeforeRequest,
  rangeOf,
} from '../../web/pages/cost-analytics/address.ts';
import {
  addressVendors,
  analyticsVariables,
  detailVariables,
} from '../../web/pages/cost-analytics/variables.ts';

const addressOf = (search: string) =>
  loadAnalyticsAddress(new URL(`http://localhost/cost-analytics?${search}`));
const variablesOf = (search: string) => analyticsVariables(addressOf(search));
const TODAY = '2024-06-30';

describe('an address', () => {
  it('without anything asks for this month by day and product, billed, 30 a page by falling cost', () => {
    expect(variablesOf('')).toEqual({
      query: {
        range: { frame: 'MONTH_TO_DATE' },
        unit: 'DAY',
        viewBy: 'PRODUCT',
        basis: 'BILLED',
        compare: 'NONE',
        vendors: null,
      },
      page: 1,
      search: null,
      sort: { by: 'TOTAL', order: 'DESC' },
    });
  });

  it('asks for all that it names', () => {
    const search =
      'range=custom&start=2024-02-28&end=2024-02-29&unit=week&viewBy=account&basis=effective&compare=last_period' +
      '&vendors=aws,azure&search=%20web%20&page=3&sort=compare_total&order=asc';
    expect(variablesOf(search)).toEqual({
      query: {
        range: { frame: 'CUSTOM', start: '2024-02-28', end: '2024-02-29' },
        unit: 'WEEK',
        viewBy: 'ACCOUNT',
        basis: 'EFFECTIVE',
        compare: 'LAST_PERIOD',
        vendors: ['AWS', 'AZURE'],
      },
      page: 3,
      search: 'web',
      sort: { by: 'COMPARE_TOTAL', order: 'ASC' },
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

  it.each(['page=0', 'page=-3', 'page=x'])('with %s means the first page', (search) => {
    expect(variablesOf(search).page).toBe(1);
  });

  it('spells vendors as it reads them', () => {
    expect(addressVendors(['AWS', 'OPENSTACK'])).toEqual(['aws', 'openstack']);
    expect(variablesOf('vendors=aws,openstack').query.vendors).toEqual(['AWS', 'OPENSTACK']);
  });

  it('opens the details of an item only with its vendor and a day', () => {
    const address = addressOf('item=AmazonEC2&itemVendor=aws&detail=month&viewBy=product');
    expect(detailVariables(address, TODAY)?.of).toEqual({
      key: 'AmazonEC2',
      vendor: 'AWS',
      viewBy: 'PRODUCT',
      basis: 'BILLED',
      date: TODAY,
      isMonthly: true,
    });
    expect(detailVariables(address, null)).toBeNull();
    expect(detailVariables(addressOf('item=AmazonEC2'), TODAY)).toBeNull();
    expect(detailVariables(addressOf('item=&itemVendor=gcp'), TODAY)?.of.key).toBe('');
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
    const mended = { start, end, unit, ...(fault && mendRange(fault, { start, end })) };
    expect(rangeFault({ start: mended.start ?? '', end: mended.end ?? '' }, mended.unit ?? 'day')).toBeNull();
  });
});
