// Compiled operations answer as graphql-js does, in data, in errors, and in what becomes null because of them.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, parse, validate } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../../gateway/execution/compiled-operation.ts';
import { CompiledExecutor } from '../../../gateway/execution/executor.ts';

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 1, value));
const fails = (message: string) => Promise.reject(new Error(message));

const schema = makeExecutableSchema({
  typeDefs: `
    enum Color { RED GREEN }
    interface Named { name: String! }
    type Cat implements Named { name: String! lives: Int! friend: Named }
    type Dog implements Named { name: String! barks: Boolean friend: Named }
    union Pet = Cat | Dog
    input Size { width: Int! = 3 height: Float tags: [String!] }
    type Leaf { int: Int float: Float id: ID color: Color text: String! strict: Int! }
    type Query {
      leaf(kind: String = "good"): Leaf
      leaves(kind: String): [Leaf]
      leavesStrict(kind: String): [Leaf!]
      numbers(kind: String): [Float]
      numbersStrict(kind: String): [Float!]
      table(kind: String): [[Int!]]
      pets: [Pet!]
      named(kind: String): Named
      echo(size: Size, colors: [Color!], text: String = "as given", must: Int! = 7): String
      sync: String
      syncFault: String
      asyncFault: String
      coded: String
      asError: String
      method(by: Int = 2): Int
      strict: Leaf!
      twice: Leaf
    }
    type Mutation { step(name: String!, wait: Boolean): [String!]! fault: String strictFault: String! }
    type Count { number: Int! double: Int! }
    type Subscription { counted(to: Int!): Count! refused: String }`,
  resolvers: {
    Count: { double: ({ number }) => later(2 * number) },
    Subscription: {
      counted: {
        subscribe: async function* (_root: unknown, { to }: { to: number }) {
          for (let number = 1; number <= to; number++) yield { counted: { number } };
        },
      },
      refused: { subscribe: () => fails('refused') },
    },
    Query: {
      leaf: (_root, { kind }) => later(LEAVES[kind]),
      leaves: (_root, { kind }) => [LEAVES.good, later(LEAVES[kind]), null, new Error('an item')],
      leavesStrict: (_root, { kind }) => later([LEAVES.good, later(LEAVES[kind])]),
      numbers: (_root, { kind }) => LISTS[kind],
      numbersStrict: (_root, { kind }) => LISTS[kind],
      table: (_root, { kind }) => [[1, 2], null, LISTS[kind], [3]],
      pets: () => [CAT, later(DOG)],
      named: (_root, { kind }) => (kind === 'cat' ? CAT : kind === 'dog' ? later(DOG) : { __typename: kind }),
      echo: (_root, given) => JSON.stringify(given),
      sync: () => 'at once',
      syncFault: () => {
        throw new Error('at once');
      },
      asyncFault: () => fails('later'),
      coded: () => fails2(),
      asError: () => new GraphQLError('as a value', { extensions: { code: 'CONFLICT' } }),
      method: (_root, given) =>
        later({ method: ({ by }: { by: number }) => by * 2 }).then((it) => it.method(given)),
      strict: () => later(LEAVES.bad),
      twice: () => ({ ...GOOD, text: () => later('by a method'), int: later(12) }),
    },
    Mutation: {
      step: async (_root, { name, wait }, { steps }: { steps: string[] }) => {
        if (wait) await later(null);
        steps.push(name);
        return [...steps];
      },
      fault: () => fails('of a mutation'),
      strictFault: () => fails('of a strict mutation'),
    },
  },
});
const fails2 = () =>
  Promise.reject(new GraphQLError('coded', { extensions: { code: 'FORBIDDEN', menu: 'DATA' } }));

const GOOD = { int: 1, float: 1.5, id: 'a', color: 'RED', text: 'x', strict: 2 };
const LEAVES: Record<string, unknown> = {
  good: GOOD,
  odd: { ...GOOD, int: '12', float: '1.25', id: 7, text: 5, color: undefined },
  wrong: { ...GOOD, int: 2 ** 40, float: Number.NaN, id: {}, color: 'BLUE' },
  bad: { ...GOOD, text: null },
  worse: { ...GOOD, text: new Error('a value') },
  none: null,
  fault: new Error('the whole'),
};
const LISTS: Record<string, unknown> = {
  plain: [1, 2.5, 3],
  gaps: [1, null, 3],
  odd: [1, '2', true],
  wrong: [1, 'x', Number.POSITIVE_INFINITY, 4],
  later: [1, later(2), fails('an item that came later').catch((error: unknown) => error)],
  set: new Set([1, 2]),
  text: 'abc',
  none: null,
};
const CAT = { __typename: 'Cat', name: 'Tom', lives: 9, friend: null as unknown };
const DOG = { __typename: 'Dog', name: 'Rex', barks: true, friend: CAT };
CAT.friend = { __typename: 'Dog', name: null, barks: 1 };

const ALL = '{ int float id color text strict }';

