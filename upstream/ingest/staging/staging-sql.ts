// SQL that turns the records of one billing file into checked, typed rows, with the fault of each row that has one.

import type { DuckDBConnection } from '@duckdb/node-api';
import { rejectReason } from '../../../lib/node/loads/load-facts.ts';
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';
import {
  COST_COLUMNS,
  ENUM_COLUMNS,
  KEPT_EXTRA_COLUMNS,
  LOADED_COLUMNS,
  NUMBER_COLUMNS,
  TAGS_COLUMN,
  TEXT_COLUMNS,
  TIME_COLUMNS,
} from '../../stores/facts/tables/focus-columns.ts';
import { EARLIER_WORDS } from '../formats/earlier-versions.ts';
import type { Reading, TypedValue } from '../formats/reading.ts';
import { absentColumns, withValues } from './absent-columns.ts';
import { IS_USAGE, withSteps } from './derived-columns.ts';
import { fixColumns } from './fixed-columns.ts';
import { PUBLISHER, providerOf } from './provider-sql.ts';
import { suspicionColumns } from './suspicions.ts';

/** Usage that claims to last longer is a damaged end date; a purchase may pay for more years. */
const MAX_CHARGE_DAYS = 1100;
/** How much of a faulty value is kept for the report. */
const SHOWN_VALUE = 200;

/** Reads back what is staged of a file: the rows that are loaded. */
export const IS_LOADED = 'fault IS NULL AND NOT is_left_out';

/**
 * SELECT of all rows of the files: `file` (its number), `row` (the place of its record among the readable ones),
 * `is_first` of its record, `is_left_out`, `fault` (column, value, reason; null for a good row), the FOCUS columns and
 * the derived ones, and what is suspicious about the row. Parameters: those of the files, $first_file (the number of the first), and $currency where the
 * reading assumes one. The connection knows the macros of values.
 */
export async function stagingSelect(connection: DuckDBConnection, reading: Reading): Promise<string> {
  const value = (column: string) =>
    typedOf(reading, column)?.sql ?? reading.texts.get(column) ?? 'CAST(NULL AS VARCHAR)';
  const isGiven = (column: string) => typedOf(reading, column) !== null || reading.texts.has(column);
  const absent = absentColumns(isGiven);
  const { steps, derived } = await fixColumns(connection, absent);
  const textTimes = TIME_COLUMNS.filter((column) => !absent.has(column) && typedOf(reading, column) === null);
  const hasTextTags = isGiven(TAGS_COLUMN) && typedOf(reading, TAGS_COLUMN) === null;
  const suspicions = suspicionColumns({ textTimes, hasTextTags, isGiven });
  const trims = textTimes.map((column) => `, focus_trim(${sqlName(column)}) AS ${trimmedOf(column)}`);
  const instants = textTimes.map((column) => `, focus_instant(${trimmedOf(column)}) AS ${instantOf(column)}`);
  const values = LOADED_COLUMNS.filter((column) => !absent.has(column)).map(
    (column) => `${value(column)} AS ${sqlName(column)}`,
  );
  const loaded = LOADED_COLUMNS.map((column) =>
    absent.has(column) ? `${sqlName(column)} AS ${sqlName(column)}` : sqlName(column),
  );
  const select = `
    WITH given AS (SELECT CAST($first_file + ${reading.place} AS INTEGER) AS file, ${reading.row} AS row,
      ${reading.isFirstOfRecord} AS is_first, ${reading.isLeftOut} AS is_left_out,
      ${reading.fault} AS record_fault, ${values.join(', ')} FROM ${reading.from}),
    trimmed AS (SELECT *${trims.join('')} FROM given),
    timed AS (SELECT *${instants.join('')}${hasTextTags ? `, focus_given_tags(${TAGS}) AS ${READ_TAGS}` : ''} FROM trimmed),
    parsed AS (SELECT file, row, is_first, is_left_out, record_fault, ${parsedColumns(reading, absent).join(', ')} FROM timed),
    faults AS (SELECT *, ${faultOf(absent)} AS fault FROM parsed),
    filled AS (SELECT * REPLACE (
      coalesce("ChargePeriodStart", "BillingPeriodStart") AS "ChargePeriodStart",
      coalesce("BillingPeriodStart", CAST(date_trunc('month', "ChargePeriodStart") AS TIMESTAMP)) AS "BillingPeriodStart",
      coalesce("EffectiveCost", "BilledCost") AS "EffectiveCost",
      ${providerOf(isGiven)} AS "ProviderName", ${PUBLISHER} AS "PublisherName") FROM faults),
    checked AS (SELECT *, "EffectiveCost_is_given" AND "EffectiveCost" <> trunc("EffectiveCost") AS has_effective_decimals
      FROM filled)
    SELECT file, row, is_first, is_left_out, fault, has_effective_decimals,
      ${[...loaded, ...derived, ...suspicions].join(', ')}
    FROM ${withSteps('checked', steps)}`;
  return withValues(select, absent);
}

