// N-01, N-06: which place of the cost is told, as which kind, and only once.
import { describe, expect, it } from 'vitest';
import {
  type FindOptions,
  findAnomalies,
} from '../../../../../upstream/domains/anomaly/detection/find-anomalies.ts';
import type { Leaf } from '../../../../../upstream/domains/anomaly/detection/leaves.ts';
import { costs, MONDAY } from './series.ts';

function leaf(values: Float64Array, change: Partial<Leaf> = {}): Leaf {
  return {
    vendor: 'aws',
    account: 'shop',
    product: 'EC2',
    region: 'us-east-1',
    basis: 'USAGE',
    firstDay: MONDAY,
    values,
    ...change,
  };
}

function toldOf(leaves: readonly Leaf[], options: Partial<FindOptions> = {}) {
  const { anomalies } = findAnomalies(leaves, { sensitivity: 'M', minimumImpact: () => 1, ...options });
  return anomalies.map(({ kind, direction, account, product, region, firstDay }) => ({
    ...{ kind, direction, account, product, region, firstDay },
  }));
}

const DAY_70 = '2024-03-11';
const flat = (cost: number) => costs(100, () => cost);
const from70 = (cost: number) => costs(100, (day) => (day < 70 ? 0 : cost));

describe('anomalies', () => {
  it('are told once, of account and product, though regions and sums show them too', () => {
    const grown = costs(100, (day) => (day < 70 ? 20 : 60));
    const told = toldOf([
      leaf(grown),
      leaf(flat(5), { region: 'eu-west-1' }),
      leaf(flat(9), { product: 'S3' }),
    ]);
    expect(told).toEqual([
      { kind: 'USAGE', direction: 'UP', account: 'shop', product: 'EC2', region: null, firstDay: DAY_70 },
    ]);
  });

  it('are of a region where the product hides them', () => {
    const told = toldOf([
      leaf(flat(400)),
      leaf(
        costs(100, (day) => (day < 70 ? 10 : 60)),
        { region: 'eu-west-1' },
      ),
    ]);
    expect(told).toMatchObject([{ kind: 'USAGE', product: 'EC2', region: 'eu-west-1', firstDay: DAY_70 }]);
  });

  it('are of a region once they have lasted three days, and weigh in their product', () => {
    const region = (cost: number) =>
      leaf(
        costs(100, (day) => (day < 70 ? 0 : cost)),
        { region: 'sa-east-1' },
      );
    const told = (cost: number) =>
      findAnomalies([leaf(flat(60)), region(cost)], { sensitivity: 'M', minimumImpact: () => 1 }).anomalies;
    expect(told(6.5)).toMatchObject([{ region: 'sa-east-1', firstDay: DAY_70, reportedOn: '2024-03-13' }]);
    expect(told(3)).toEqual([]);
  });

  it('leave out what a passing credit paid of a region, though the credit names none', () => {
    const paid = (day: number) => day >= 80 && day < 86;
    const leaves = [
      leaf(costs(100, (day) => (paid(day) ? 8 : 30))),
      leaf(flat(20), { region: 'eu-west-1' }),
      leaf(
        costs(100, (day) => (paid(day) ? -22 : 0)),
        { region: '', basis: 'CREDIT' },
      ),
    ];
    expect(toldOf(leaves)).toEqual([]);
    expect(toldOf(leaves.slice(0, 2))).not.toEqual([]);
  });

  it('tell a service that leaves rows without cost behind; not days on which a promotion pays for all of them', () => {
    const present = new Uint8Array(100).fill(1);
    const without = (product: string, days: number) => {
      const values = costs(100, (day) => (day >= 70 && day < 70 + days ? 0 : 30));
      return leaf(values, { product, present });
    };
    const services = (days: [number, number, number]) => [
      without('Glue', days[0]),
      without('EC2', days[1]),
      without('S3', days[2]),
    ];
    expect(toldOf(services([30, 0, 0]))).toMatchObject([
      { direction: 'DOWN', product: 'Glue', firstDay: DAY_70 },
    ]);
    expect(toldOf(services([9, 0, 0]))).toMatchObject([{ direction: 'DOWN', product: 'Glue' }]);
    expect(toldOf(services([9, 9, 9]))).toEqual([]);
  });

  it('leave out a region that rises by little of what is worth reporting', () => {
    const small = costs(100, (day) => (day < 90 ? 10 : 11.5));
    expect(toldOf([leaf(flat(400)), leaf(small, { region: 'eu-west-1' })])).toEqual([]);
  });

  it('tell a service, a region and an account that are new, and what is gone', () => {
    const base = leaf(flat(50));
    expect(toldOf([base, leaf(from70(6), { product: 'Kinesis' })])).toMatchObject([
      { kind: 'NEW', product: 'Kinesis', region: null },
    ]);
    expect(toldOf([leaf(flat(300)), leaf(from70(6), { region: 'sa-east-1' })])).toMatchObject([
      { kind: 'NEW', product: 'EC2', region: 'sa-east-1' },
    ]);
    const account = ['EC2', 'S3'].map((product) => leaf(from70(6), { account: 'stranger', product }));
    expect(toldOf([base, ...account])).toMatchObject([{ kind: 'NEW', account: 'stranger', product: null }]);
    const gone = costs(100, (day) => (day < 70 ? 20 : 0));
    expect(toldOf([base, leaf(gone, { product: 'Glue' })])).toMatchObject([
      { kind: 'GONE', direction: 'DOWN', product: 'Glue', firstDay: DAY_70 },
    ]);
  });

  it('keep usage and rate apart: usage that a plan begins to cover did not fall', () => {
    const usage = flat(40);
    const rate = usage.map((value, day) => value * (day < 70 ? 1 : 0.6));
    expect(toldOf([leaf(usage), leaf(rate, { basis: 'RATE' })])).toMatchObject([
      { kind: 'RATE', direction: 'DOWN', product: 'EC2', firstDay: DAY_70 },
    ]);
  });

  it('tell that a steady credit ended, and nothing of one that comes and goes', () => {
    const usage = leaf(flat(40));
    const ended = costs(100, (day) => (day < 70 ? -15 : 0));
    expect(toldOf([usage, leaf(ended, { basis: 'CREDIT' })])).toMatchObject([
      { kind: 'CREDIT', direction: 'UP', firstDay: DAY_70 },
    ]);
    const paid = (day: number) => day % 30 >= 5 && day % 30 < 13;
    const hidden = costs(100, (day) => (paid(day) ? 0 : 40));
    const credit = costs(100, (day) => (paid(day) ? -40 : 0));
    const present = new Uint8Array(100).fill(1);
    expect(toldOf([leaf(hidden, { present }), leaf(credit, { basis: 'CREDIT' })])).toEqual([]);
  });

  it('are bounded: of too many series the largest are judged, the others in their sums', () => {
    const many = Array.from({ length: 300 }, (_, index) => leaf(flat(2), { product: `product ${index}` }));
    const { series } = findAnomalies(many, { sensitivity: 'M', minimumImpact: () => 1, maxSeries: 50 });
    expect(series).toBeLessThan(60);
    const grown = many.map((each) => ({ ...each, values: costs(100, (day) => (day < 70 ? 2 : 3.5)) }));
    const told = findAnomalies(grown, { sensitivity: 'M', minimumImpact: () => 5, maxSeries: 50 }).anomalies;
    expect(told).toMatchObject([{ account: 'shop', product: null, direction: 'UP' }]);
  });
});
