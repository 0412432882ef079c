import { describe, expect, test } from 'vitest';
import { isVendorCode, VENDORS, vendorOfProvider } from '../../lib/vendors.ts';

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
});
