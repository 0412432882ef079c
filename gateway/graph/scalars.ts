// The scalars of the graph. Dates stay texts: nothing can shift them by a time zone.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isDay } from '../../lib/calendar/calendar.ts';

/** Axes repeat the same days in every answer. */
const MAX_DAYS = 10_000;
const days = new Set<string>();

export const DateScalar = textScalar('Date', 'a UTC calendar day, YYYY-MM-DD', (text) => {
  if (days.has(text)) return true;
  if (!isDay(text)) return false;
  if (days.size < MAX_DAYS) days.add(text);
  return true;
});
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
