// Only the columns that a query selects are asked for (C-12).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, GraphQLEnumType, GraphQLObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { graphRow, wireColumns } from '../../../../gateway/domains/cost-analytics/detail/detail-columns.ts';
import { fieldsSelected } from '../../../../gateway/graph/selected-fields.ts';
import { DETAIL_COLUMN_IDS, DETAIL_COLUMNS } from '../../../../lib/cost/detail-columns.ts';

const ALL_FIELDS = `vendor account accountName product region usageDate quantity unit cost resourceId resourceName usageType
  transferType serviceGroup availabilityZone operation platform databaseEngine description invoiceId chargeType
  serviceCategory unitPrice skuId skuDescription consumedUnit consumedQuantity`;

describe('the fields of a selection', () => {
  async function selected(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
    const schema = buildSchema(`type Query { rows: Rows } type Rows { edges: [Edge] total: Int }
      type Edge { node: Node cursor: String } type Node { a: Int b: Int c: Int }`);
    let found: string[] = [];
    const { rows } = (schema.getQueryType() as GraphQLObjectType).getFields();
    if (!rows) throw new Error('the schema has no rows');
    rows.resolve = (_root, _arguments, _context, info) => {
      found = [...fieldsSelected(info, ['edges', 'node'])].sort();
      return null;
    };
    await execute({ schema, document: parse(query), variableValues: variables });
    return found;
  }

  test('are those at the end of the path, of fragments and of repeated fields too', async () => {
    const query = `{ rows { total ...one edges { node { ... on Node { b } } } } }
      fragment one on Rows { edges { cursor node { a } } }`;
    expect(await selected(query)).toEqual(['a', 'b']);
    expect(await selected('{ rows { total } }')).toEqual([]);
  });

  test('are not those that a directive leaves out', async () => {
    const query = `query ($with: Boolean!) { rows { edges { node {
      a @include(if: $with) b @skip(if: $with) ... @include(if: $with) { c } } } } }`;
    expect(await selected(query, { with: true })).toEqual(['a', 'c']);
    expect(await selected(query, { with: false })).toEqual(['b']);
  });
});

describe('the columns of fields', () => {
  test('are each column of the detail once', () => {
    const columns = wireColumns(ALL_FIELDS.split(/\s+/));
    expect([...columns].sort()).toEqual([...DETAIL_COLUMN_IDS].sort());
  });

  test('come with the column that they stand beside', () => {
    expect(wireColumns(['unit', 'quantity'])).toEqual(['usage']);
    expect(wireColumns(['accountName'])).toEqual(['linkedAccountId']);
    expect(wireColumns(['__typename'])).toEqual(['cost']);
  });
});

describe('the graph', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

  test('has each column of the table as a value and as a field, and no others', () => {
    const columns = schema.getType('CostDetailColumn');
    const row = schema.getType('CostDetailRow');
    if (!(columns instanceof GraphQLEnumType) || !(row instanceof GraphQLObjectType))
      throw new Error('the schema has no columns or no rows');
    const names = columns.getValues().map(({ name }) => name);
    expect(names.toSorted()).toEqual(DETAIL_COLUMN_IDS.map((id) => DETAIL_COLUMNS[id].graph).toSorted());
    const filled = graphRow({ vendor: 'aws', usageDate: '2024-06-01', cost: 1, billingCurrency: 'KRW' });
    expect(filled.billingCurrency).toBe('KRW');
    expect(Object.keys(filled).toSorted()).toEqual(Object.keys(row.getFields()).toSorted());
  });
});
