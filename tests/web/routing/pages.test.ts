// The address of every page: what is written is read again, and what cannot be read counts as left out.
import { describe, expect, it } from 'vitest';
import {
  addressForAnyCompany,
  COMPANY_PARAMETER,
  PAGE_NAMES,
  PAGES,
  type PageName,
  type ParameterName,
  pageAddress,
  pageOfPath,
  pagePath,
  pageRow,
} from '../../../lib/catalogue/pages.ts';
import { PAGE_CODE } from '../../../web/page-code.ts';
import type { Page } from '../../../web/routing/define-page.ts';
import { unreadParts } from '../../../web/routing/unread-parts.ts';
import { seeded } from '../../support/faults/seeded.ts';
import { COMMITMENT_SAMPLES } from './commitment-samples.ts';
import { OPERATION_SAMPLES } from './operation-samples.ts';

interface Codec {
  parse: (text: string) => unknown;
  serialize: (value: unknown) => string;
}

/** Stands for any text. */
const ANY_TEXT = 'any text';
type Samples = readonly [string, ...string[]] | typeof ANY_TEXT;

const CONDITIONS: Samples = [
  'product:Amazon S3;!region:us-east-1',
  'tag.env:prod,;*usageType:Box~:Usage',
  '!tag.a~:b:~~,~;',
];
const CONDITIONS_OF_VENDORS = {
  aws: CONDITIONS,
  azure: CONDITIONS,
  gcp: CONDITIONS,
  oci: CONDITIONS,
  ncloud: CONDITIONS,
  tencent: CONDITIONS,
  openstack: CONDITIONS,
  other: CONDITIONS,
};
const GROUPINGS: Samples = ['usageType', 'tag.env,serviceGroup.Team~, one', 'account,region'];
const DAYS: Samples = ['2024-02-29', '1999-12-31'];
const VENDORS: Samples = ['aws', 'azure,gcp', 'oci,ncloud,tencent,openstack,other'];
const PAGE: Samples = ['1', '2', '100000'];
const SIZE: Samples = ['10', '200'];
const BILL = { vendor: ['aws', 'openstack'], month: ['2024-05', '1999-12'] } as const;

