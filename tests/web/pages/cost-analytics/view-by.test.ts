// C-04 what cost is split by, in an address.
import { describe, expect, test } from 'vitest';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { analyticsVariables } from '../../../../web/pages/cost-analytics/shared/address/variables.ts';
import {
  type Grouping,
  groupingAddress,
  groupingsOf,
  parseAsGroupings,
} from '../../../../web/pages/cost-analytics/shared/view-by/groupings.ts';

const of = (search: string) =>
  groupingsOf(costAnalyticsPage.read(new URL(`https://portal.example/x?${search}`)));

describe('an address', () => {
  test.each([
    ['', [['product', null]]],
    ['viewBy=region', [['region', null]]],
    [
      'viewBy=tag&viewByKey=env&thenBy=serviceGroup.Team,account',
      [
        ['tag', 'env'],
        ['serviceGroup', 'Team'],
        ['account', null],
      ],
    ],
    ['viewBy=tag', [['product', null]]],
    ['viewBy=tag&thenBy=region', [['region', null]]],
    ['viewBy=region&viewByKey=env', [['region', null]]],
    [
      'viewBy=account&thenBy=project,region,region',
      [
        ['account', null],
        ['region', null],
      ],
    ],
    [
      'viewBy=account&thenBy=region,usageType,instanceType',
      [
        ['account', null],
        ['region', null],
        ['usageType', null],
      ],
    ],
    ['viewBy=nothing&thenBy=tag,nothing.x,region.x', [['product', null]]],
  ])('%s splits by %j', (search, groupings) => {
    expect(of(search).map(({ viewBy, key }) => [viewBy, key])).toEqual(groupings);
  });

  test.each([
    ['viewBy=tag&viewByKey=env&names=joined', true],
    ['viewBy=serviceGroup&viewByKey=Team&thenBy=chargeCategory&names=joined', true],
    ['viewBy=tag&viewByKey=env', undefined],
    ['viewBy=tag&viewByKey=env&names=elsewhere', undefined],
    // What is asked again when another view-by is chosen: names of products are those of a vendor.
    ['viewBy=product&names=joined', undefined],
    ['viewBy=tag&viewByKey=env&thenBy=region&names=joined', undefined],
  ])('%s asks for joined names: %j', (search, isJoined) => {
    const address = costAnalyticsPage.read(new URL(`https://portal.example/x?${search}`));
    expect(analyticsVariables(address).query.joinSameNames).toBe(isJoined);
  });

  test('keeps any key of a tag', () => {
    for (const key of ['env', 'a,b', '~', ',~,', 'a.b', 'aws:createdBy', '한국']) {
      const groupings: Grouping[] = [
        { viewBy: 'tag', key },
        { viewBy: 'region', key: null },
      ];
      expect(parseAsGroupings.parse(parseAsGroupings.serialize(groupings))).toEqual(groupings);
      expect(groupingsOf(groupingAddress(groupings))).toEqual(groupings);
    }
  });
});
