// Every mutation of the web asks for the errors that its user can mend; without them a refusal would look like a success.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
const documents = Object.values(
  JSON.parse(readFileSync(join(ROOT, 'gateway/__generated__/operations.json'), 'utf8')) as Record<
    string,
    string
  >,
);
const mutations = documents
  .flatMap((text) => parse(text).definitions)
  .filter((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'mutation')
  .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []));

test('there are mutations', () => expect(mutations.length).toBeGreaterThan(30));

test.each(mutations.map((field) => [field.kind === Kind.FIELD ? field.name.value : '', field] as const))(
  '%s asks for its errors',
  (name, field) => {
    const payload = String(schema.getMutationType()?.getFields()[name]?.type).replace('!', '');
    const type = schema.getType(payload);
    const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    const asked = field.kind === Kind.FIELD ? (field.selectionSet?.selections ?? []) : [];
    const names = asked.map((each) => (each.kind === Kind.FIELD ? each.name.value : ''));
    // The reading of a budget file tells its faults by line and column.
    expect(names).toContain(fields.includes('userErrors') ? 'userErrors' : 'faults');
  },
);
