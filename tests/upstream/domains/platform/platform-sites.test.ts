// what differs between sites is data in one file; GCP is hidden in China.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { top5 } from '../../../../upstream/contract/dashboard/dashboard.ts';
import { commonInfo, companyMaxDatetime, siteInfo } from '../../../../upstream/contract/platform/platform.ts';
import { cloudVendor } from '../../../../upstream/contract/platform/vendors.ts';
import { readSiteProfile } from '../../../../upstream/site-profiles.ts';
import { callerOf } from '../../../support/people/people.ts';
import { SAMPLE_REQUESTS } from '../../../support/product/requests.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

describe('A-12 site profiles', () => {
  it.each(['LOCAL', 'DEV', 'STAGE', 'PROD', 'CHINA', 'NORTHWIND'])('%s has its four footer links', (name) => {
    const { links } = readSiteProfile(name, 'https://portal.example');
    expect(Object.keys(links).sort()).toEqual(['privacy', 'support', 'terms', 'thirdPartyConsent']);
    for (const link of Object.values(links)) expect(link).toMatch(/^(https|mailto):/);
  });

  it('hosts follow the domain of the portal, but for those that a customer has', () => {
    expect(readSiteProfile('PROD', 'https://cost.example:8443').hosts.sso).toBe('sso.cost.example');
    const { hosts, classicUrl } = readSiteProfile('NORTHWIND', 'https://cost.example');
    expect([hosts.sso, hosts.metering, classicUrl]).toEqual([
      'login.northwind.example',
      'metering.cost.example',
      null,
    ]);
  });

  it('a site without a profile is like PROD', () => {
    const url = 'https://cost.example';
    expect(readSiteProfile('ACME', url)).toEqual(readSiteProfile('PROD', url));
  });

  it('a file of the operator takes their place; one that cannot be used says why', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sites-'));
    const path = join(folder, 'sites.json');
    try {
      const sites = { SKYLEDGER: { name: 'Own' } };
      writeFileSync(
        path,
        JSON.stringify({ environments: { LOCAL: { classicUrl: 'https://x.example' } }, sites }),
      );
      const profile = readSiteProfile('LOCAL', 'http://localhost', path);
      expect([profile.classicUrl, profile.sites.SKYLEDGER?.name]).toEqual(['https://x.example', 'Own']);
      expect(() => readSiteProfile('ACME', 'http://localhost', path)).toThrow(/no environment PROD/);
      writeFileSync(path, JSON.stringify({ environments: { LOCAL: { linkz: {} } }, sites }));
      expect(() => readSiteProfile('LOCAL', 'http://localhost', path)).toThrow(/linkz/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the site CHINA', () => {
  let upstream: TestUpstream;
  let owner: Caller;
  beforeAll(async () => {
    upstream = await startUpstream({ environment: 'CHINA' });
    owner = await callerOf(upstream, 'owner');
  });
  afterAll(() => upstream.close());

  it('A-01 offers no GCP, in no list and no figure', async () => {
    const info = await ask(owner, commonInfo, {});
    for (const list of [info.vendors, info.availableVendors, info.selectedVendors])
      expect(list).not.toContain('gcp');
    expect(info.availableVendors).toEqual(['aws', 'azr']);
    const catalogue = await ask(owner, cloudVendor, {});
    expect(catalogue.list.map(({ vendor }) => vendor)).not.toContain('gcp');
    const fresh = await ask(owner, companyMaxDatetime, {});
    expect(fresh.vendors.map(({ vendor }) => vendor).sort()).toEqual(['aws', 'azr']);
    const error = await refusal(owner, top5, SAMPLE_REQUESTS.top5);
    expect(error).toMatchObject({ code: 'VENDOR_NOT_AVAILABLE', field: 'selectedVendors' });
  });

  it('has links of its own', async () => {
    const { links } = await ask(owner, siteInfo, {});
    expect(links.terms).toContain('/cn/');
  });
});
