// The words of DuckDB: facts are Parquet files, arithmetic that it lacks is in its macros.
import { join } from 'node:path';
import type { Dialect, PackLines } from '../compile/dialect.ts';
import type { Bindings, ParameterType } from '../compile/statement.ts';
import { PART_PLACE, ROW_PLACE } from '../tables/packed-scan.ts';
import { AMOUNT, FACTOR_COLUMNS, productLines } from './exact-macros.ts';
import { type FileTable, partFile } from './fact-files.ts';

const CASTS: Record<ParameterType, string> = {
  text: 'VARCHAR',
  texts: 'VARCHAR[]',
  date: 'DATE',
  integer: 'BIGINT',
  integers: 'INTEGER[]',
};

/** The files of the parts are below the data directory. */
export function duckDbDialect(dataDir: string): Dialect {
  const scanOf = (of: FileTable, names: readonly string[], bind: Bindings) => {
    const files = bind.texts(names.map((name) => join(dataDir, partFile(name, of))));
    return `read_parquet(${files}${of === 'rows' ? ', filename = true, file_row_number = true' : ''})`;
  };
  /** A pack some of whose parts are read, or whose rows are told which they are. */
  const scanApart = ({ pack, table: of, parts, places }: PackLines, bind: Bindings) => {
    const paths = () => bind.texts(parts.map((part) => join(dataDir, partFile(part, 'rows'))));
    const columns =
      of === 'costliestRows'
        ? `*, ${paths()}[${PART_PLACE} + 1] AS filename, ${ROW_PLACE} AS file_row_number`
        : '*';
    const where = places === null ? '' : ` WHERE ${placesWithin(places)}`;
    return `SELECT ${columns} FROM ${scanOf(of, [pack], bind)}${where}`;
  };
  return {
    parameter: (name, type) => `CAST($${name} AS ${CASTS[type]})`,
    scan: scanOf,
    scanPacked: (table, packs, parts, bind) => {
      // A part comes first where there is one: columns that it lacks are passed over.
      const alike = new Map<FileTable, string[]>(parts.length > 0 ? [[table, [...parts]]] : []);
      const apart: PackLines[] = [];
      for (const each of packs) {
        const { pack, table: of, places } = each;
        if (places === null && of !== 'costliestRows') alike.set(of, [...(alike.get(of) ?? []), pack]);
        else apart.push(each);
      }
      const whole = [...alike].map(([of, names]) => scanOf(of, names, bind));
      if (apart.length === 0 && whole.length === 1) return whole.join('');
      const scans = [
        ...whole.map((scan) => `SELECT * FROM ${scan}`),
        ...apart.map((each) => scanApart(each, bind)),
      ];
      return `(${scans.join(' UNION ALL BY NAME ')})`;
    },
    rowPlace: ['filename', 'file_row_number'],

    once: 'AS MATERIALIZED',
    grouping: (columns) => `GROUPING(${columns.join(', ')})`,

    isIn: (value, texts) => `list_contains(${texts}, ${value})`,
    placeIn: (value, texts) => `coalesce(list_position(${texts}, ${value}), 0)`,
    numberAt: (integers, place) => `${integers}[${place}]`,
    holds: (text, part) => `contains(lower(${text}), lower(${part}))`,
    folded: (text) => `replace(replace(lower(${text}), ' ', ''), '-', '')`,
    contains: (text, part) => `contains(${text}, ${part})`,
    startsWith: (text, part) => `starts_with(${text}, ${part})`,

    // Without a factor nothing is computed: of what all amounts share, an engine does so before it looks at a condition.
    timesFactor: (amount, factors, place) =>
      `converted_by(CASE WHEN ${place} > 0 THEN CAST(${amount} AS ${AMOUNT}) END, ${factors}, ${place})`,
    factorLines: (factors, named) => {
      const columns = FACTOR_COLUMNS.map(({ name, of }) => `${of('factor')} AS ${name}`).join(', ');
      const lines =
        named === null
          ? `unnest(${factors}) AS factor, unnest(range(1, len(${factors}) + 1)) AS factor_place`
          : `unnest(${named.currencies}) AS factor_currency, unnest(${named.places}) AS factor_place,
            unnest(list_select(${factors}, ${named.places})) AS factor`;
      return `SELECT ${named === null ? '' : 'factor_currency, '}factor_place, ${columns} FROM (SELECT ${lines}) AS factors`;
    },
    timesLines: (amounts, from) => productLines(amounts, 'factor_place > 0', from),
    sumOver: (name, from, below, amount) =>
      `list_sum(list_transform(range(${from}, ${below}), lambda ${name}: CAST(${amount} AS ${AMOUNT})))`,
    joined: (text) => `string_agg(DISTINCT ${text}, ',')`,
    partsOf: (amount, days, count) => `parts_of(${amount}, ${days}, ${count})`,
    numbered: (relation, count, name) =>
      `${relation} AS counted, unnest(range(counted.${count})) AS numbers(${name})`,

    tagValue: (tags, key) => `coalesce(${tags}[${key}], '')`,
    tagKeys: (relation, tags, name) =>
      `${relation} AS tagged, unnest(map_keys(tagged.${tags})) AS keys(${name})`,

    datedLabel: (isNamed, day, label) => `{'is_named': ${isNamed}, 'day': ${day}, 'label': ${label}}`,
    labelIn: (dated) => `(${dated}).label`,

    addDays: (day, days) => `(${day} + CAST(${days} AS INTEGER))`,
    daysBetween: (from, to) => `(${to} - ${from})`,
    monthsBetween: (from, to) => `datediff('month', ${from}, ${to})`,
    wholeQuotient: (number, divisor) => `(${number} // ${divisor})`,

    // By its text, which makes the nearest number; a decimal cast on its own is often one beside it.
    asNumber: (value) => `CAST(CAST(${value} AS VARCHAR) AS DOUBLE)`,
    asCount: (value) => `CAST(${value} AS DOUBLE)`,
    asText: (value) => `CAST(${value} AS VARCHAR)`,
    decimalText: (amount) => `rtrim(rtrim(CAST(${amount} AS VARCHAR), '0'), '.')`,
    tagsJson: (tags) => `nullif(CAST(to_json(${tags}) AS VARCHAR), '{}')`,
  };
}

function placesWithin(runs: NonNullable<PackLines['places']>): string {
  return runs.map(([first, last]) => `${PART_PLACE} BETWEEN ${first} AND ${last}`).join(' OR ');
}