/** Values of each parameter as they stand in an address. The compiler asks for those of a new one. */
const SAMPLES: { [Name in PageName]: Record<ParameterName<Name>, Samples> } = {
  dashboard: {
    board: ANY_TEXT,
    edit: ['1'],
    widget: ['0', '11'],
    range: ['each', 'month_to_date'],
    vendors: VENDORS,
    currency: ['KRW', 'USD'],
    basis: ['billed', 'effective'],
  },
  sharedDashboard: {},
  sharePreview: { board: ANY_TEXT, filters: ['true', 'false'] },
  costAnalytics: {
    range: ['custom', 'last_12_months'],
    start: DAYS,
    end: DAYS,
    unit: ['day', 'week', 'month'],
    vendors: VENDORS,
    viewBy: ['product', 'tag', 'serviceGroup'],
    viewByKey: ANY_TEXT,
    thenBy: GROUPINGS,
    names: ['apart', 'joined'],
    filter: ANY_TEXT,
    filterVersion: ['1', '77'],
    ...CONDITIONS_OF_VENDORS,
    basis: ['billed', 'effective'],
    compare: ['none', 'last_period', 'last_year', 'custom'],
    compareRange: ['custom', 'last_month'],
    compareStart: DAYS,
    compareEnd: DAYS,
    compareCost: ['individual', 'average'],
    align: ['position', 'weekday'],
    mode: ['default'],
    ahead: ['shown', 'hidden'],
    others: ['folded', 'unfolded', 'hidden'],
    months: ['true', 'false'],
    chart: ['stack', 'line'],
    view: ['chart', 'table'],
    search: ANY_TEXT,
    searchIn: ['all', 'region'],
    sort: ['none', 'total.desc,label.asc', '2024-02.asc'],
    ...{ page: PAGE, size: SIZE },
    item: ANY_TEXT,
    itemVendor: ['aws', 'openstack', 'aws,gcp'],
    detail: ['range', 'day', 'month', 'step'],
    stepStart: DAYS,
    stepEnd: DAYS,
    path: ['product:Amazon S3', 'account:1,region:a:b', 'resource:'],
    by: ['product', 'invoice'],
    rowSearch: ANY_TEXT,
    rowSort: ['usageDate.asc', 'cost.desc'],
    rowPage: PAGE,
    rowSize: SIZE,
    columns: ['usageDate.120,cost', 'cost'],
    groupSet: ANY_TEXT,
  },
  billing: {
    ...BILL,
    tab: ['charges', 'additionalServices'],
    viewBy: ['account', 'serviceGroup'],
    tagKey: ANY_TEXT,
    set: ANY_TEXT,
    trend: ['chart', 'table'],
    layers: ['0', '4'],
    turned: ['a', 'a,b,c'],
    sum: ANY_TEXT,
    bridge: ['billed', 'effective'],
  },
  billingDetails: {
    ...BILL,
    layers: ['0', '4'],
    turned: ['a', 'a,b,c'],
    account: ANY_TEXT,
    currency: ANY_TEXT,
    invoice: ANY_TEXT,
    page: PAGE,
  },
  ...COMMITMENT_SAMPLES,
  ...OPERATION_SAMPLES,
  budgets: { year: ['2024', '1'], month: DAYS, basis: ['billed', 'effective'] },
  serviceCategories: {
    search: ANY_TEXT,
    show: ['all', 'changed', 'other'],
    order: ['product', 'cost', 'category'],
    direction: ['asc', 'desc'],
    page: PAGE,
    size: SIZE,
  },
  anomalies: {
    start: DAYS,
    end: DAYS,
    level: ['critical', 'major,minor'],
    vendors: VENDORS,
    type: ['ai', 'rule'],
    sensitivity: ['high', 'low'],
    state: ['open', 'acknowledged,planned,snoozed', 'resolved,false,withdrawn'],
    hidden: ['true'],
    starred: ['true'],
    top: ANY_TEXT,
    alerts: ['true'],
    sort: ['oldest', 'level', 'impact'],
    page: PAGE,
    size: SIZE,
    rule: ANY_TEXT,
    notify: ['settings', 'webhooks', 'log'],
    ...CONDITIONS_OF_VENDORS,
  },
  anomalyDetail: { id: ANY_TEXT },
  data: {
    page: PAGE,
    load: ANY_TEXT,
    vendor: ['aws', 'openstack'],
    account: ANY_TEXT,
    month: ['2024-05', '1999-12'],
    file: ANY_TEXT,
    changes: PAGE,
    change: ANY_TEXT,
  },
  administration: {
    tab: ['members', 'vendors', 'log'],
    page: PAGE,
    search: ANY_TEXT,
    action: ['MEMBER_ADDED'],
  },
  account: {},
  mails: { page: PAGE, mail: ANY_TEXT },
};

const random = seeded(20_240_229);
const LETTERS = [...'ab1 &=#%+?/,;:~.!*"<>\\\u0000é한𝒳'];
const anyText = () => Array.from({ length: 1 + random.below(12) }, () => random.of(LETTERS)).join('');
const sampleOf = (samples: Samples) => (samples === ANY_TEXT ? anyText() : random.of(samples));

const at = (name: PageName, search: URLSearchParams | string) =>
  new URL(`${pagePath(name)}?${search}`, 'https://portal.example');

