// The graph with resolvers that answer by the path alone: values, nulls, errors, promises and lists, the same each time.
import { createHash } from 'node:crypto';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { DateScalar, DateTimeScalar } from '../../../gateway/graph/scalars.ts';
import { readTypeDefs } from '../../../gateway/schema-sdl.ts';

/** How many of a thousand values are faulty. */
interface Faults {
  nulls: number;
  /** Where no null may stand. */
  forbiddenNulls: number;
  errors: number;
  wrongTypes: number;
}

export function mockedSchema({ nulls, forbiddenNulls, errors, wrongTypes }: Faults): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: { Date: DateScalar, DateTime: DateTimeScalar },
  });
  const resolve: GraphQLFieldResolver<unknown, unknown> = (_source, given, _context, info) => {
    const key = `${keyOf(info)} ${JSON.stringify(given)}`;
    const answer = () => {
      if (mayFail(info.returnType, key) && isAmong(errors, 'error', key)) throw errorOf(key);
      return madeOf(info.returnType, key);
    };
    const ticks = numberOf('ticks', key) % 6;
    return ticks < 3 ? answer() : after(ticks - 2, answer);
  };

  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isAbstractType(type)) type.resolveType = ({ __typename }: { __typename: string }) => __typename;
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = resolve;
  }
  return schema;

  function madeOf(type: GraphQLOutputType, key: string): unknown {
    const isNullable = !isNonNullType(type);
    const given = isNonNullType(type) ? type.ofType : type;
    const isFaulty = (ofThousand: number, what: string) =>
      mayFail(type, key) && isAmong(ofThousand, what, key);
    if (isFaulty(isNullable ? nulls : forbiddenNulls, 'null')) return null;
    if (isFaulty(errors, 'error as a value')) return errorOf(key);
    if (isListType(given)) {
      return Array.from({ length: numberOf('length', key) % 4 }, (_, index) => {
        const item = () => madeOf(given.ofType, `${key}.${index}`);
        return isAmong(300, 'later', `${key}.${index}`) ? after(1, item) : item();
      });
    }
    if (isAbstractType(given)) {
      const types = schema.getPossibleTypes(given);
      return { __typename: types[numberOf('type', key) % types.length]?.name };
    }
    if (isObjectType(given)) return {};
    if (isFaulty(wrongTypes, 'wrong type')) return { of: 'a wrong type' };
    if (isEnumType(given)) {
      const values = given.getValues();
      return values[numberOf('value', key) % values.length]?.value;
    }
    return LEAVES[String(given)]?.(numberOf('value', key));
  }
}

/** graphql-js leaves rejections of the other items of a list unhandled when one of them makes the list null. */
function mayFail(type: GraphQLOutputType, key: string): boolean {
  return !isNonNullType(type) || (!/\.\d/.test(key.split(' ')[0] ?? '') && !/\}\.\d+$/.test(key));
}

const LEAVES: Record<string, (number: number) => unknown> = {
  ID: (number) => `id-${number % 50}`,
  String: (number) => `text ${number % 50}`,
  Int: (number) => number % 1000,
  Float: (number) => number / 7,
  Boolean: (number) => number % 2 === 0,
  Date: (number) => `2024-0${1 + (number % 9)}-01`,
  DateTime: (number) => `2024-0${1 + (number % 9)}-01T00:00:00.000Z`,
};

function keyOf({ path }: GraphQLResolveInfo): string {
  const keys: (string | number)[] = [];
  for (let at: GraphQLResolveInfo['path'] | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse().join('.');
}

function numberOf(what: string, key: string): number {
  return createHash('md5').update(`${what} ${key}`).digest().readUInt32LE();
}

function isAmong(ofThousand: number, what: string, key: string): boolean {
  return numberOf(what, key) % 1000 < ofThousand;
}

function errorOf(key: string): Error {
  if (isAmong(500, 'coded', key)) return new GraphQLError('coded', { extensions: { code: 'CONFLICT' } });
  return new Error(`fault of ${key.split(' ')[0]}`);
}

function after<Value>(ticks: number, value: () => Value): Promise<Awaited<Value>> {
  const promise = delayed(ticks, value);
  // Nobody waits for the items of a list after one that has failed.
  promise.catch(() => undefined);
  return promise;
}

async function delayed<Value>(ticks: number, value: () => Value): Promise<Awaited<Value>> {
  for (let tick = 0; tick < ticks; tick++) await null;
  return await value();
}
