// Leaves of the answer: most values are what they must be already and pass as they are, whole lists among them.
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
  isEnumType,
} from 'graphql';

/** Whether a value is in its serialized form; anything else is given to the type. */
type IsSerialized = (value: unknown) => boolean;

const MAX_INT = 2 ** 31;
const isText: IsSerialized = (value) => typeof value === 'string';
const SERIALIZED = new Map<GraphQLLeafType, IsSerialized>([
  [GraphQLString, isText],
  [GraphQLID, isText],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, Number.isFinite],
  [GraphQLInt, (value) => Number.isInteger(value) && Math.abs(value as number) < MAX_INT],
]);

export interface Leaf {
  isSerialized: IsSerialized;
  /** Throws for what the type does not take. */
  serialize: (value: unknown) => unknown;
}

export function leafOf(type: GraphQLLeafType): Leaf {
  return { isSerialized: isSerializedOf(type), serialize: (value) => serialize(type, value) };
}

function isSerializedOf(type: GraphQLLeafType): IsSerialized {
  if (!isEnumType(type)) return SERIALIZED.get(type) ?? (() => false);
  const same = new Set<unknown>(
    type
      .getValues()
      .filter(({ name, value }) => name === value)
      .map(({ name }) => name),
  );
  return (value) => same.has(value);
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized !== null && serialized !== undefined) return serialized;
  throw new Error(`Expected \`${type.name}.serialize\` to return a value that is not null.`);
}
