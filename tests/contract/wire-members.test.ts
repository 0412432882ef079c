// No word of the wire reaches an error of the graph: each member of a request is an argument there, or none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { argumentOf } from '../../gateway/rest/wire-members.ts';
import { CONTRACT } from '../../upstream/contract/openapi.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const ARGUMENTS = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.keys(type.getFields());
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ args }) => args.map(({ name }) => name));
  }),
);

it.each(Object.entries(CONTRACT))('%s', (_name, { request }) => {
  const members = request instanceof z.ZodObject ? Object.keys(request.shape) : [];
  const told = members.map((member) => argumentOf(member)).filter((name) => name !== null);
  expect(told.filter((name) => !ARGUMENTS.has(name))).toEqual([]);
});

it('names the member of an input, and keeps the path within it', () => {
  expect(argumentOf('cyleDayMnth')).toBe('day');
  expect(argumentOf('detailFilters.aws')).toBe('filters.aws');
  expect(argumentOf('seq', { seq: 'schedule' })).toBe('schedule');
  expect(argumentOf('siteId')).toBeNull();
});
