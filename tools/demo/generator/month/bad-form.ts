// The same charges in deliberately bad form, as real publishers write them: for tests of a loader.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';

const COSTS = ['BilledCost', 'EffectiveCost', 'AmortizedCost', 'ListCost', 'ContractedCost'];
const TIMES = ['BillingPeriodStart', 'BillingPeriodEnd', 'ChargePeriodStart', 'ChargePeriodEnd'];

/** Formats of times, the same for a column; vendors in brackets mix two in one row. */
const TIME_FORMATS: Record<CloudCode, [starts: string, ends: string]> = {
  aws: ['%Y-%m-%dT%H:%M:%S.000Z', '%Y-%m-%dT%H:%M:%S.000Z'],
  azr: ['%-m/%-d/%Y', '%-m/%-d/%Y'],
  gcp: ['%Y-%m-%d %H:%M:%S UTC', '%Y-%m-%d %H:%M:%S UTC'],
  oci: ['%Y-%m-%dT%H:%MZ', '%Y-%m-%dT%H:%M:%SZ'],
  ncp: ['%Y-%m-%d %H:%M:%S', '%Y-%m-%d'],
  tencent: ['%-m/%-d/%Y %-H:%M', '%-m/%-d/%Y %-H:%M'],
  openstack: ['%Y-%m-%dT%H:%M:%SZ', '%Y-%m-%d %H:%M:%S'],
};

/** Tags as a list, without braces, with a key twice, or as plain text. */
const TAGS: Partial<Record<CloudCode, string>> = {
  aws: `regexp_replace("Tags", '}$', '," env":"other"}')`,
  azr: `CASE WHEN "Tags" IS NULL THEN ' ChicagoIT' ELSE replace(substr("Tags", 2, length("Tags") - 2), '"team"', '"Cost department"') END`,
  gcp: `CAST(to_json(list_transform(map_entries(CAST(CAST("Tags" AS JSON) AS MAP(VARCHAR, VARCHAR))),
    lambda entry: {'key': entry.key, 'value': entry.value})) AS VARCHAR)`,
  oci: `replace("Tags", '"owner"', '"Oracle-Tags.CreatedBy"')`,
  ncp: `replace("Tags", '{"env"', '{"weight": 12, "nested": {"a": "b"}, "env"')`,
  tencent: `replace("Tags", '"prod"', '"Prod"')`,
};

/** Amounts without decimals: only where no commitment pays, so that the loader can put them right. */
const ROUNDED = ['EffectiveCost', 'ContractedCost'];

/** The extension of a vendor's file: Parquet with doubles, packed and plain text. */
export function badExtension(vendor: CloudCode): string {
  if (vendor === 'aws') return 'parquet';
  return vendor === 'gcp' ? 'csv.gz' : 'csv';
}

export function badCopyOptions(vendor: CloudCode, columns: readonly string[]): string {
  if (vendor === 'aws') return 'FORMAT parquet, COMPRESSION snappy';
  // One column quoted, the next one not.
  const quoted = columns.filter((_, index) => index % 2 === 0).map((column) => `"${column}"`);
  return `FORMAT csv, HEADER, NULLSTR '', FORCE_QUOTE (${quoted.join(', ')})${vendor === 'gcp' ? ', COMPRESSION gzip' : ''}`;
}

/** The select list over the columns of the good file. */
export function badSelectList(vendor: CloudCode, columns: readonly string[]): string {
  const list = columns.map((column) => `${badValue(vendor, column)} AS "${column}"`);
  // A column that FOCUS does not know, as in the official sample.
  return ['row_number() OVER () AS "Id"', ...list].join(', ');
}

function badValue(vendor: CloudCode, column: string): string {
  if (vendor === 'aws') {
    if (column === 'Tags') return TAGS_OF_AWS;
    return COSTS.includes(column) ? `CAST("${column}" AS DOUBLE)` : `"${column}"`;
  }
  return nullWord(textOf(vendor, column), column);
}

const TAGS_OF_AWS = `${TAGS.aws?.replaceAll('"Tags"', 'CAST(to_json("Tags") AS VARCHAR)')}`;

function textOf(vendor: CloudCode, column: string): string {
  if (TIMES.includes(column)) {
    const [starts, ends] = TIME_FORMATS[vendor];
    // The time of a day's end is lost: the charge seems to end when it begins.
    const value = column === 'ChargePeriodEnd' && vendor === 'azr' ? LOST_END : `"${column}"`;
    return `strftime(${value}, '${column.endsWith('Start') ? starts : ends}')`;
  }
  if (column === 'Tags') return TAGS[vendor] ?? '"Tags"';
  if (column === 'AvailabilityZone' && vendor === 'azr') return `CAST("ListUnitPrice" AS VARCHAR)`;
  if (column === 'ChargeFrequency')
    return `replace("ChargeFrequency", 'Usage-Based', '${SPELLINGS[vendor] ?? 'Usage-Based'}')`;
  // Corrections are not told as such.
  if (column === 'ChargeClass') return 'CAST(NULL AS VARCHAR)';
  if (vendor === 'oci' && ROUNDED.includes(column))
    return `CAST(CAST(round("${column}") AS BIGINT) AS VARCHAR)`;
  return `CAST("${column}" AS VARCHAR)`;
}

const LOST_END = `CASE WHEN "ChargePeriodEnd" - "ChargePeriodStart" <= INTERVAL 1 DAY THEN "ChargePeriodStart" ELSE "ChargePeriodEnd" END`;

const SPELLINGS: Partial<Record<CloudCode, string>> = { oci: 'Usage-based', azr: 'UsageBased' };

/** What is not there is spelled in four ways, in one file. */
function nullWord(value: string, column: string): string {
  const words = ['NULL', 'null', '', ''];
  const start = column.length % words.length;
  const list = words.map((_, index) => `'${words[(index + start) % words.length]}'`);
  return `coalesce(${value}, list_extract([${list.join(', ')}], 1 + CAST(hash("BilledCost") % ${words.length} AS INTEGER)))`;
}
