// N-02, N-06: what people planned of a cost poisons nothing, and what they expect from a day on is the level.
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../lib/calendar/calendar.ts';
import { findAnomalies } from '../../../../../upstream/domains/anomaly/detection/find-anomalies.ts';
import type { Leaf } from '../../../../../upstream/domains/anomaly/detection/leaves.ts';
import type { Plan } from '../../../../../upstream/domains/anomaly/detection/plans.ts';
import { costs, MONDAY } from './series.ts';

const PLACE = { vendor: 'aws', account: 'shop', product: 'EC2', region: null } as const;
const plan = (from: number, until: number | null, place: Plan['place'] = PLACE): Plan => ({
  place,
  from: addDays(MONDAY, from),
  until: until === null ? null : addDays(MONDAY, until),
});

function toldOf(values: Float64Array, plans: readonly Plan[] = []) {
  const leaf: Leaf = {
    ...PLACE,
    ...{ region: 'us-east-1', basis: 'USAGE', firstDay: MONDAY, values },
  };
  const { anomalies } = findAnomalies([leaf], { sensitivity: 'M', minimumImpact: () => 1, plans });
  return anomalies.map(({ direction, firstDay, lastDay }) => ({ direction, firstDay, lastDay }));
}

describe('a planned time', () => {
  // Twenty days of three times the cost: long enough to become the level if nobody planned them.
  const migrated = costs(140, (day) => (day >= 60 && day < 80 ? 60 : 20));

  it('is not learnt: its end is no fall, and what comes after is judged as before', () => {
    expect(toldOf(migrated).map(({ direction }) => direction)).toContain('DOWN');
    const told = toldOf(migrated, [plan(60, 79)]);
    expect(told.map(({ direction }) => direction)).toEqual(['UP']);
    const again = migrated.map((cost, day) => (day === 100 ? 60 : cost));
    expect(toldOf(again, [plan(60, 79)]).at(-1)).toMatchObject({
      direction: 'UP',
      firstDay: addDays(MONDAY, 100),
    });
  });

  it('is of the cost that it was made of, and of its parts: not of another one', () => {
    const account = { ...PLACE, product: null };
    expect(toldOf(migrated, [plan(60, 79, account)]).map(({ direction }) => direction)).toEqual(['UP']);
    const other = { ...PLACE, product: 'S3' };
    expect(toldOf(migrated, [plan(60, 79, other)])).toEqual(toldOf(migrated));
  });
});

describe('a cost that is expected from a day on', () => {
  const stepped = costs(140, (day) => (day >= 60 ? 60 : 20));

  it('is the level after a week', () => {
    const lastOf = (plans: readonly Plan[]) => toldOf(stepped, plans).map(({ lastDay }) => lastDay);
    expect(lastOf([plan(60, null)])).toEqual([addDays(MONDAY, 66)]);
    expect((lastOf([])[0] ?? '') > addDays(MONDAY, 66)).toBe(true);
  });

  it('is told when it leaves that level', () => {
    const fallen = stepped.map((cost, day) => (day >= 75 ? cost / 3 : cost));
    expect(toldOf(fallen, [plan(60, null)]).at(-1)).toMatchObject({
      direction: 'DOWN',
      firstDay: addDays(MONDAY, 75),
    });
  });
});
