import { describe, expect, test } from 'vitest';
import {
  isVendorCode,
  offeredVendors,
  VENDOR_CODES,
  VENDORS,
  vendorOfProvider,
} from '../../../lib/catalogue/vendors.ts';

describe('A-01 vendors', () => {
  test.each([
    ['AWS', 'aws'],
    ['Amazon Web Services', 'aws'],
    [' Microsoft ', 'azr'],
    ['Google Cloud', 'gcp'],
    ['Oracle', 'oci'],
    ['NAVER Cloud', 'ncp'],
    ['Tencent', 'tencent'],
    ['OpenStack', 'openstack'],
    ['Alibaba Cloud', 'ali'],
    ['Some Cloud', 'unknown'],
    [null, 'unknown'],
  ])('%j is %s', (providerName, code) => {
    expect(vendorOfProvider(providerName)).toBe(code);
  });

  test('Alibaba is disabled: it is no vendor of the portal', () => {
    expect(isVendorCode('ali')).toBe(false);
  });

  test('C-03 cost analytics shows AWS, Azure and GCP', () => {
    const shown = Object.entries(VENDORS).filter(([, traits]) => traits.hasCostAnalytics);
    expect(shown.map(([code]) => code)).toEqual(['aws', 'azr', 'gcp']);
  });

  test('IDC is a code alone', () => {
    expect(isVendorCode('idc')).toBe(false);
  });

  test('GCP is offered everywhere but in China', () => {
    for (const environment of ['LOCAL', 'DEV', 'STAGE', 'PROD', 'NORTHWIND'])
      expect(offeredVendors(environment)).toEqual(VENDOR_CODES);
    expect(offeredVendors('CHINA')).toEqual(VENDOR_CODES.filter((code) => code !== 'gcp'));
  });

  test.each([
    ['aws', ['account', 'invoices', 'region', 'tag', 'serviceGroup']],
    ['azr', ['account', 'invoices', 'region']],
    ['gcp', ['account']],
    ['oci', ['account', 'invoices', 'region']],
    ['ncp', ['account', 'invoices', 'region', 'tag', 'serviceGroup']],
    ['tencent', ['account', 'invoices', 'region']],
    ['openstack', ['account', 'invoices', 'region']],
  ] as const)('bills of %s are split by %j', (code, viewBys) => {
    expect(VENDORS[code].billingViewBys).toEqual(viewBys);
  });

  test.each([
    ['invoiceInsight', ['aws', 'oci']],
    ['computingResources', ['aws']],
    ['serviceGroups', ['aws']],
    ['autoSpot', ['aws']],
    ['charges', VENDOR_CODES],
    ['details', VENDOR_CODES],
  ] as const)('the billing tab %s is of %j', (tab, codes) => {
    expect(VENDOR_CODES.filter((code) => VENDORS[code].billingTabs.includes(tab))).toEqual(codes);
  });

  test('savings plans, AI and a year ahead are of AWS, reservations of AWS and Azure', () => {
    const codesOf = (flag: 'hasSavingsPlans' | 'hasAiAnomaly' | 'hasYearForecast' | 'hasReservations') =>
      VENDOR_CODES.filter((code) => VENDORS[code][flag]);
    expect(
      ['hasSavingsPlans', 'hasAiAnomaly', 'hasYearForecast'].map((flag) => codesOf(flag as 'hasAiAnomaly')),
    ).toEqual([['aws'], ['aws'], ['aws']]);
    expect(codesOf('hasReservations')).toEqual(['aws', 'azr']);
  });
});
