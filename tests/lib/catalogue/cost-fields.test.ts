// Every cost field reaches everything that follows from the table of fields, and released words stay what they are.

import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { COST_FIELDS } from '../../../lib/catalogue/cost-fields.ts';
import {
  type CostFieldId,
  costField,
  DIVIDERS,
  FILTERS,
  filterOfItems,
  needsKey,
  PAGE_VIEW_BYS,
  PORTIONS,
  SEARCHED,
  sameField,
  VIEW_BYS,
} from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId } from '../../../lib/catalogue/derived/cost-field-names.ts';
import {
  ADDRESS_DIVIDERS,
  ADDRESS_FILTERS,
  ADDRESS_VIEW_BYS,
  GRAPH_FILTERS,
  GRAPH_SEARCHES,
  GRAPH_VIEW_BYS,
  WIRE_FILTERS,
  WIRE_PORTIONS,
  WIRE_VIEW_BYS,
} from '../../../lib/catalogue/derived/cost-field-words.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { NO_TEXT, writeConditions } from '../../../lib/cost/condition-words.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { portionField } from '../../../upstream/contract/cost-analytics/detail-shapes.ts';
import { filterCondition, grouping } from '../../../upstream/contract/shared/cost-question.ts';
import { isDimension } from '../../../upstream/stores/facts/compile/groupings.ts';
import { costAnalyticsPage } from '../../../web/pages/cost-analytics/page.tsx';
import { readConditions } from '../../../web/pages/cost-analytics/shared/filters/filter-words.ts';
import { groupingsOf } from '../../../web/pages/cost-analytics/shared/view-by/groupings.ts';

const IDS = Object.keys(COST_FIELDS) as CostFieldId[];
const SCHEMA = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

function enumNames(name: string): string[] {
  const type = SCHEMA.getType(name);
  return isEnumType(type)
    ? type
        .getValues()
        .map((value) => value.name)
        .sort()
    : [];
}

const addressOf = (search: string) => costAnalyticsPage.read(new URL(`https://portal.example/x?${search}`));

describe.each(IDS)('the field %s', (id) => {
  const { key, filter, viewBy } = costField(id);

  test('can be viewed by, or filtered by', () => {
    expect(viewBy !== undefined || filter !== undefined).toBe(true);
  });

  test('has a name in every language, which is no other field’s', () => {
    for (const language of LANGUAGES) {
      const nameOf = (each: CostFieldId) => textsOf(language)(fieldTextId(each));
      expect(nameOf(id)).not.toBe('');
      expect(IDS.filter((each) => nameOf(each) === nameOf(id))).toEqual([id]);
    }
  });

  test('is a dimension of the facts, or follows from a key or from rules', () => {
    const { dimension } = COST_FIELDS[id];
    const isDerived = key !== undefined || costField(id).rules !== undefined;
    expect(dimension === null ? isDerived : isDimension(dimension)).toBe(true);
  });
});

describe('as a view-by', () => {
  test.each(VIEW_BYS)('%s is known to the graph and to the contract', (id) => {
    expect(enumNames('ViewBy')).toContain(GRAPH_VIEW_BYS.wordOf(id));
    expect(grouping.parse({ viewBy: WIRE_VIEW_BYS.wordOf(id) }).viewBy).toBe(WIRE_VIEW_BYS.wordOf(id));
    expect(GRAPH_VIEW_BYS.idOf(GRAPH_VIEW_BYS.wordOf(id))).toBe(id);
    expect(WIRE_VIEW_BYS.idOf(WIRE_VIEW_BYS.wordOf(id))).toBe(id);
  });

  test.each(PAGE_VIEW_BYS)('%s stands in an address, first or further', (id) => {
    const word = ADDRESS_VIEW_BYS.wordOf(id);
    const named = { viewBy: id, key: needsKey(id) ? 'k' : null };
    expect(groupingsOf(addressOf(`viewBy=${word}&viewByKey=k`))).toEqual([named]);
    const other = sameField(id) === 'region' ? 'product' : 'region';
    const further = `${word}${needsKey(id) ? '.k' : ''}`;
    expect(groupingsOf(addressOf(`viewBy=${other}&thenBy=${further}`))[1]).toEqual(named);
  });

  test('no others are in the graph', () => {
    expect(enumNames('ViewBy')).toEqual(GRAPH_VIEW_BYS.words.toSorted());
    expect(enumNames('CostItemSearch')).toEqual(['ALL', ...GRAPH_SEARCHES.words].sort());
    expect(GRAPH_SEARCHES.words).toEqual(SEARCHED.map(GRAPH_SEARCHES.wordOf));
  });
});

