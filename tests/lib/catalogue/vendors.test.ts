import { describe, expect, test } from 'vitest';
import { vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import { isVendorCode, offeredVendors, VENDOR_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';

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
    ['Amazon', 'aws'],
    ['Amazon Web Services, Inc.', 'aws'],
    ['Amazon Web Services EMEA SARL', 'aws'],
    ['Microsoft Corporation', 'azr'],
    ['Google LLC', 'gcp'],
    ['Oracle Cloud Infrastructure', 'oci'],
    ['Snowflake', 'other'],
    ['AWS Marketplace', 'other'],
    ['Azure Marketplace', 'other'],
    ['Microsoft Azure Marketplace', 'other'],
    ['', 'other'],
    [null, 'other'],
  ])('%j is %s', (providerName, code) => {
    expect(vendorOfName(providerName)).toBe(code);
  });

  test('an added name counts before a known one, and a longer beginning before a shorter', () => {
    const names = [
      { name: 'Oracle*', vendor: 'oci' },
      { name: 'Oracle', vendor: 'other' },
      { name: 'Oracle NetSuite*', vendor: 'other' },
      { name: 'Bespin Global', vendor: 'aws' },
    ] as const;
    const of = (name: string) => vendorOfName(name, names);
    expect(['Oracle America', 'ORACLE', 'Oracle NetSuite Inc', 'bespin-global'].map(of)).toEqual([
      'oci',
      'other',
      'other',
      'aws',
    ]);
  });

  test('Alibaba is disabled: it is no vendor of the portal', () => {
    expect(isVendorCode('ali')).toBe(false);
  });

  test('C-03 cost analytics shows AWS, Azure, GCP and what is no cloud', () => {
    const shown = Object.entries(VENDORS).filter(([, traits]) => traits.hasCostAnalytics);
    expect(shown.map(([code]) => code)).toEqual(['aws', 'azr', 'gcp', 'other']);
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
    ['other', ['account', 'invoices', 'region', 'tag', 'serviceGroup']],
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

  test('savings plans and a year ahead are of AWS, reservations of AWS and Azure, AI watches every vendor', () => {
    const codesOf = (flag: 'hasSavingsPlans' | 'hasAiAnomaly' | 'hasYearForecast' | 'hasReservations') =>
      VENDOR_CODES.filter((code) => VENDORS[code][flag]);
    expect([codesOf('hasSavingsPlans'), codesOf('hasYearForecast')]).toEqual([['aws'], ['aws']]);
    expect(codesOf('hasAiAnomaly')).toEqual(VENDOR_CODES);
    expect(codesOf('hasReservations')).toEqual(['aws', 'azr']);
  });
});
