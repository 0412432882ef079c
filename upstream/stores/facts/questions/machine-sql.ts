// What a row says of the machine that it charges: its type, family and size, what kind of machine time it is, and how
// much of it. SQL of DuckDB over the FOCUS columns of a row; null or the empty text where the row does not say.
import { sqlName, sqlText } from '../sql-text.ts';

const NO_TEXT = 'CAST(NULL AS VARCHAR)';
const NO_AMOUNT = 'CAST(NULL AS DECIMAL(38,18))';
const NO_FACTOR = 'CAST(NULL AS DECIMAL(12,4))';
const IS_USAGE = `coalesce("ChargeCategory", 'Usage') = 'Usage'`;
/** The provider of a row as columns, because a dozen rules read it. */
export const PROVIDER_STEP = [
  { column: 'is_azure', sql: isNamed('Microsoft%', 'Azure%') },
  { column: 'is_aws', sql: isNamed('AWS%', 'Amazon%') },
];
const METER_COLUMNS = ['SkuMeter', 'x_UsageType', 'x_SkuMeterName', 'ChargeDescription'];
export const USAGE_TYPE = `coalesce(${METER_COLUMNS.map(sqlName).join(', ')}, '')`;

/** Properties of SkuPriceDetails that rules read. */
const SKU_DETAILS = [
  'InstanceType',
  'OperatingSystem',
  'DatabaseEngine',
  'CacheEngine',
  'Tenancy',
  'x_Tenancy',
  'x_NormalizationFactor',
] as const;

/** Their texts as a list, so that the JSON is parsed once; null if it is not valid. */
export const SKU_DETAILS_STEP = {
  column: 'sku_details',
  sql: `CASE WHEN json_valid("SkuPriceDetails") THEN json_extract_string("SkuPriceDetails",
    [${SKU_DETAILS.map((name) => sqlText(`$.${name}`)).join(', ')}]) END`,
};

/** A property of SkuPriceDetails; null where it is empty. */
export const skuDetail = (name: (typeof SKU_DETAILS)[number]) =>
  `nullif(sku_details[${SKU_DETAILS.indexOf(name) + 1}], '')`;

function isNamed(...names: readonly string[]): string {
  return `coalesce(${names.map((name) => `"ProviderName" ILIKE ${sqlText(name)}`).join(' OR ')}, false)`;
}

/** Words of the usage types of AWS that end in the type of the machine, by the kind of machine time. */
const AWS_METERS: Record<string, string> = {
  compute: 'BoxUsage|SpotUsage|DedicatedUsage|HostBoxUsage|UnusedBox|UnusedDed|SchedUsage',
  database: 'InstanceUsage|Multi-AZUsage|Multi-AZClusterUsage|MirrorUsage|InstanceUsageIOOptimized',
  cache: 'NodeUsage',
  search: 'ESInstance|OpenSearchInstance',
  warehouse: '(?:^|-)Node',
};
/** Of the steady fee of a reservation of any of them. */
const AWS_FEE = 'HeavyUsage';
const TYPE = '[a-z][a-z0-9-]*[.][a-z0-9.-]+';
const anyMeter = [...Object.values(AWS_METERS), AWS_FEE].join('|');
const awsMeter = (words: string) => `(?:${words}):(${TYPE})`;

/** Meters of Azure are named by the size of the machine, such as `D4s v5` or `B2ms Spot`. */
const AZURE_SIZE =
  '^([A-Z]{1,3}[0-9]+(?:-[0-9]+)?[a-z]*(?: [A-Z][0-9A-Z]+)?(?: v[0-9]+)?)(?: Spot| Low Priority)?$';
const AZURE_SERVICES = ['virtual machine', 'postgresql', 'mysql'];
const AZURE_TYPE = `CASE WHEN is_azure AND (${AZURE_SERVICES.map((name) => `"ServiceName" ILIKE ${sqlText(`%${name}%`)}`).join(' OR ')})
  THEN nullif(regexp_extract(coalesce("x_SkuMeterName", "SkuMeter"), ${sqlText(AZURE_SIZE)}, 1), '') END`;

/** All usage types with a machine have a colon, most others have none, and finding one is faster than the regular expression. */
const AWS_TYPE = `CASE WHEN contains(${USAGE_TYPE}, ':')
  THEN nullif(regexp_extract(${USAGE_TYPE}, ${sqlText(awsMeter(anyMeter))}, 1), '') END`;

