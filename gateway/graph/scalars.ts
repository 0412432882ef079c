// The scalars of the graph. Dates stay texts: nothing can shift them by a time zone.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isDay } from '../../lib/calendar.ts';

export const DateScalar = textScalar('Date', 'a UTC calendar day, YYYY-MM-DD', isDay);
export const DateTimeScalar = textScalar('DateTime', 'an instant in UTC, ISO 8601', isInstant);

function textScalar(
  name: string,
  form: string,
  isValid: (text: string) => boolean,
): GraphQLScalarType<string> {
  const check = (value: unknown, nodes?: ValueNode): string => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw new GraphQLError(`${name} must be ${form}`, { nodes });
  };
  return new GraphQLScalarType({
    name,
    serialize: (value) => check(value),
    parseValue: (value) => check(value),
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : null, node),
  });
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
