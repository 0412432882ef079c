// The scorer of the anomaly benchmark: what counts as found, late, false or forbidden.
import { expect, test } from 'vitest';
import type { Alert } from './company.ts';
import { byType, figuresOf, scoreOf, type Truth } from './score.ts';

const PLACE = { vendor: 'aws', account: '1', product: 'EC2', region: 'us-east-1' };

const truth = (more: Partial<Truth> = {}): Truth => ({
  ...{ id: 'step', type: 'step', alert: 'must', places: [PLACE], basis: 'USAGE', kinds: ['USAGE', 'NEW'] },
  ...{ direction: 'UP', start: 100, horizon: 114, end: 128 },
  ...more,
});
const alert = (reportedOn: number, more: Partial<Alert> = {}): Alert => ({
  ...{ ...PLACE, region: null, kind: 'USAGE', direction: 'UP', reportedOn, lastDay: reportedOn },
  ...more,
});
const score = (truths: Truth[], alerts: Alert[]) => scoreOf(truths, alerts, ['USAGE']);

test('the first alert on the scope from the first day to the horizon finds; further ones count for nothing', () => {
  const { found, missed, falseAlerts } = score([truth()], [alert(120), alert(103), alert(101)]);
  expect(found.map(({ delay }) => delay)).toEqual([1]);
  expect([missed, falseAlerts]).toEqual([[], []]);
});

test('an alert before, after the horizon, in the other direction, of another kind or on another series finds nothing', () => {
  const others = { account: '2' };
  for (const [own, isFalse] of [
    [alert(99), true],
    [alert(120), false],
    [alert(129), true],
    [alert(101, { direction: 'DOWN' }), true],
    [alert(101, { kind: 'RATE' }), true],
    [alert(101, others), true],
    [alert(101, { product: 'S3' }), true],
    [alert(101, { vendor: 'gcp' }), true],
  ] as const) {
    const { found, missed, falseAlerts } = score([truth()], [own]);
    expect([found.length, missed.length, falseAlerts.length]).toEqual([0, 1, isFalse ? 1 : 0]);
  }
});

test('an alert on a sum that holds the series is on its scope, as one on a part of it is', () => {
  for (const more of [{ product: null }, { account: null, product: null }, { region: 'us-east-1' }])
    expect(score([truth()], [alert(101, more)]).found).toHaveLength(1);
  expect(score([truth()], [alert(101, { region: 'eu-west-1' })]).falseAlerts).toHaveLength(1);
  const wide = truth({ places: [{ ...PLACE, region: null }] });
  expect(score([wide], [alert(101, { region: 'eu-west-1' })]).found).toHaveLength(1);
});

test('what may be told is neither asked for nor false; what must not be told is false and counted', () => {
  expect(score([truth({ alert: 'may' })], [alert(101)])).toEqual({
    found: [],
    missed: [],
    falseAlerts: [],
    onMustNot: [],
  });
  const forbidden = truth({ alert: 'must not' });
  const told = alert(101);
  expect(score([forbidden], [told])).toEqual({
    ...{ found: [], missed: [] },
    ...{ falseAlerts: [told], onMustNot: [{ truth: forbidden, alert: told }] },
  });
  expect(score([forbidden, truth()], [told]).falseAlerts).toEqual([]);
});

test('an alert that began the day before counts where the truth says so, if it lasts', () => {
  const second = truth({ since: 99 });
  expect(score([second], [alert(99, { lastDay: 100 })]).found.map(({ delay }) => delay)).toEqual([0]);
  expect(score([second], [alert(99)]).missed).toHaveLength(1);
});

test('events of a basis that a detector does not look at are not asked of it', () => {
  const rate = truth({ basis: 'RATE', kinds: ['RATE'] });
  expect(scoreOf([rate], [], ['USAGE']).missed).toEqual([]);
  expect(scoreOf([rate], [], ['USAGE', 'RATE']).missed).toEqual([rate]);
});

test('figures of several runs together, and by type', () => {
  const one = score(
    [truth(), truth({ id: 'spike', type: 'spike', start: 10, horizon: 12, end: 12 })],
    [alert(102), alert(50)],
  );
  const other = score([truth()], [alert(100)]);
  const figures = figuresOf([one, other], 60.8);
  expect(figures).toMatchObject({
    events: 3,
    found: 2,
    precision: 2 / 3,
    recall: 2 / 3,
    delay: 1,
    onMustNot: 0,
  });
  expect(figures.f1).toBeCloseTo(2 / 3, 10);
  expect(figures.falseAMonth).toBeCloseTo(0.5, 10);
  expect([...byType([one, other])]).toEqual([
    ['step', { events: 2, found: 2 }],
    ['spike', { events: 1, found: 0 }],
  ]);
});
