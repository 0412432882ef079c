// How the texts of a billing file become values, regardless of the publisher's spelling (macros of DuckDB).

import { AMOUNT } from '../../stores/facts/duckdb/exact-macros.ts';
import { sqlText } from '../../stores/facts/sql-text.ts';
import { AZURE_FLEXIBILITY_MACROS } from './flexibility/azure-flexibility.ts';

/** The usual spellings of a missing value. CSV files are read with them as nulls. */
export const NO_TEXTS = ['', 'NULL', 'null'];

/** Other spellings start with a blank or an N. Checking that first takes a tenth of the time. */
const TEXT = `CREATE MACRO focus_text(x) AS CASE
  WHEN (x < '!' OR x BETWEEN 'N' AND 'O' OR x BETWEEN 'n' AND 'o') AND lower(trim(x)) IN ('', 'null') THEN NULL ELSE x END`;

/** A short text of digits fits a decimal of 64 bits exactly, which DuckDB reads thirty times as fast as one of 128. */
const shortDecimal = (digits: number) => `CASE WHEN length(x) - instr(x, '.') <= ${digits}
  AND NOT contains(x, '_') AND NOT contains(x, 'e') AND NOT contains(x, 'E')
  THEN CAST(TRY_CAST(x AS DECIMAL(18,${digits})) AS ${AMOUNT}) END`;

/** Null where the text is no number; an underscore within digits is DuckDB's own notation and no number here. */
const DECIMAL = `CREATE MACRO focus_decimal(x) AS coalesce(${shortDecimal(12)}, ${shortDecimal(6)},
  CASE WHEN contains(x, '_') THEN NULL ELSE TRY_CAST(x AS ${AMOUNT}) END)`;

/** SQL pattern of a date that begins with day or month: both groups are numbers. */
export const NUMERIC_DATE = '^ *([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})';

/** Whether a text is such a date; no text of ISO 8601 is. */
const IS_NUMERIC_DATE = `CREATE MACRO focus_is_numeric_date(x) AS
  contains(x, '/') OR x LIKE '_-%' OR x LIKE '_.%' OR x LIKE '__-%' OR x LIKE '__.%'`;

/** A date that begins with its day as one that begins with its month; any other text stays. */
const DAY_FIRST = `CREATE MACRO focus_day_first(x) AS
  CASE WHEN focus_is_numeric_date(x) THEN regexp_replace(x, ${sqlText(NUMERIC_DATE)}, '\\2/\\1/\\3') ELSE x END`;

const INSTANT = (x: string) => `make_timestamp(epoch_us(TRY_CAST(${x} AS TIMESTAMP WITH TIME ZONE)))`;

/**
 * ISO 8601 with blank or T, to minutes or finer, with Z, UTC, an offset or no zone (then UTC), and US dates. Nearly all
 * texts match the first patterns, which avoid a slow cast with time zones, or the next one, which avoids regular expressions.
 */
const TIME = `CREATE MACRO focus_instant(x) AS
  CASE WHEN x LIKE '____-__-_____:__:__Z' OR x LIKE '____-__-_____:__:__'
      THEN coalesce(TRY_CAST(x AS TIMESTAMP), ${INSTANT('x')})
    WHEN x LIKE '____-__-__%:__:__%' AND NOT contains(x, '/') THEN ${INSTANT('x')}
    WHEN NOT regexp_matches(x, '^[0-9]') THEN NULL
    WHEN focus_is_numeric_date(x)
      THEN try_strptime(regexp_replace(regexp_replace(x, ${sqlText(NUMERIC_DATE)}, '\\1/\\2/\\3'), '\\s*(Z|UTC)$', ''),
      ['%-m/%-d/%Y', '%-m/%-d/%Y %-H:%M', '%-m/%-d/%Y %-H:%M:%S', '%-m/%-d/%Y %-I:%M:%S %p'])
    ELSE ${INSTANT(`regexp_replace(x, '^([0-9-]+[T ][0-9]{1,2}:[0-9]{2})(\\s?(?:Z|UTC|[+-][0-9:]+))$', '\\1:00\\2')`)} END`;

/** Null where the instant is not of this century: a year out of it is a damaged value. */
const CHECKED_TIME = `CREATE MACRO focus_checked_time(instant) AS
  CASE WHEN instant BETWEEN TIMESTAMP '2000-01-01' AND TIMESTAMP '2100-01-01' THEN instant END`;

/** Without blanks at both ends. `trim` looks at each letter, and most texts are ASCII without such blanks. */
const TRIMMED = `CREATE MACRO focus_trim(x) AS
  CASE WHEN x >= '!' AND NOT suffix(x, ' ') AND strlen(x) = length(x) THEN x ELSE trim(x) END`;