describe('as a filter', () => {
  test.each(FILTERS)('%s is known to the graph, the contract and addresses', (id) => {
    const tagKey = costField(id).key === 'tagKey' ? 'env' : null;
    expect(enumNames('FilterField')).toContain(GRAPH_FILTERS.wordOf(id));
    const wire = { field: WIRE_FILTERS.wordOf(id), values: ['x'] };
    expect(filterCondition.parse(wire)).toMatchObject(wire);
    expect(GRAPH_FILTERS.idOf(GRAPH_FILTERS.wordOf(id))).toBe(id);
    expect(WIRE_FILTERS.idOf(WIRE_FILTERS.wordOf(id))).toBe(id);
    const conditions = [{ field: id, tagKey, isExcluding: true, values: ['a,b', ''], ...NO_TEXT }];
    expect(readConditions(writeConditions(conditions))).toEqual(conditions);
    expect(writeConditions(conditions)).toContain(ADDRESS_FILTERS.wordOf(id));
  });

  test('no others are in the graph', () => {
    expect(enumNames('FilterField')).toEqual(GRAPH_FILTERS.words.toSorted());
  });

  test.each(PORTIONS)('a cost can be divided by %s', (id) => {
    expect(portionField.parse(WIRE_PORTIONS.wordOf(id))).toBe(WIRE_FILTERS.wordOf(id));
  });

  test.each(DIVIDERS)('the way down to a cost names %s', (id) => {
    const word = ADDRESS_DIVIDERS.wordOf(id);
    const { path, by } = addressOf(`path=${word}:a&by=${word}`);
    expect([path, by]).toEqual([[{ field: id, value: 'a' }], id]);
  });

  test('the items of an account and of a project are kept by the account', () => {
    expect([filterOfItems('account'), filterOfItems('project')]).toEqual(['account', 'account']);
  });
});

/** Words of links, saved filters, dashboards and tools that are out in the world. */
describe('released words', () => {
  test('of the graph', () => {
    expect(GRAPH_VIEW_BYS.words).toEqual(
      expect.arrayContaining(
        `ACCOUNT PRODUCT REGION TAG SERVICE_GROUP INSTANCE_TYPE USAGE_TYPE PROJECT PRODUCT_FAMILY
        SERVICE_CATEGORY`.split(/\s+/),
      ),
    );
    expect(GRAPH_FILTERS.words).toEqual(
      expect.arrayContaining(
        `ACCOUNT API_OPERATION AVAILABILITY_ZONE CACHE_ENGINE CHARGE_TYPE DATABASE INSTANCE_FAMILY INSTANCE_TYPE
        INVOICE PLATFORM PRODUCT PRODUCT_FAMILY PUBLISHER PURCHASE_OPTION REGION RESOURCE SERVICE_GROUP TAG
        TRANSFER_TYPE USAGE_TYPE`.split(/\s+/),
      ),
    );
  });

  test('of the contract', () => {
    expect(WIRE_VIEW_BYS.words).toEqual(
      expect.arrayContaining(
        `account product region tag serviceGroup instanceType usageType project productFamily category`.split(
          ' ',
        ),
      ),
    );
    const filters = `product account region serviceGroup tags instanceType usageType apiOperation chargeType
      availabilityZone platform purchaseOption database cacheEngine instanceTypeFamily resourceId productFamily vendor
      invoiceId transferType`;
    expect(WIRE_FILTERS.words).toEqual(expect.arrayContaining(filters.split(/\s+/)));
  });

  test('of addresses', () => {
    expect(ADDRESS_VIEW_BYS.words).toEqual(
      expect.arrayContaining(
        `account product region tag serviceGroup instanceType usageType project`.split(' '),
      ),
    );
    const filters = `account product region tag serviceGroup instanceType usageType operation chargeType zone platform
      purchaseOption database cacheEngine instanceFamily resource productFamily publisher invoice transferType`;
    expect(ADDRESS_FILTERS.words).toEqual(expect.arrayContaining(filters.split(/\s+/)));
    const dividers = `product usage_type resource region account instance_type api_operation charge_type
      purchase_option availability_zone platform database transfer_type invoice`;
    expect(ADDRESS_DIVIDERS.words.filter((word) => dividers.split(/\s+/).includes(word))).toEqual(
      dividers.split(/\s+/),
    );
  });
});