/** The value of a column whose type is that of FOCUS. */
function typedOf(reading: Reading, column: string): TypedValue | null {
  const value = reading.typed.get(column);
  const is = (columns: readonly string[]) => columns.includes(column);
  const kind = is(TIME_COLUMNS) ? 'time' : is([...COST_COLUMNS, ...NUMBER_COLUMNS]) ? 'number' : null;
  return value?.kind === (column === TAGS_COLUMN ? 'map' : kind) ? (value ?? null) : null;
}

/** Texts that are not taken as they are; null for the one that needs to know what the file lacks. */
const CLEANED: Record<string, string | null> = {
  BillingCurrency: null,
  // Some rows of Azure have a price there.
  AvailabilityZone: `CASE WHEN "AvailabilityZone" >= 'A' OR focus_decimal("AvailabilityZone") IS NULL
    THEN "AvailabilityZone" END`,
  // FOCUS 1.4 spells the keys of 1.3 in another way.
  ContractApplied: `replace(replace("ContractApplied", '"ContractID"', '"ContractId"'),
    '"ContractCommitmentID"', '"ContractCommitmentId"')`,
};

/** Column with the text of the file. */
const givenOf = (column: string) => sqlName(`${column}_given`);

/** Column with the text of a time without outer blanks. */
const trimmedOf = (column: string) => sqlName(`${column}_trimmed`);

/** Column with the timestamp parsed from a text of the file, of any year. It is read twice, so it is a column of its own. */
const instantOf = (column: string) => sqlName(`${column}_instant`);

const TAGS = sqlName(TAGS_COLUMN);
/** Column with the tags parsed from a text of the file. The macro that cleans keys evaluates its argument four times. */
const READ_TAGS = sqlName(`${TAGS_COLUMN}_read`);

function parsedColumns(reading: Reading, absent: ReadonlyMap<string, string>): string[] {
  const isGiven = (column: string) => !absent.has(column);
  const parsed = (columns: readonly string[], ofText: (column: string) => string, ofValue: string) =>
    columns
      .filter(isGiven)
      .flatMap((column) => [
        `${typedOf(reading, column) ? `${ofValue}(${sqlName(column)})` : ofText(column)} AS ${sqlName(column)}`,
        `${sqlName(column)} AS ${givenOf(column)}`,
      ]);
  const by = (macro: string) => (column: string) => `${macro}(${sqlName(column)})`;
  const given = 'upper(focus_trim("BillingCurrency"))';
  const currency = reading.isCurrencyAssumed ? `coalesce(${given}, CAST($currency AS VARCHAR))` : given;
  return [
    ...parsed(TIME_COLUMNS, (column) => `focus_checked_time(${instantOf(column)})`, 'focus_checked_time'),
    ...parsed([...COST_COLUMNS, ...NUMBER_COLUMNS], by('focus_decimal'), 'focus_amount'),
    '"EffectiveCost" IS NOT NULL AS "EffectiveCost_is_given"',
    ...Object.entries(ENUM_COLUMNS)
      .filter(([column]) => isGiven(column))
      .map(([column, words]) => `${enumWord(column, words)} AS ${sqlName(column)}`),
    ...[...TEXT_COLUMNS, ...KEPT_EXTRA_COLUMNS]
      .filter((column) => isGiven(column) && !(column in CLEANED))
      .map(sqlName),
    `${currency} AS "BillingCurrency"`,
    ...Object.entries(CLEANED).flatMap(([column, sql]) =>
      sql === null || !isGiven(column) ? [] : [`${sql} AS ${sqlName(column)}`],
    ),
    ...parsed([TAGS_COLUMN], () => `focus_tag_map(${READ_TAGS})`, 'focus_tag_map'),
  ];
}

