// Every operation of the web, every example and 200 generated documents, run by the compiled executor, by graphql-js, and, for @defer,
// by Yoga's own executor: the same data, the same errors, the same deferred fragments.
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ASTNode,
  type DocumentNode,
  execute as executePlain,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  visit,
} from 'graphql';
import { createYoga, isAsyncIterable } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import operationsOfWeb from '../../../gateway/__generated__/operations.json' with { type: 'json' };
import { CompiledExecutor } from '../../../gateway/execution/executor.ts';
import { readExamples } from '../../../gateway/http/graphiql.ts';
import { type GeneratedDocument, generateDocuments, sampleOf } from './generated-documents.ts';
import { mockedSchema } from './mocked-schema.ts';

const faulty: Reference = {
  schema: mockedSchema({ nulls: 80, forbiddenNulls: 4, errors: 15, wrongTypes: 10 }),
  hasFaults: true,
};
const healthy: Reference = {
  schema: mockedSchema({ nulls: 50, forbiddenNulls: 0, errors: 0, wrongTypes: 0 }),
  hasFaults: false,
};

interface Part {
  data?: unknown;
  errors?: readonly GraphQLError[];
  hasNext?: boolean;
  incremental?: readonly (Part & { path: readonly (string | number)[]; label?: string })[];
}

const compiled = new CompiledExecutor();
const yogas = new Map(
  [faulty, healthy].map(({ schema }) => [
    schema,
    createYoga({ schema, maskedErrors: false }).getEnveloped({}),
  ]),
);

async function partsOf(given: unknown): Promise<Part[]> {
  const result = await given;
  const parts: Part[] = [];
  if (isAsyncIterable<Part>(result)) {
    const iterator = result[Symbol.asyncIterator]();
    for (let part = await nextPart(iterator); part; part = await nextPart(iterator)) parts.push(part);
  } else parts.push(result as Part);
  // Errors of fields that nothing waits for any more come within the turn.
  await nextTurn();
  return parts;
}

/** Resolvers wait for promises alone. Yoga never ends an answer whose last fragments were all dropped. */
async function nextPart(iterator: AsyncIterator<Part>): Promise<Part | null> {
  const next = iterator.next().then(({ done, value }) => (done ? null : value));
  const silence = async () => {
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    return null;
  };
  return Promise.race([next, silence()]);
}

function errorsOf(errors: readonly GraphQLError[] = []) {
  return errors.map((error) => JSON.stringify(error.toJSON())).sort();
}

/** Data with all parts put into their places, and errors of all parts. Fails for a part that has no place. */
function merged([initial = {}, ...others]: Part[]) {
  const whole = structuredClone({ data: initial.data ?? null });
  const errors = [...(initial.errors ?? [])];
  for (const { path, data, errors: more = [] } of others.flatMap(({ incremental = [] }) => incremental)) {
    errors.push(...more);
    let place: unknown = whole.data;
    for (const key of path) place = Reflect.get(place as object, key);
    expect(place, `the place of ${path.join('.')}`).toBeTypeOf('object');
    expect(place).not.toBeNull();
    if (data !== null) mergeInto(place as Record<string, unknown>, structuredClone(data) as object);
  }
  return { data: whole.data, errors: errorsOf(errors) };
}

/** Whether the place of the error has gone, because something beside it failed where no null may be. */
function isBelowNull(error: string, data: unknown): boolean {
  const { path = [] } = JSON.parse(error) as { path?: (string | number)[] };
  let place = data;
  for (const key of path) {
    if (place === null || place === undefined) return true;
    place = Reflect.get(place as object, key);
  }
  return false;
}

function mergeInto(place: Record<string, unknown>, data: object): void {
  for (const [key, value] of Object.entries(data)) {
    const known = place[key];
    const isBoth = typeof known === 'object' && known !== null && typeof value === 'object' && value !== null;
    if (isBoth) mergeInto(known as Record<string, unknown>, value);
    // Two fragments may ask for one field, and fail in one of them alone.
    else if (value !== null || typeof known !== 'object') place[key] = value;
  }
}

/** Each deferred fragment that was sent: its place, and what was sent. */
function fragmentsOf(parts: Part[]): Map<string, string> {
  const sent = parts.flatMap(({ incremental = [] }) => incremental);
  return new Map(
    sent.map(({ path, label, data, errors }) => [
      `${label} at ${path.join('.')}`,
      JSON.stringify({ data, errors: errorsOf(errors) }),
    ]),
  );
}

