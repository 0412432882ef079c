// Which budget the cost of a question has: its conditions leave exactly what a budget is for, or there is none.
import { expect, test } from 'vitest';
import { scopeOfCost } from '../../../../upstream/domains/budgets/budget-of-cost.ts';

const is = (field: string, values: string[], more: object = {}) => [
  { field, values, isExcluding: false, ...more } as never,
];
const ALL = ['aws', 'azr'] as const;

test('without conditions it is the total of the vendors', () => {
  expect(scopeOfCost({}, ['aws'], ALL)).toBe('total');
  expect(scopeOfCost({ aws: [], azure: [] }, ALL, ALL)).toBe('total');
});

test('an account has one where its vendor is shown alone', () => {
  const aws = is('account', ['1']);
  expect(scopeOfCost({ aws }, ['aws'], ALL)).toEqual({ kind: 'account', vendor: 'aws', accountId: '1' });
  expect(scopeOfCost({ aws }, ALL, ALL)).toBeNull();
});

test('a tag and a service group have one over all vendors alone', () => {
  const tag = is('tags', ['prod'], { tagKey: 'env' });
  expect(scopeOfCost({ aws: tag, azure: tag }, ALL, ALL)).toEqual({ kind: 'tag', key: 'env', value: 'prod' });
  expect(scopeOfCost({ aws: tag }, ['aws'], ALL)).toBeNull();
  expect(scopeOfCost({ aws: tag, azure: is('tags', ['test'], { tagKey: 'env' }) }, ALL, ALL)).toBeNull();
  const group = is('serviceGroup', ['Teams:::Shop']);
  expect(scopeOfCost({ aws: group, azure: group }, ALL, ALL)).toEqual({
    ...{ kind: 'service-group', set: 'Teams', group: 'Shop' },
  });
});

test('whatever else is left has none', () => {
  for (const aws of [
    is('account', ['1', '2']),
    is('account', ['1'], { isExcluding: true }),
    is('region', ['us-east-1']),
    [...is('account', ['1']), ...is('region', ['us-east-1'])],
    [{ field: 'account', contains: '1', isExcluding: false } as never],
  ])
    expect(scopeOfCost({ aws }, ['aws'], ALL)).toBeNull();
});
