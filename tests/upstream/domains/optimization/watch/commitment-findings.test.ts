// Which commitments end soon, stand idle or are poorly used: of made-up days, of Workshop's nine, and by the company's rule.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import {
  type CommitmentFinding,
  commitmentFindings,
} from '../../../../../upstream/domains/optimization/watch/commitment-findings.ts';
import { companyData } from '../../../../../upstream/domains/shared/company-data.ts';
import { saveCommitmentReminders } from '../../../../../upstream/stores/documents/commitments/reminders.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
  openDemoBench,
} from '../../../../support/product/focus-files.ts';
import { addUser } from '../../../stores/documents/engines.ts';
import { daysOf, idOf, type MadeCommitment } from './made-commitments.ts';

let bench: FactsBench;
afterEach(() => bench.close());

async function findings(companyId: string, today: string): Promise<CommitmentFinding[]> {
  const { documents, facts } = bench;
  const now = () => new Date(`${today}T09:00:00Z`);
  const stores = { documents, facts, demoToday: 'auto' as const, environment: 'LOCAL', now };
  return commitmentFindings({ stores, facts, companyId, data: await companyData(stores, companyId) });
}

const shown = ({ finding, kind, key, daysLeft, utilization, unused }: CommitmentFinding) =>
  [finding, kind, key, daysLeft ?? utilization, unused] as const;

