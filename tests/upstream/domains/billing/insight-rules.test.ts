import { describe, expect, test } from 'vitest';
import { insightChange, insightFigures } from '../../../../upstream/domains/billing/insight-rules.ts';

const figures = (costs: Record<string, string>) =>
  insightFigures(new Map(Object.entries(costs).map(([month, cost]) => [`${month}-01`, cost])), '2024-05-01');

describe('B-07 the rules of the insight', () => {
  test('average and maximum are of the months since the first charge; a month without one counts as 0', () => {
    expect(figures({ '2024-01': '8', '2024-03': '4', '2024-04': '0.2', '2024-05': '5' })).toMatchObject({
      ...{ thisMonth: '5', lastMonth: '0.2', average: '3.05', maximum: '8', difference: '4.8' },
      ...{ status: 1, exceeds: ['lastMonth', 'average'], fallsBelow: ['maximum'] },
    });
  });

  test('no more than twelve months count, also where the first charge is older', () => {
    const year = { '2023-04': '1000', '2023-05': '12' };
    expect(figures({ ...year, '2024-05': '1' })).toMatchObject({
      average: '1',
      maximum: '12',
      lastMonth: '0',
    });
  });

  test('this month alone is above nothing', () => {
    expect(figures({ '2024-05': '7' })).toMatchObject({
      average: '0',
      maximum: '0',
      changeRate: 100,
      status: 1,
    });
    expect(figures({})).toMatchObject({ changeRate: 0, status: 0, exceeds: [], fallsBelow: [] });
  });

  test('an equal month is neither above nor below', () => {
    const same = { '2024-04': '3.10', '2024-05': '3.1' };
    expect(figures(same)).toMatchObject({ status: 0, changeRate: 0, exceeds: [], fallsBelow: [] });
  });

  test('credits may make the months before negative: the largest is still the largest', () => {
    expect(figures({ '2024-03': '-5', '2024-04': '-2', '2024-05': '-3' })).toMatchObject({
      ...{ maximum: '-2', average: '-3.5', status: -1 },
      ...{ exceeds: ['average'], fallsBelow: ['lastMonth', 'maximum'] },
    });
  });

  test.each([
    ['0', '0', 0],
    ['5', '0', 100],
    ['-5', '0', 100],
    ['0', '5', -100],
    ['7.5', '5', 50],
    ['4', '5', -20],
    ['-6', '-4', -50],
    ['1.0001', '1', 0.01],
  ])('from %s to last month %s it is %s percent', (now, last, percent) => {
    expect(insightChange(now, last)).toBe(percent);
  });
});