describe.each(PAGE_NAMES)('the address of %s', (name) => {
  const samples = Object.entries(SAMPLES[name] as Record<string, Samples>);
  const definition = async () => (await PAGE_CODE[name].definition()) as unknown as Page;

  it('is declared with the parameters of the table', async () => {
    const { name: declared, parameters } = await definition();
    expect(declared).toBe(name);
    expect(Object.keys(parameters).sort()).toEqual(Object.keys(pageRow(name).parameters).sort());
  });

  it.each(samples)('reads each value of %s that it writes', async (parameter, values) => {
    const { parameters } = await definition();
    const codec = parameters[parameter] as unknown as Codec;
    const texts = values === ANY_TEXT ? Array.from({ length: 200 }, anyText) : values;
    for (const text of texts) {
      const value = codec.parse(text);
      expect(value, text).not.toBeNull();
      expect(codec.parse(codec.serialize(value)), text).toEqual(value);
    }
  });

  it('reads each state that it writes', async () => {
    const page = await definition();
    for (let round = 0; round < 300; round++) {
      const chosen = samples.filter(() => random.next() < 0.4);
      const state = page.read(
        at(name, new URLSearchParams(chosen.map(([key, values]) => [key, sampleOf(values)]))),
      );
      const written = new URL(page.link(state), 'https://portal.example');
      expect(page.read(written)).toEqual(state);
      expect(unreadParts(written.searchParams, page.parameters)).toEqual([]);
    }
  });

  it('counts what it cannot read as left out, or as something that it writes too', async () => {
    const page = await definition();
    const unset = page.read(at(name, ''));
    for (const [parameter] of samples)
      for (const text of [
        '',
        ' ',
        '-1',
        '9e999',
        'null',
        '__proto__',
        '2024-02-30',
        '\u0000',
        'x'.repeat(5000),
      ]) {
        const state = page.read(at(name, new URLSearchParams({ [parameter]: text })));
        expect({ ...state, [parameter]: null }, text).toEqual({ ...unset, [parameter]: null });
        const written = new URL(page.link(state), 'https://portal.example');
        expect(page.read(written)).toEqual(state);
        expect(unreadParts(written.searchParams, page.parameters)).toEqual([]);
      }
  });

  it('keeps nothing of one company for another', () => {
    const { parameters } = pageRow(name);
    const all = new URLSearchParams({
      ...Object.fromEntries(Object.keys(parameters).map((key) => [key, 'x'])),
    });
    all.set(COMPANY_PARAMETER, 'sunflower');
    const [pathname = '', rest] = addressForAnyCompany({ pathname: pagePath(name), search: `?${all}` }).split(
      '?',
    );
    expect(pathname).toBe(pagePath(name));
    const views = Object.keys(parameters).filter((key) => parameters[key] === 'view');
    expect([...new URLSearchParams(rest).keys()]).toEqual(views);
  });
});

it.each([
  ['/mails?mail=TWFpbDox&page=2', '/mails'],
  [
    '/cost-analytics?range=last_month&path=product:EC2&groupSet=Team&by=region',
    '/cost-analytics?range=last_month&by=region',
  ],
  ['/cost-analytics?rowSearch=i-0&rowPage=4', '/cost-analytics'],
  ['/dashboard?board=RGE&range=last_month&company=a', '/dashboard?range=last_month'],
  ['/billing/details?account=1&currency=USD', '/billing/details'],
  ['/elsewhere?item=x&company=a', '/elsewhere?item=x'],
])('%s is for any company %s', (address, expected) => {
  expect(addressForAnyCompany(new URL(address, 'https://portal.example'))).toBe(expected);
});

it.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/', 'dashboard'],
  ['/dashboard/share-preview', 'sharePreview'],
  ['/dashboard/0a/share', 'sharedDashboard'],
  ['/dashboard/0a/sunflower/share', 'sharedDashboard'],
  ['/billing/details', 'billingDetails'],
  ['/billing/other', null],
  ['/', null],
])('%s opens the page %s', (path, name) => {
  expect(pageOfPath(path)).toBe(name);
});

it('no path leads to two pages', () => {
  const paths = PAGE_NAMES.flatMap((name) => [...pageRow(name).paths, ...(pageRow(name).movedFrom ?? [])]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const name of PAGE_NAMES) for (const path of PAGES[name].paths) expect(pageOfPath(path)).toBe(name);
});

it('an address is written with its values as they stand there', () => {
  expect(pageAddress('dashboard', {})).toBe('/dashboard');
  expect(pageAddress('dashboard', { board: 'a&b' })).toBe('/dashboard?board=a%26b');
});