/** As the provider names it: `m5.large`, `db.m5.large`, `Standard_D4s_v5` or `D4s v5`. */
export const INSTANCE_TYPE = `coalesce(${skuDetail('InstanceType')}, "x_InstanceType",
  ${AWS_TYPE}, ${AZURE_TYPE}, '')`;
/** The columns that INSTANCE_TYPE reads beside those that tell the vendor. */
export const TYPE_COLUMNS = ['SkuPriceDetails', 'x_InstanceType', ...METER_COLUMNS];

/** Columns that the rules of dimensions before these filled. */
const keyOf = (dimension: string) => sqlName(`${dimension}_key`);
export const TYPE_KEY = keyOf('instanceType');
export const METER = keyOf('usageType');
const KIND_KEY = keyOf('computeKind');
const SIZE = keyOf('instanceSize');

const AZURE_PARTS = '^(?:Standard_|Basic_)?([A-Za-z]+)([0-9]+)(-[0-9]+)?([A-Za-z]*)[ _]?(.*)$';
const isAzureSize = `(is_azure AND NOT contains(${TYPE_KEY}, '.') AND regexp_matches(${TYPE_KEY}, ${sqlText(AZURE_PARTS)}))`;
const azurePart = (part: number) => `regexp_extract(${TYPE_KEY}, ${sqlText(AZURE_PARTS)}, ${part})`;

/** `m5` of `m5.large`, also of `db.m5.large` and `cache.m5.large`; `Dsv5` of `D4s v5`. */
export const INSTANCE_FAMILY = `CASE WHEN ${TYPE_KEY} = '' THEN '' WHEN ${isAzureSize} THEN concat(${azurePart(1)}, ${azurePart(4)}, ${azurePart(5)})
  ELSE regexp_extract(${TYPE_KEY}, '^(?:db\\.|cache\\.)?([^.]*)', 1) END`;

/** `large` of `m5.large` and of `m5.large.search`, `4` of `D4s v5`. */
export const INSTANCE_SIZE = `CASE WHEN ${TYPE_KEY} = '' THEN '' WHEN ${isAzureSize} THEN concat(${azurePart(2)}, ${azurePart(3)})
  ELSE regexp_extract(${TYPE_KEY}, '^(?:db\\.|cache\\.)?[^.]+\\.([^.]+)', 1) END`;

const UNIT = `CASE WHEN "ConsumedQuantity" IS NULL THEN "PricingUnit" ELSE "ConsumedUnit" END`;
const HOURS_OF_UNIT = '^([0-9]*) ?(?:hrs?|hours?)$';
const IS_IN_HOURS = `coalesce(regexp_matches(lower(${UNIT}), ${sqlText(HOURS_OF_UNIT)}), false)`;

/** Machine time by the kind of machine: only usage, without unused commitments. */
const kindCases = Object.entries(AWS_METERS).map(
  ([kind, words]) => `WHEN regexp_matches(${METER}, ${sqlText(awsMeter(words))}) THEN ${sqlText(kind)}`,
);
const IS_METERED = `${TYPE_KEY} <> '' AND ${IS_IN_HOURS}`;
export const COMPUTE_KIND = `CASE
  WHEN NOT ${IS_USAGE} OR "CommitmentDiscountStatus" = 'Unused' THEN ''
  WHEN is_aws THEN coalesce(CASE WHEN contains(${METER}, ':') THEN CASE ${kindCases.join(' ')} END END, CASE
    WHEN contains(${METER}, 'Fargate') AND regexp_matches(${METER}, 'Fargate.*(vCPU|GB-Hours|Memory)') THEN 'container'
    WHEN contains(${METER}, 'Lambda') AND regexp_matches(${METER}, 'Lambda.*GB-Second') THEN 'function' ELSE '' END)
  WHEN ${IS_METERED} AND "ServiceName" ILIKE '%redis%' THEN 'cache'
  WHEN ${IS_METERED} AND "ServiceCategory" = 'Compute' THEN 'compute'
  WHEN ${IS_METERED} AND "ServiceCategory" = 'Databases' THEN 'database'
  ELSE '' END`;

/** Meters that count parts of a machine: their hours are none of a machine. */
const IS_PART = `coalesce(regexp_matches(${METER}, '\\b(Core|Ram|GPU|vCPU)\\b'), false)`;

