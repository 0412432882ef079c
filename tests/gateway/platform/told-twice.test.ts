// Services that tell what the common information holds too: both say the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

describe('what services tell that the common information holds too', () => {
  test('vendors by each of them are those of the catalogue', async () => {
    const QUERY = `{ viewer { availableVendors vendorsWithCost preferences { availableVendors }
      cloudVendors { vendor name accountNoun isAuthorised hasData }
      vendorCatalogue { vendor name accountNoun isOffered isAuthorised hasData } } }`;
    const { viewer: told } = (
      await gateway.ask<{ viewer: ToldVendors }>(QUERY, {
        token: owner,
      })
    ).expectData();
    const offered = told.vendorCatalogue.filter(({ isOffered }) => isOffered);
    expect(told.cloudVendors).toEqual(offered.map(({ isOffered: _, ...entry }) => entry));
    const withCost = offered.filter(({ hasData }) => hasData).map(({ vendor }) => vendor);
    expect(withCost.length).toBeGreaterThan(1);
    expect(told.vendorsWithCost).toEqual(withCost);
    expect(told.availableVendors).toEqual(told.preferences.availableVendors);
    expect(told.availableVendors).toEqual(withCost);
  });

  test('feedback is read back after it was kept', async () => {
    const SAVE = `mutation { saveSurvey(input: { isLater: true }) { userErrors { code }
      survey { isSubmitted postponedAt } viewer { survey { isSubmitted postponedAt } } } }`;
    const token = await personToken(upstream, 'finance');
    const { saveSurvey } = (
      await gateway.ask<{ saveSurvey: { survey: Survey; viewer: { survey: Survey } } }>(SAVE, { token })
    ).expectData();
    expect(saveSurvey.survey.postponedAt).not.toBeNull();
    expect(saveSurvey.survey).toEqual(saveSurvey.viewer.survey);
  });
});

interface ToldVendors {
  availableVendors: string[];
  vendorsWithCost: string[];
  preferences: { availableVendors: string[] };
  cloudVendors: unknown[];
  vendorCatalogue: CatalogueEntry[];
}

interface CatalogueEntry {
  vendor: string;
  isOffered: boolean;
  isAuthorised: boolean;
  hasData: boolean;
}

interface Survey {
  isSubmitted: boolean;
  postponedAt: string | null;
}
