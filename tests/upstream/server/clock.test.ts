// The clock of a company, by DEMO_TODAY, alone and through a running upstream.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyClock } from '../../../upstream/clock.ts';
import { cost } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { costMonthToDate, dashboardCost, trend } from '../../../upstream/contract/dashboard/dashboard.ts';
import { commonInfo, companyMaxDatetime } from '../../../upstream/contract/platform/platform.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { ask, type Caller, refusal } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const NOW = new Date('2026-03-04T05:06:07Z');

describe('the clock of a company', () => {
  it.each([
    ['auto', '2024-07-01T00:00:00.000Z', { today: '2024-06-30', completeThrough: '2024-06-29' }],
    ['auto', '2024-06-30T18:00:00.000Z', { today: '2024-06-30', completeThrough: '2024-06-29' }],
    ['auto', '2030-01-01T00:00:00.000Z', { today: '2026-03-04', lastDay: '2029-12-31' }],
    ['auto', null, { today: '2026-03-04', lastDay: null, completeThrough: null }],
    ['now', '2024-07-01T00:00:00.000Z', { today: '2026-03-04', lastDay: '2024-06-30' }],
    ['2024-05-10', '2024-07-01T00:00:00.000Z', { today: '2024-05-10', completeThrough: '2024-06-29' }],
  ])('DEMO_TODAY=%s with data up to %s', (demoToday, maxDatetime, expected) => {
    expect(companyClock(maxDatetime, demoToday, NOW)).toMatchObject(expected);
  });
});

describe('a running upstream whose clock is set', () => {
  let upstream: TestUpstream;
  let caller: Caller;
  const scope = { selectedVendors: ['aws' as const], isAmortizedCost: false };

  beforeAll(async () => {
    upstream = await startUpstream({ demoToday: '2024-12-31' });
    const token = await upstream.toolToken();
    caller = { url: upstream.url, token, userId: 'skyledger-tools', companyId: 'sunflower' };
  });
  afterAll(() => upstream?.close());

  it('ends time frames on the given day', async () => {
    expect((await ask(caller, companyMaxDatetime, {})).today).toBe('2024-12-31');
  });

  it('answers a month after the newest data with nothing, not with a fault', async () => {
    const reply = await ask(caller, costMonthToDate, scope);
    expect(reply).toMatchObject({ startDate: '2024-12-01', endDate: '2024-12-31', cost: 0, changeRate: 0 });
    const { months } = await ask(caller, trend, { ...scope, timeFrame: 'last_2_months' });
    expect(months.every(({ accumulatedCosts }) => accumulatedCosts.every((sum) => sum === null))).toBe(true);
  });

  it('shows the year to week on the last day of a year', async () => {
    const reply = await ask(caller, dashboardCost, {
      ...scope,
      viewBy: 'product',
      dateType: 'weekly',
      timeFrame: 'year_to_week',
      filter: 'top_5_by_cost',
      customFilter: [],
    });
    expect(reply).toMatchObject({ startDate: '2024-01-01', endDate: '2024-12-31' });
    expect(reply.dates.at(-1)?.isEmptyDate).toBe(true);
  });

  it('refuses cost of a company without data with 10109, and still tells its information', async () => {
    const documents = await openDocuments(upstream.dataDir);
    await documents
      .insertInto('companies')
      .values({ company_id: 'empty', name: 'Empty', currency: 'EUR' })
      .execute();
    await addMember(documents, 'skyledger-tools', 'empty', 'view');
    await documents.destroy();
    const empty = { ...caller, companyId: 'empty' };
    for (const [endpoint, request] of [
      [cost, SAMPLE_REQUESTS.cost],
      [costMonthToDate, scope],
      [trend, SAMPLE_REQUESTS.trend],
    ] as const)
      expect(await refusal(empty, endpoint, request)).toMatchObject({ status: 200, code: '10109' });
    expect(await ask(empty, commonInfo, {})).toMatchObject({
      availableVendors: [],
      defaultCurrency: 'EUR',
      selectedCurrency: 'EUR',
    });
    expect(await ask(empty, companyMaxDatetime, {})).toMatchObject({ companyMaxDatetime: null });
  });
});
