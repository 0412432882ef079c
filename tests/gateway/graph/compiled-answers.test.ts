// Whatever is asked by the short way is answered as by the general one: the examples and every query of the web, with
// variables that fit, that are missing and that are of a wrong type; data, codes and paths of errors.
import { readFileSync } from 'node:fs';
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExamples } from '../../../gateway/http/graphiql.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const schema = createSchema();
const ofWeb: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../gateway/__generated__/operations.json', import.meta.url), 'utf8'),
);
const texts = [...readExamples().map(({ query }) => query), ...Object.values(ofWeb)];
const queries = texts.filter((text) => !text.includes('@defer') && operationOf(text).operation === 'query');

let upstream: TestUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

function operationOf(text: string): OperationDefinitionNode {
  const found = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (found?.kind === Kind.OPERATION_DEFINITION) return found;
  throw new Error('a text without an operation');
}

const LEAVES: Record<string, unknown> = {
  ID: 'an id that is none',
  String: 'text',
  Int: 2,
  Float: 1.5,
  Boolean: true,
  Date: '2024-06-01',
};

/** A value that fits the type, with as few members as it may have. */
function sampleOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return LEAVES[String(type)];
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]));
}

function variablesOf(text: string): Record<string, unknown> {
  const entries = (operationOf(text).variableDefinitions ?? []).flatMap(
    ({ variable, type, defaultValue }) => {
      const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType;
      return isNonNullType(known) && !defaultValue ? [[variable.name.value, sampleOf(known)]] : [];
    },
  );
  return Object.fromEntries(entries);
}

/** A form that says more than its name takes the general way. */
const GENERAL = { accept: 'application/graphql-response+json; charset=utf-8' };

async function told(text: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { status, data, errors } = await gateway.ask(text, { variables, headers });
  const seen = errors.map(({ path, message, extensions: { requestId: _, ...extensions } }) =>
    JSON.stringify([path, message, extensions]),
  );
  return { status, data, errors: seen.sort() };
}

test.each(queries.map((text) => [operationOf(text).name?.value ?? text.slice(0, 40), text]))(
  '%s',
  async (_name, text) => {
    const fitting = variablesOf(text);
    const wrong = Object.fromEntries(Object.keys(fitting).map((name) => [name, { odd: true }]));
    for (const variables of [fitting, {}, wrong]) {
      const general = await told(text, variables, GENERAL);
      expect(await told(text, variables)).toEqual(general);
    }
  },
);
