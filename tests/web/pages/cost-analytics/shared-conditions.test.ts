// C-05 one filter for all vendors: what they have in common, and what a change of it makes of each.
import { describe, expect, it } from 'vitest';
import { NO_TEXT } from '../../../../lib/cost/condition-words.ts';
import { CHARGE_SWITCHES, leftOut } from '../../../../web/pages/cost-analytics/filters/charge-switches.ts';
import { mergedOptions } from '../../../../web/pages/cost-analytics/shared/filter-panel/merged-options.ts';
import type { Condition } from '../../../../web/pages/cost-analytics/shared/filters/conditions.ts';
import {
  sharedConditions,
  withShared,
} from '../../../../web/pages/cost-analytics/shared/filters/shared-conditions.ts';

const keeps = (...values: string[]): Condition => ({
  field: 'region',
  tagKey: null,
  isExcluding: false,
  values,
  ...NO_TEXT,
});
const holds = (contains: string): Condition => ({ ...keeps(), values: null, contains });
const starts = (startsWith: string): Condition => ({ ...keeps(), values: null, startsWith });
const drops = (...values: string[]): Condition => ({ ...keeps(...values), isExcluding: true });

describe('what vendors have in common', () => {
  it('is each value and text that all of them keep, or all of them leave out', () => {
    expect(
      sharedConditions([
        [keeps('a', 'b'), holds('x')],
        [holds('x'), keeps('b', 'c')],
      ]),
    ).toEqual([keeps('b'), holds('x')]);
    expect(sharedConditions([[starts('x')], [holds('x')]])).toEqual([]);
    expect(sharedConditions([[starts('x')], [starts('x')]])).toEqual([starts('x')]);
    expect(sharedConditions([[keeps('a')], [drops('a')]])).toEqual([]);
    expect(sharedConditions([[keeps('a')], []])).toEqual([]);
    expect(sharedConditions([])).toEqual([]);
  });

  it('changes for each of them, and leaves what one has besides', () => {
    const [before, after] = [[keeps('a')], [drops('c'), holds('x')]];
    expect(withShared([keeps('a', 'b')], before, after)).toEqual([keeps('b'), drops('c'), holds('x')]);
    expect(withShared([keeps('a')], before, [])).toEqual([]);
    expect(withShared([holds('x'), holds('y')], [holds('x')], [])).toEqual([holds('y')]);
    expect(withShared([keeps('b')], [], [])).toEqual([keeps('b')]);
    expect(withShared([holds('x')], [], [starts('x')])).toEqual([holds('x'), starts('x')]);
  });
});

describe('tax, support and credits', () => {
  it('are left out where no vendor counts them, also beside other values', () => {
    const { tax, credit, support } = CHARGE_SWITCHES;
    const aws = withShared([keeps('a')], [], [tax, credit]);
    expect(leftOut([aws, [tax, support]])).toEqual(['tax']);
    expect(leftOut([aws, withShared([tax, support], [], [credit])])).toEqual(['tax', 'credit']);
    expect(leftOut([aws, []])).toEqual([]);
    expect(leftOut([])).toEqual([]);
    expect(withShared(aws, [tax], [])).toEqual([keeps('a'), { ...credit, values: ['Credit'] }]);
  });
});

it('a value of several vendors is one line with the cost and rows of all', () => {
  const option = (value: string, cost: number, rowCount: number) => ({ value, cost, rowCount, label: value });
  expect(mergedOptions([option('eu', 0.1, 2), option('us', 0.2, 1), option('eu', 0.2, 3)])).toEqual([
    { ...option('eu', 0.3, 5) },
    { ...option('us', 0.2, 1) },
  ]);
});
