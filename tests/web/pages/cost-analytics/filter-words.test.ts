// C-05 filters in an address: compact, readable, and the same after a reload.

import { describe, expect, test } from 'vitest';
import { MAX_FILTER_ITEMS } from '../../../../lib/catalogue/cost-fields.ts';
import { FILTERS } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { NO_TEXT, writeConditions } from '../../../../lib/cost/condition-words.ts';
import {
  type Condition,
  conditionsBeside,
  itemCount,
  stateOf,
  withText,
  withValue,
} from '../../../../web/pages/cost-analytics/shared/filters/conditions.ts';
import { readConditions } from '../../../../web/pages/cost-analytics/shared/filters/filter-words.ts';

const PRODUCT = { field: 'product', tagKey: null } as const;
const ENV = { field: 'tag', tagKey: 'env' } as const;
const keep = (values: string[], place: Pick<Condition, 'field' | 'tagKey'> = PRODUCT): Condition => ({
  ...place,
  isExcluding: false,
  values,
  ...NO_TEXT,
});

const holds = (text: string) => ({ how: 'contains', text }) as const;
const starts = (text: string) => ({ how: 'startsWith', text }) as const;

describe('in an address', () => {
  test('read as they are said', () => {
    const conditions: Condition[] = [
      keep(['Amazon S3', 'AWS Lambda']),
      { ...keep(['us-east-1', ''], { field: 'region', tagKey: null }), isExcluding: true },
      keep(['prod'], ENV),
      { field: 'usageType', tagKey: null, isExcluding: true, values: null, ...NO_TEXT, contains: 'Box' },
      { field: 'product', tagKey: null, isExcluding: false, values: null, ...NO_TEXT, startsWith: 'AWS' },
    ];
    const text = 'product:Amazon S3,AWS Lambda;!region:us-east-1,;tag.env:prod;!*usageType:Box;^product:AWS';
    expect(writeConditions(conditions)).toBe(text);
    expect(readConditions(text)).toEqual(conditions);
  });

  const odd = [
    '',
    ',',
    ';',
    ':',
    '~',
    '~~',
    'a,b;c:d~e',
    '*',
    '^',
    '!',
    '.',
    'Team:::Web',
    '한국',
    '100%',
    'a b&c=d#e+f',
    '~,',
  ];
  test.each(FILTERS)('%s keeps every text that a value may be', (field) => {
    for (const tagKey of field === 'tag' ? ['aws:createdBy', 'a.b', 'x*', '~'] : [null]) {
      const conditions: Condition[] = [
        keep(odd.slice(0, 10), { field, tagKey }),
        { ...keep(odd.slice(10), { field, tagKey }), isExcluding: true },
        ...odd
          .filter((text) => text !== '')
          .flatMap((text) => [
            { field, tagKey, isExcluding: false, values: null, ...NO_TEXT, contains: text },
            { field, tagKey, isExcluding: true, values: null, ...NO_TEXT, startsWith: text },
          ]),
      ];
      expect(readConditions(writeConditions(conditions))).toEqual(conditions);
    }
  });

  test('leave out what is spelled wrong, and repeat no value', () => {
    expect(readConditions('nothing:x;product;tag:x;tag.:x;region.a:b;*product:;a:b:c')).toBeNull();
    expect(readConditions('product:a,a;nothing:x')).toEqual([keep(['a'])]);
    expect(readConditions('')).toBeNull();
  });
});

describe('changing conditions', () => {
  test('a value is kept or left out, never both', () => {
    const kept = withValue(withValue([], PRODUCT, 'a', 'included'), PRODUCT, 'b', 'included');
    expect(kept).toEqual([keep(['a', 'b'])]);
    const turned = withValue(kept, PRODUCT, 'a', 'excluded');
    expect([stateOf(turned, PRODUCT, 'a'), stateOf(turned, PRODUCT, 'b'), stateOf(turned, ENV, 'a')]).toEqual(
      ['excluded', 'included', null],
    );
    expect(withValue(withValue(turned, PRODUCT, 'a', null), PRODUCT, 'b', null)).toEqual([]);
  });

  test('a field, and each tag, has at most ten items of all kinds together', () => {
    let conditions: Condition[] = [];
    for (let n = 0; n < 8; n += 1)
      conditions = withValue(conditions, ENV, `${n}`, n < 4 ? 'included' : 'excluded');
    conditions = withText(conditions, ENV, holds(' x '), false);
    conditions = withText(withText(conditions, ENV, holds('x'), false), ENV, starts('x'), false);
    expect(itemCount(conditions, ENV)).toBe(MAX_FILTER_ITEMS);
    expect(withValue(conditions, ENV, 'one more', 'included')).toEqual(conditions);
    expect(withText(conditions, ENV, holds('z'), true)).toEqual(conditions);
    expect(itemCount(withValue(conditions, { field: 'tag', tagKey: 'team' }, 'a', 'included'), ENV)).toBe(10);
    expect(stateOf(withValue(conditions, ENV, '0', 'excluded'), ENV, '0')).toBe('excluded');
  });

  test('the values of a field are narrowed by all others', () => {
    const conditions = [keep(['a']), keep(['b'], ENV), keep(['c'], { field: 'tag', tagKey: 'team' })];
    expect(conditionsBeside(conditions, ENV)).toEqual([conditions[0], conditions[2]]);
  });
});