const CASES: [string, string, Record<string, unknown>?][] = [
  ['leaves as they are', `{ leaf ${ALL} sync }`],
  ...['odd', 'wrong', 'bad', 'worse', 'none', 'fault'].map((kind): [string, string] => [
    `a ${kind} leaf`,
    `{ before: sync leaf(kind: "${kind}") ${ALL} after: sync }`,
  ]),
  ...['odd', 'bad', 'fault'].map((kind): [string, string] => [
    `a list with a ${kind} item`,
    `{ leaves(kind: "${kind}") ${ALL} leavesStrict(kind: "${kind}") ${ALL} }`,
  ]),
  ...Object.keys(LISTS).map((kind): [string, string] => [
    `numbers: ${kind}`,
    `{ numbers(kind: "${kind}") numbersStrict(kind: "${kind}") table(kind: "${kind}") }`,
  ]),
  [
    'unions',
    '{ pets { __typename ... on Cat { name lives } ... on Dog { name barks } ...N } } fragment N on Named { n: name }',
  ],
  [
    'interfaces',
    '{ a: named(kind: "cat") { name ...C } b: named(kind: "dog") { ... on Dog { friend { ... on Cat { friend { name } } } } } } fragment C on Cat { lives friend { name } }',
  ],
  ['a type that is none', '{ named(kind: "Leaf") { name } }'],
  [
    'merged selections',
    '{ leaf { int } ...A leaf { text } } fragment A on Query { leaf { float strict } sync }',
  ],
  ['aliases', '{ a: leaf { x: int y: int } b: leaf(kind: "odd") { x: float } }'],
  [
    'defaults of arguments',
    '{ a: echo b: echo(size: {}) c: echo(size: { width: 5, tags: ["x"] }, must: 1, text: null) }',
  ],
  [
    'variables',
    'query Q($s: Size, $c: [Color!], $t: String, $m: Int = 9) { echo(size: $s, colors: $c, text: $t, must: $m) }',
    { s: { height: 2 }, c: 'RED' },
  ],
  ['variables within', 'query Q($w: Int = 8, $h: Float) { echo(size: { width: $w, height: $h }) }', {}],
  ['a null where none may be', 'query Q($m: Int = 9) { sync echo(must: $m) }', { m: null }],
  ...[true, false].map((on): [string, string, Record<string, unknown>] => [
    `conditions: ${on}`,
    'query Q($on: Boolean!) { sync @include(if: $on) a: sync @skip(if: $on) leaf { int ...F @include(if: $on) } ... @skip(if: $on) { method } } fragment F on Leaf { float }',
    { on },
  ]),
  ['faults side by side', '{ syncFault asyncFault coded asError sync }'],
  ['a strict field', '{ sync strict { text } asyncFault }'],
  ['strict at once, others later', '{ leaf { int } strict { int text } }'],
  ['methods and promises as properties', '{ method(by: 4) twice { int text } __typename }'],
  [
    'mutations, one after the other',
    'mutation { a: step(name: "a", wait: true) b: step(name: "b") fault c: step(name: "c") }',
  ],
  [
    'introspection',
    '{ __schema { types { name kind fields { name type { name ofType { name } } } } } __type(name: "Cat") { name } }',
  ],
  ['an alias that would set the prototype', '{ __proto__: sync leaf { __proto__: int } }'],
  ['variables that do not fit', 'query Q($m: Int!) { echo(must: $m) }', { m: 'x' }],
  ['variables that are missing', 'query Q($m: Int!) { echo(must: $m) }', {}],
  [
    'a condition that is null',
    'query Q($on: Boolean = true) { sync leaf { int @include(if: $on) } }',
    { on: null },
  ],
  ['a strict mutation that fails', 'mutation { a: step(name: "a") strictFault b: step(name: "b") }'],
];

const executor = new CompiledExecutor();

describe('the compiled answer is that of graphql-js', () => {
  test.each(CASES)('%s', async (_name, text, variableValues = {}) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const args = { schema, document, variableValues };
    const expected = await execute({ ...args, contextValue: { steps: [] } });
    const answer = (await executor.execute({ ...args, contextValue: { steps: [] } })) as Result;
    expect(told(answer)).toEqual(told(expected));
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify(expected.data));
  });

  test('variants beyond those that are kept', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `v${index}`);
    const fields = names.map((name) => `${name}: sync @include(if: $${name})`).join(' ');
    const document = parse(`query Q(${names.map((name) => `$${name}: Boolean!`).join()}) { sync ${fields} }`);
    for (let bits = 0; bits < 64; bits++) {
      const entries = names.map((name, index): [string, boolean] => [name, (bits & (1 << index)) !== 0]);
      const args = { schema, document, variableValues: Object.fromEntries(entries) };
      expect(await executor.execute(args)).toEqual(await execute(args));
    }
  });
});

test('an operation that is not there, or not told apart', async () => {
  const document = parse('query A { sync } query B { sync }');
  for (const operationName of ['C', null]) {
    const { errors } = (await executor.execute({ schema, document, operationName })) as Result;
    expect(errors?.map(({ message }) => message)).toEqual(['Must provide an operation.']);
  }
  expect(await executor.execute({ schema, document, operationName: 'B' })).toEqual({
    data: { sync: 'at once' },
  });
});

describe('subscriptions', () => {
  const events = (text: string) => executor.subscribe({ schema, document: parse(text), contextValue: {} });

  test('each event is an answer', async () => {
    const stream = await events('subscription { counted(to: 3) { number double } }');
    expect(isAsyncIterable(stream)).toBe(true);
    const answers: unknown[] = [];
    for await (const answer of stream as AsyncIterable<Result>) answers.push(answer);
    expect(answers).toEqual(
      [1, 2, 3].map((number) => ({ data: { counted: { number, double: 2 * number } } })),
    );
  });

  test('what fails before the first event is a result', async () => {
    const answer = (await events('subscription { refused }')) as Result;
    expect(answer.errors?.map(({ message, path }) => [message, path])).toEqual([['refused', ['refused']]]);
  });
});

/** In the order of their paths: fields that go on side by side fail in any order. */
function told(answer: Pick<Result, 'data' | 'errors'>) {
  const errors = (answer.errors ?? []).map((error) => {
    const { path, locations, message, extensions } = error.toJSON();
    return {
      path,
      locations,
      extensions,
      message: /^(Expected|Cannot)/.exec(message)?.[0] ?? message,
    };
  });
  return {
    data: answer.data,
    errors: errors.sort((one, other) => (String(one.path) < String(other.path) ? -1 : 1)),
  };
}