describe('of made-up days', () => {
  beforeEach(async () => {
    bench = await openBench();
  });

  /** The newest day of the file may still grow: the last complete one is the 20th. */
  async function load(...commitments: MadeCommitment[]): Promise<void> {
    await bench.load([bench.file('may.csv', csv(commitments.flatMap((each) => daysOf(each, 21))))]);
  }

  test('an end counts from 90 days on, to the day, and not once it is past', async () => {
    await load(
      { id: 'in-90', endsAt: '2024-08-19T23:59:59Z', used: 100 },
      { id: 'in-91', endsAt: '2024-08-20T00:00:00Z', used: 100 },
      { id: 'today', isPlan: true, endsAt: '2024-05-21T12:00:00Z', used: 100 },
      { id: 'past', endsAt: '2024-05-20T12:00:00Z', used: 100 },
      { id: 'azure', isAzure: true, endsAt: '2024-06-20T00:00:00Z', used: 100 },
      { id: 'untold', used: 100 },
    );
    expect((await findings('acme', '2024-05-21')).map(shown)).toEqual([
      ['ENDS', 'SAVINGS_PLANS', 'today', 0, null],
      ['ENDS', 'RESERVED', 'in-90', 90, null],
      ['ENDS', 'AZURE_RESERVED', 'azure', 30, null],
    ]);
  });

  test('idle is what nothing used on the newest seven complete days, low what is under 80 percent', async () => {
    await load({ id: 'idle', used: 0 }, { id: 'low', isPlan: true, used: 75 }, { id: 'enough', used: 80 });
    const found = await findings('acme', '2024-05-21');
    expect(found.map(shown)).toEqual([
      ['LOW', 'SAVINGS_PLANS', 'low', 75, 17.5],
      ['IDLE', 'RESERVED', 'idle', 0, 70],
    ]);
    expect(found[0]).toMatchObject({
      days: { start: '2024-05-14', end: '2024-05-20' },
      currency: 'USD',
      path: '/savings-plans/utilization?from=202405&to=202405&plan=low',
    });
    expect(found[1]?.path).toBe('/reservations/utilization?from=202405&to=202405&agreement=idle');
  });

  test('ends are the same without what was charged each day, which is asked where an end follows from it alone', async () => {
    const bought = (id: string, more: Fields = {}) =>
      charge(2, 'Amazon Elastic Compute Cloud', '90', {
        ...{
          ChargeCategory: 'Purchase',
          ChargeFrequency: 'One-Time',
          CommitmentDiscountId: idOf({ id, used: 0 }),
        },
        ...{ CommitmentDiscountCategory: 'Usage', CommitmentDiscountType: 'Reserved Instance' },
        ...{ BillingPeriodStart: '2023-06-01T00:00:00Z', BillingPeriodEnd: '2023-07-01T00:00:00Z' },
        ...{ ChargePeriodStart: '2023-06-02T00:00:00Z', ChargePeriodEnd: '2023-06-03T00:00:00Z' },
        ...{ CommitmentDiscountStatus: '', x_CommitmentEnd: '', x_PurchaseTerm: '', ...more },
      });
    const endsOf = async (isOfEnds: boolean) => {
      const { documents, facts } = bench;
      const asked: string[] = [];
      const noted: Pick<typeof facts, 'cost'> = {
        cost: (question) => {
          asked.push(question.groupBy.join(' '));
          return facts.cost(question);
        },
      };
      const now = () => new Date('2024-05-21T09:00:00Z');
      const stores = { documents, facts, demoToday: 'auto' as const, environment: 'LOCAL', now };
      const data = await companyData(stores, 'acme');
      const found = await commitmentFindings({ stores, facts: noted, companyId: 'acme', data, isOfEnds });
      return {
        ends: found.map(({ key, daysLeft, commitment }) => [
          key,
          daysLeft,
          commitment.account,
          commitment.category,
        ]),
        hasDays: asked.includes('commitment chargeFrequency chargeCategory'),
        isFew: asked.length === 2,
      };
    };
    const told = bought('told', { x_CommitmentEnd: '2024-06-20T00:00:00Z' });
    const used = daysOf({ id: 'used', used: 100 }, 21);
    await bench.load([bench.file('may.csv', csv([told, bought('endless'), ...used]))]);
    const ends = [['told', 30, '011', 'USAGE']];
    expect(await endsOf(false)).toEqual({ ends, hasDays: true, isFew: false });
    expect(await endsOf(true)).toEqual({ ends, hasDays: false, isFew: true });

    await bench.load([
      bench.file(
        'may.csv',
        csv([told, bought('endless'), bought('by-term', { x_PurchaseTerm: '1yr' }), ...used]),
      ),
    ]);
    const withTerm = [['by-term', 12, '011', 'USAGE'], ...ends];
    expect(await endsOf(false)).toEqual({ ends: withTerm, hasDays: true, isFew: false });
    expect(await endsOf(true)).toEqual({ ends: withTerm, hasDays: true, isFew: false });
  });

  test('vendors are judged on their own newest days, and asked together where these are the same', async () => {
    const asked: string[][] = [];
    const daysOfFindings = async () => {
      const { documents, facts } = bench;
      const counting: Pick<typeof facts, 'cost'> = {
        cost: (question) => {
          if (question.groupBy.includes('commitmentUnit')) asked.push([...question.vendors]);
          return facts.cost(question);
        },
      };
      const now = () => new Date('2024-05-21T09:00:00Z');
      const stores = { documents, facts, demoToday: 'auto' as const, environment: 'LOCAL', now };
      const data = await companyData(stores, 'acme');
      const found = await commitmentFindings({ stores, facts: counting, companyId: 'acme', data });
      return found.map(({ key, days }) => [key, days?.end]);
    };
    const ofAws = daysOf({ id: 'aws-idle', used: 0 }, 21);
    await bench.load([
      bench.file('may.csv', csv([...ofAws, ...daysOf({ id: 'azure-idle', isAzure: true, used: 0 }, 21)])),
    ]);
    expect(await daysOfFindings()).toEqual([
      ['aws-idle', '2024-05-20'],
      ['azure-idle', '2024-05-20'],
    ]);
    await bench.load([
      bench.file('may.csv', csv([...ofAws, ...daysOf({ id: 'azure-idle', isAzure: true, used: 0 }, 19)])),
    ]);
    expect(await daysOfFindings()).toEqual([
      ['aws-idle', '2024-05-20'],
      ['azure-idle', '2024-05-18'],
    ]);
    expect(asked).toEqual([['aws', 'azr'], ['aws'], ['azr']]);
  });

  test('what was not charged on each of these days is not judged', async () => {
    const early = daysOf({ id: 'over', used: 0 }, 18);
    const late = daysOf({ id: 'new', used: 0 }, 21).filter(
      ({ ChargePeriodStart }) => (ChargePeriodStart ?? '') >= '2024-05-15',
    );
    const other = daysOf({ id: 'used', used: 100 }, 21);
    await bench.load([bench.file('may.csv', csv([...early, ...late, ...other]))]);
    expect(await findings('acme', '2024-05-21')).toEqual([]);
  });

  test('the company says from which percent on a use is low, for each kind apart', async () => {
    await addUser(bench.documents, 'ann');
    await load({ id: 'plan', isPlan: true, used: 85 }, { id: 'machine', used: 70 });
    const ruleOf = (kind: CommitmentKind, lowPercent: number) =>
      saveCommitmentReminders(bench.documents, {
        ...{ companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, kind, version: 0 },
        ...{ days: [], recipients: [], lowPercent, at: new Date() },
      });
    await ruleOf('SAVINGS_PLANS', 90);
    await ruleOf('RESERVED', 60);
    expect((await findings('acme', '2024-05-21')).map(({ key }) => key)).toEqual(['plan']);
  });
});

describe('of real companies', () => {
  beforeEach(async () => {
    bench = await openDemoBench();
  });

  test("Workshop's one that nothing used is found: the others were used in its newest week, and none ends soon", async () => {
    const found = await findings('workshop', '2018-12-01');
    expect(found.map(({ finding, commitment }) => [finding, commitment.instanceType])).toEqual([
      ['IDLE', 'c4.large'],
    ]);
    expect(found[0]).toMatchObject({ utilization: 0, days: { start: '2018-11-23', end: '2018-11-29' } });
  });
});