/**
 * They lead to the column `azure_ratio`, each in a SELECT over that of the one before: group and ratio of a size of Azure
 * with `;` between them, out of the columns `azure_names` and `azure_told`. In one expression each part would be planned a
 * dozen times.
 */
export const AZURE_RATIO_STEPS = [
  {
    column: 'azure_name',
    sql: `CASE WHEN is_azure AND ${TYPE_KEY} <> '' THEN azure_name(${TYPE_KEY}) END`,
    needs: [TYPE_KEY],
    otherwise: NO_TEXT,
  },
  {
    column: 'azure_ratio',
    sql: 'CASE WHEN azure_name IS NOT NULL THEN azure_told[list_position(azure_names, azure_name)] END',
    needs: ['azure_name'],
    otherwise: NO_TEXT,
  },
];

/** Hours of machines, out of the column `quantity`. Free usage of AWS has no unit; its meter implies it. */
const HOURS = `CASE WHEN ${KIND_KEY} IN ('', 'container', 'function') OR ${IS_PART} THEN NULL
  WHEN ${IS_IN_HOURS} THEN CAST(quantity * CAST(coalesce(nullif(regexp_extract(lower(${UNIT}), ${sqlText(HOURS_OF_UNIT)}, 1), ''), '1')
    AS INTEGER) AS DECIMAL(38,18))
  WHEN is_aws AND ${UNIT} IS NULL THEN quantity END`;

/** A size of AWS in normalised units; a database in several zones takes its size twice. */
const AWS_SIZES = { nano: '0.25', micro: '0.5', small: '1', medium: '2', large: '4', xlarge: '8' };
const AWS_FACTOR = `CASE ${Object.entries(AWS_SIZES)
  .map(([size, units]) => `WHEN ${SIZE} = ${sqlText(size)} THEN ${units}`)
  .join(
    ' ',
  )} WHEN regexp_full_match(${SIZE}, '[0-9]{1,3}xlarge') THEN 8 * CAST(regexp_extract(${SIZE}, '[0-9]+') AS INTEGER) END
  * CASE WHEN contains(${METER}, 'Multi-AZUsage') THEN 2 ELSE 1 END`;

/** Null if it is too large. Each factor is cast by itself: casting the long decimal that all share takes 2 µs a row. */
const short = (factor: string) => `TRY_CAST(${factor} AS DECIMAL(12,4))`;
/** Units of an hour: what the file says, else by the size; null where neither is known. */
const FACTOR = `CASE WHEN hours IS NOT NULL THEN coalesce(
  ${short('nullif(focus_decimal(told_factor), 0)')},
  CASE WHEN is_aws THEN ${short(AWS_FACTOR)}
    WHEN is_azure THEN ${short(`focus_decimal(split_part(azure_ratio, ';', 2))`)} END) END`;

/** Normalised units of the hours in the column `hours`. A whole factor needs no rounding, which is slow. */
const UNITS = `CASE WHEN unit_factor = trunc(unit_factor) THEN hours * CAST(unit_factor AS DECIMAL(8,0))
  ELSE CAST(hours * unit_factor AS DECIMAL(38,18)) END`;

/** Sizes of one group pay for each other, out of the column `azure_ratio`: the family of AWS, the group that Azure publishes. */
export const FLEXIBILITY_GROUP = `CASE WHEN ${TYPE_KEY} = '' THEN '' WHEN is_azure THEN coalesce(split_part(azure_ratio, ';', 1), '')
  WHEN is_aws THEN regexp_extract(${TYPE_KEY}, '^((?:db\\.|cache\\.)?[^.]+)\\.', 1) ELSE '' END`;

/** Shared, Dedicated or Host, as the provider writes it. */
export const TENANCY = `coalesce(${skuDetail('Tenancy')}, ${skuDetail('x_Tenancy')}, ${sqlName('x_Tenancy')}, '')`;

/** Each reads the column of the one before. */
export const AMOUNT_STEPS = [
  { column: 'hours', sql: HOURS, needs: [KIND_KEY], otherwise: NO_AMOUNT },
  {
    column: 'told_factor',
    sql: `CASE WHEN hours IS NOT NULL THEN ${skuDetail('x_NormalizationFactor')} END`,
    needs: ['hours'],
    otherwise: NO_TEXT,
  },
  { column: 'unit_factor', sql: FACTOR, needs: ['hours'], otherwise: NO_FACTOR },
  { column: 'units', sql: UNITS, needs: ['unit_factor'], otherwise: NO_AMOUNT },
];