const TIME_OF_TEXT = `CREATE MACRO focus_time(x) AS focus_checked_time(focus_instant(trim(x)))`;

/** Of a number that is exact already; null where it is too large for the store. */
const EXACT_AMOUNT = `CREATE MACRO focus_amount(x) AS TRY_CAST(x AS ${AMOUNT})`;

/** A word without case and punctuation: \`Usage-based\` and \`UsageBased\` are one. */
const WORD = `CREATE MACRO focus_word(x) AS regexp_replace(lower(x), '[^a-z0-9]', '', 'g')`;

/** JSON text of tags; some publishers leave the outer braces out. Null where it is no JSON: untagged. */
const TAGS_JSON = `CREATE MACRO focus_tags_json(x) AS
  CASE WHEN json_valid(x) THEN x WHEN json_valid('{' || x || '}') THEN '{' || x || '}' END`;

/** Of two equal keys the first wins. */
const FIRST_ENTRIES = `CREATE MACRO focus_first_entries(entries) AS
  list_filter(entries, lambda entry, position:
    list_position(list_transform(entries, lambda other: other.key), entry.key) = position)`;

/** Keys without outer blanks, each once; no empty key. */
const CLEAN_ENTRIES = `CREATE MACRO focus_clean_entries(entries) AS focus_first_entries(list_filter(list_transform(
  entries, lambda entry: {'key': trim(entry.key), 'value': entry.value}), lambda entry: entry.key <> ''))`;

/** Most maps are as they should be, and are taken as they are. */
const TAG_MAP = `CREATE MACRO focus_tag_map(tags) AS
  CASE WHEN len(list_filter(map_keys(tags), lambda key, position: key < '!' OR suffix(key, ' ')
      OR list_position(map_keys(tags), key) <> position)) = 0 THEN tags
    ELSE map_from_entries(focus_clean_entries(map_entries(tags))) END`;

const OBJECT_TAGS = `CREATE MACRO focus_object_tags(json) AS TRY_CAST(TRY_CAST(json AS JSON) AS MAP(VARCHAR, VARCHAR))`;

/** An object, or a list of objects with key and value. */
const TAGS = `CREATE MACRO focus_json_tags(json) AS CASE json_type(json)
  WHEN 'OBJECT' THEN focus_object_tags(json)
  WHEN 'ARRAY' THEN map_from_entries(focus_clean_entries(
    TRY_CAST(TRY_CAST(json AS JSON) AS STRUCT("key" VARCHAR, "value" VARCHAR)[]))) END`;

/** Most tags are JSON objects. These are parsed once, and are null if they are no valid JSON. Keys are not cleaned yet. */
const TAGS_OF_TEXT = `CREATE MACRO focus_given_tags(x) AS
  CASE WHEN starts_with(x, '{') THEN focus_object_tags(x) ELSE focus_json_tags(focus_tags_json(x)) END`;

/** Entries of a list of objects with Key and Value, however these are spelled; none where it is no such list. */
const PAIRS = `CREATE MACRO focus_pairs(json) AS CASE WHEN json_valid(json) AND json_type(json) = 'ARRAY' THEN
  list_filter(list_transform(CAST(CAST(json AS JSON) AS JSON[]), lambda pair: {
    'key': coalesce(json_extract_string(pair, '$.Key'), json_extract_string(pair, '$.key')),
    'value': coalesce(json_extract_string(pair, '$.Value'), json_extract_string(pair, '$.value'), '')}),
    lambda entry: entry.key IS NOT NULL) ELSE [] END`;

/** The types of a list of credits, each once; null for none. */
const CREDIT_TYPES = `CREATE MACRO focus_credit_types(json) AS CASE WHEN json_valid(json) AND json_type(json) = 'ARRAY'
  THEN nullif(array_to_string(list_sort(list_distinct(list_transform(CAST(CAST(json AS JSON) AS JSON[]), lambda credit:
    coalesce(json_extract_string(credit, '$.Type'), json_extract_string(credit, '$.type'),
      json_extract_string(credit, '$.Name'), json_extract_string(credit, '$.name'))))), ', '), '') END`;

export const VALUE_MACROS = [
  TEXT,
  DECIMAL,
  IS_NUMERIC_DATE,
  DAY_FIRST,
  TIME,
  CHECKED_TIME,
  TRIMMED,
  TIME_OF_TEXT,
  EXACT_AMOUNT,
  WORD,
  TAGS_JSON,
  FIRST_ENTRIES,
  CLEAN_ENTRIES,
  TAG_MAP,
  OBJECT_TAGS,
  TAGS,
  TAGS_OF_TEXT,
  PAIRS,
  CREDIT_TYPES,
  ...AZURE_FLEXIBILITY_MACROS,
];