/** The word of FOCUS for a spelling of it; an unknown word stays as it is. */
function enumWord(column: string, words: readonly string[]): string {
  const squeezed = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const spellings = [...words.map((word) => [word, word]), ...Object.entries(EARLIER_WORDS[column] ?? {})];
  const cases = spellings.map(
    ([spelling = '', word = '']) => `WHEN ${sqlText(squeezed(spelling))} THEN ${sqlText(word)}`,
  );
  const known = words.map((word) => sqlText(word)).join(', ');
  return `CASE WHEN ${sqlName(column)} IN (${known}) THEN ${sqlName(column)}
    ELSE CASE focus_word(${sqlName(column)}) ${cases.join(' ')} ELSE ${sqlName(column)} END END`;
}

/** The first fault of a row. Every given number and time must be one: a lost quantity would falsify later figures. */
function faultOf(absent: ReadonlyMap<string, string>): string {
  const fault = (column: string, reason: string, value = givenOf(column)) =>
    `{'column': ${sqlText(column)}, 'value': left(CAST(${value} AS VARCHAR), ${SHOWN_VALUE}), 'reason': ${sqlText(reason)}}`;
  const given = (columns: readonly string[]) => columns.filter((column) => !absent.has(column));
  const unparsed = (columns: readonly string[], reason: string) =>
    given(columns).map(
      (column) =>
        `WHEN ${givenOf(column)} IS NOT NULL AND ${sqlName(column)} IS NULL THEN ${fault(column, reason)}`,
    );
  const serialNumbers = () =>
    given(TIME_COLUMNS).map(
      (column) =>
        `WHEN ${sqlName(column)} IS NULL AND regexp_full_match(CAST(${givenOf(column)} AS VARCHAR), '[3-7][0-9]{4}([.,][0-9]+)?')
          THEN ${fault(column, rejectReason('data.reject.serialDate'))}`,
    );
  return `CASE
    WHEN record_fault IS NOT NULL THEN record_fault
    WHEN is_left_out THEN NULL
    WHEN "BilledCost_given" IS NULL THEN ${fault('BilledCost', rejectReason('data.reject.empty'))}
    ${unparsed([...COST_COLUMNS, ...NUMBER_COLUMNS], rejectReason('data.reject.notNumber')).join('\n')}
    ${serialNumbers().join('\n')}
    ${unparsed(TIME_COLUMNS, rejectReason('data.reject.notDate')).join('\n')}
    WHEN "ChargePeriodStart" IS NULL AND "BillingPeriodStart" IS NULL THEN ${fault('ChargePeriodStart', rejectReason('data.reject.empty'))}
    WHEN ${IS_USAGE} AND "ChargePeriodEnd" > "ChargePeriodStart" + INTERVAL ${MAX_CHARGE_DAYS} DAY
      THEN ${fault('ChargePeriodEnd', rejectReason('data.reject.tooLong'))}
    WHEN "BillingCurrency" IS NULL THEN ${fault('BillingCurrency', rejectReason('data.reject.empty'), 'NULL')}
    WHEN NOT regexp_full_match("BillingCurrency", '[A-Z]{3}')
      THEN ${fault('BillingCurrency', rejectReason('data.reject.notCurrency'), '"BillingCurrency"')}
    END`;
}
