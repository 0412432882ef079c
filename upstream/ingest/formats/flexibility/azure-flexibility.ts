// The flexibility group and ratio of a size of Azure, for TypeScript and as a macro of DuckDB.
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
 * Both tables as one text of `|name=group;ratio|` and `|name=group;one;,numbers,|`: a map of so many values would take a
 * fifth of a second each time a statement is planned. Statements have it as a column: so long a constant within a rule
 * would be compared again and again while the rule is planned.
 */
export const AZURE_SIZES = sqlText(
  [
    '',
    ...REGULAR_SERIES.map(([group, name, one, numbers]) => `${name}=${group};${one};,${numbers.join(',')},`),
    ...SINGLE_SIZES.flatMap(([group, sizes]) =>
      Object.entries(sizes).map(([name, ratio]) => `${name}=${group};${ratio}`),
    ),
    '',
  ].join('|'),
);

/**
 * The name of a size of Azure in the tables; what a table says of a name, with `;` between its parts, null where it says
 * nothing; group and ratio of a number of a series.
 */
export const AZURE_FLEXIBILITY_MACROS = [
  `CREATE MACRO azure_name(size) AS regexp_replace(regexp_replace(replace(lower(size), ' ', '_'),
    '^(standard|basic)_', ''), '^([a-z]+[0-9]+)-[0-9]+', '\\1')`,
  `CREATE MACRO azure_told(sizes, name) AS nullif(split_part(split_part(sizes, concat('|', name, '='), 2), '|', 1), '')`,
  `CREATE MACRO azure_of_series(told, number) AS CASE WHEN contains(split_part(told, ';', 3), concat(',', number, ','))
    THEN concat(split_part(told, ';', 1), ';', CAST(number AS INTEGER) // CAST(split_part(told, ';', 2) AS INTEGER)) END`,
];
