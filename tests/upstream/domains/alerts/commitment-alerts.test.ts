// Alerts of commitments: how grave each is, its sentence, and what makes it another alert.
import { describe, expect, it } from 'vitest';
import { alertMessage } from '../../../../upstream/domains/alerts/alert-message.ts';
import { compareAlerts } from '../../../../upstream/domains/alerts/alert-order.ts';
import { commitmentAlertOf } from '../../../../upstream/domains/alerts/commitment-alerts.ts';
import { NOTHING_TOLD } from '../../../../upstream/domains/optimization/shared/commitment.ts';
import type { CommitmentFinding } from '../../../../upstream/domains/optimization/watch/commitment-findings.ts';

const plan = {
  ...NOTHING_TOLD,
  id: 'arn:aws:savingsplans::1:savingsplan/sp-1',
  vendor: 'aws' as const,
  account: '001',
  product: 'Compute',
  endsAt: '2024-07-30T00:00:00Z',
};
const found = (changed: Partial<CommitmentFinding> = {}): CommitmentFinding => ({
  finding: 'ENDS',
  kind: 'SAVINGS_PLANS',
  commitment: plan,
  key: 'sp-1',
  daysLeft: 30,
  days: null,
  utilization: null,
  unused: null,
  currency: null,
  path: '/savings-plans/utilization',
  ...changed,
});
const LAST_WEEK = { start: '2024-06-23', end: '2024-06-29' };
const low = found({
  finding: 'LOW',
  daysLeft: null,
  days: LAST_WEEK,
  utilization: 79.9,
  unused: 12.5,
  currency: 'USD',
});
const since = '2024-06-30T00:00:00.000Z';
const told = (finding: CommitmentFinding, language: 'en' | 'ko' = 'en') =>
  alertMessage({ ...commitmentAlertOf(finding), since }, language);

describe('an end', () => {
  it.each([
    [90, 'MINOR'],
    [31, 'MINOR'],
    [30, 'MAJOR'],
    [8, 'MAJOR'],
    [7, 'CRITICAL'],
    [0, 'CRITICAL'],
  ])('%i days before is %s, and the same alert', (daysLeft, level) => {
    const alert = commitmentAlertOf(found({ daysLeft }));
    expect(alert).toMatchObject({ level, kind: 'COMMITMENT_ENDS', menu: 'SAVINGS_PLANS', account: '001' });
    expect(alert.key).toBe(commitmentAlertOf(found()).key);
  });

  it('is told with its day, and is another alert once it was prolonged', () => {
    expect(told(found())).toBe('Savings Plan sp-1 ends on 07/30/2024: 30 days left');
    expect(told(found({ daysLeft: 0 }), 'ko')).toContain('2024/07/30');
    const prolonged = found({ commitment: { ...plan, endsAt: '2025-07-30T00:00:00Z' } });
    expect(commitmentAlertOf(prolonged).key).not.toBe(commitmentAlertOf(found()).key);
  });
});

describe('the order', () => {
  const alert = (changed: Partial<CommitmentFinding>, at = since) => ({
    ...commitmentAlertOf(found(changed)),
    since: at,
  });
  const sp = (id: string) => ({ ...plan, id });

  it('is by severity, then the newest, then what ends sooner, then what has no end', () => {
    const alerts = [
      alert({ ...low, key: 'low' }),
      alert({ key: 'in 75 days', commitment: sp('1'), daysLeft: 75 }),
      alert({ key: 'in 40 days', commitment: sp('2'), daysLeft: 40 }),
      alert({ key: 'in 56 days', commitment: sp('3'), daysLeft: 56 }),
      alert({ key: 'newer', commitment: sp('4'), daysLeft: 80 }, '2024-07-01T00:00:00.000Z'),
      alert({ key: 'severe', commitment: sp('5'), daysLeft: 20 }, '2024-06-01T00:00:00.000Z'),
    ];
    const names = alerts.toSorted(compareAlerts).map(({ name }) => name);
    expect(names).toEqual(['severe', 'newer', 'in 40 days', 'in 56 days', 'in 75 days', 'low']);
  });
});

describe('poor use', () => {
  it('tells percent and waste, and the days that it was judged on', () => {
    expect(told(low)).toBe('Savings Plan sp-1 was used by 79.9% only ($12.50 paid for nothing)');
    expect(told({ ...low, utilization: 99.97 })).toContain('used by 99.9% only');
    expect(commitmentAlertOf(low)).toMatchObject({ level: 'MINOR', judged: LAST_WEEK });
    const idle = {
      ...low,
      finding: 'IDLE' as const,
      kind: 'RESERVED' as const,
      utilization: 0,
      unused: null,
    };
    expect(told(idle)).toBe('Reservation sp-1 was not used');
    expect(commitmentAlertOf(idle)).toMatchObject({ level: 'MAJOR', menu: 'RESERVED' });
  });
});
