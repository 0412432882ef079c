// The flexibility group and ratio of a size of Azure, for TypeScript and as SQL of DuckDB.
import { sqlText } from '../../../stores/facts/sql-text.ts';
import { REGULAR_SERIES } from './azure-series.ts';
import { SINGLE_SIZES } from './azure-sizes.ts';

export interface Flexibility {
  /** Reservations of a group pay for each other's sizes. */
  group: string;
  /** What a machine of the size counts, as decimal text. */
  ratio: string;
}

/** By the name of the size, such as `d4s_v5`. */
export const AZURE_FLEXIBILITY: ReadonlyMap<string, Flexibility> = new Map([
  ...REGULAR_SERIES.flatMap(([group, name, one, numbers]) =>
    numbers.map((number) => [name.replace('#', `${number}`), { group, ratio: `${number / one}` }] as const),
  ),
  ...SINGLE_SIZES.flatMap(([group, sizes]) =>
    Object.entries(sizes).map(([name, ratio]) => [name, { group, ratio }] as const),
  ),
]);

/** `Standard_E16-4s_v5` and `E16-4s v5` are sizes of `e16s_v5`. Null where the group of a size is not known. */
export function azureFlexibility(size: string): Flexibility | null {
  const name = size
    .toLowerCase()
    .replaceAll(' ', '_')
    .replace(/^(standard|basic)_/, '')
    .replace(/^([a-z]+\d+)-\d+/, '$1');
  return AZURE_FLEXIBILITY.get(name) ?? null;
}

/**
 * The names of all sizes, and at the same places group and ratio with `;` between them. A map of so many values would take a
 * fifth of a second each time a statement is planned, and so long a constant within a rule would be compared again and again
 * while the rule is planned.
 */
export const AZURE_SIZES = [
  { column: 'azure_names', sql: listOf([...AZURE_FLEXIBILITY.keys()]) },
  {
    column: 'azure_told',
    sql: listOf([...AZURE_FLEXIBILITY.values()].map(({ group, ratio }) => `${group};${ratio}`)),
  },
];

function listOf(texts: readonly string[]): string {
  return `string_split(${sqlText(texts.join('|'))}, '|')`;
}

/** The name of a size of Azure in the tables. */
export const AZURE_FLEXIBILITY_MACROS = [
  `CREATE MACRO azure_name(size) AS regexp_replace(regexp_replace(replace(lower(size), ' ', '_'),
    '^(standard|basic)_', ''), '^([a-z]+[0-9]+)-[0-9]+', '\\1')`,
];