function checkOrder(parts: Part[]): void {
  if (parts.length === 1) {
    expect(parts[0]).not.toHaveProperty('hasNext');
    return;
  }
  expect(parts.map(({ hasNext }) => hasNext)).toEqual(parts.map((_, index) => index < parts.length - 1));
  for (const part of parts.slice(1, -1)) expect(part.incremental?.length).toBeGreaterThan(0);
}

function withoutDefer(document: DocumentNode): DocumentNode {
  return visit(document, { enter: (node) => (isDefer(node) ? null : undefined) });
}

function isDefer(node: ASTNode): boolean {
  return node.kind === Kind.DIRECTIVE && node.name.value === 'defer';
}

interface Reference {
  schema: GraphQLSchema;
  /** Whether resolvers fail. */
  hasFaults: boolean;
}

async function compare(
  { schema, hasFaults }: Reference,
  { text, variables }: GeneratedDocument,
): Promise<void> {
  const document = parse(text);
  const args = { schema, document, variableValues: variables, contextValue: {} };
  const parts = await partsOf(compiled.execute(args));
  checkOrder(parts);
  const plain = await partsOf(executePlain({ ...args, document: withoutDefer(document) }));
  if (!text.includes('@defer')) {
    const [answer, expected] = [merged(parts), merged(plain)];
    const told = (each: typeof answer) => each.errors.filter((error) => !isBelowNull(error, each.data));
    expect({ data: answer.data, errors: told(answer) }).toEqual({
      data: expected.data,
      errors: told(expected),
    });
    // graphql-js answers as soon as a field is null, and leaves out what fails below it later.
    expect(answer.errors).toEqual(expect.arrayContaining(expected.errors));
    return;
  }
  const ofYoga = await partsOf(yogas.get(schema)?.execute(args));
  expect(firstOf(parts)).toEqual(firstOf(ofYoga));
  const [answer, fragments, expected] = [merged(parts), fragmentsOf(parts), fragmentsOf(ofYoga)];
  if (hasFaults) {
    // Where a field has failed, Yoga drops fragments of others, and sends some that have no place any more.
    for (const [place, sent] of fragments) expect(sent).toBe(expected.get(place) ?? sent);
  } else {
    expect(fragments).toEqual(expected);
    expect(answer).toEqual(merged(plain));
  }
}

function firstOf([{ data, errors } = {}]: Part[]) {
  return { data, errors: errorsOf(errors) };
}

function sampleVariables(text: string): Record<string, unknown> {
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a text without an operation');
  const entries = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const known = typeFromAST(healthy.schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType;
    return isNonNullType(known) && !defaultValue ? [[variable.name.value, sampleOf(known)]] : [];
  });
  return Object.fromEntries(entries);
}

const ofWeb = [...Object.values(operationsOfWeb), ...readExamples().map(({ query }) => query)]
  .filter((text) => !parse(text).definitions.some(isSubscription))
  .map((text): [string, GeneratedDocument] => [
    /\w+ (\w+)/.exec(text)?.[1] ?? text,
    { text, variables: sampleVariables(text) },
  ]);
const generated = generateDocuments(healthy.schema, 200, 20_240_601).map(
  (document, index): [number, GeneratedDocument] => [index, document],
);

function isSubscription(definition: DocumentNode['definitions'][number]): boolean {
  return (
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION
  );
}

describe('operations of the web', () => {
  test.each(ofWeb)('%s', async (_name, document) => {
    await compare(healthy, document);
    await compare(faulty, document);
  });

  test.each(ofWeb)('%s with variables that do not fit', async (_name, { text, variables }) => {
    const wrong = Object.fromEntries(Object.keys(variables).map((name) => [name, { odd: true }]));
    for (const variableValues of [{}, wrong]) {
      const args = {
        schema: healthy.schema,
        document: withoutDefer(parse(text)),
        variableValues,
        contextValue: {},
      };
      const [answer = {}] = await partsOf(compiled.execute(args));
      expect(merged([answer])).toEqual(merged(await partsOf(executePlain(args))));
    }
  });
});

describe('generated documents', () => {
  test.each(generated)('document %i', async (_index, document) => {
    await compare(healthy, document);
    await compare(faulty, document);
  });

  test('have what is to be compared', () => {
    const texts = generated.map(([, { text }]) => text);
    for (const word of ['@defer', 'label:', '@skip', '@include', 'fragment', '... on', 'mutation', 'if: $']) {
      expect(texts.filter((text) => text.includes(word)).length, word).toBeGreaterThan(10);
    }
  });
});
