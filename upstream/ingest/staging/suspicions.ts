// SQL of what is suspicious about a staged row: it can be loaded, but perhaps says something else than it means.
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';
import { COST_COLUMNS, LOADED_COLUMNS, TAGS_COLUMN } from '../../stores/facts/tables/focus-columns.ts';

/** Usage may be billed late, and in a time zone behind UTC. */
const USAGE_SLACK = { before: 'INTERVAL 62 DAY', after: 'INTERVAL 2 DAY' };
/** Purchases, credits, taxes and corrections are of other times. */
const OTHER_SLACK = { before: 'INTERVAL 1100 DAY', after: 'INTERVAL 1100 DAY' };

/** The clock of this machine may be behind. */
const FUTURE_SLACK = 'INTERVAL 31 DAY';

/** Ids that never are numbers in scientific notation, but for a spreadsheet that made them so. */
const ID_COLUMNS = [
  'BillingAccountId',
  'SubAccountId',
  'InvoiceId',
  'ResourceId',
  'SkuId',
  'SkuPriceId',
  'CommitmentDiscountId',
];
const SCIENTIFIC = '[0-9]([.,][0-9]+)?[eE][+][0-9]+';
/** What looks like JSON; words alone are tags of publishers that have no keys. */
const LIKE_JSON = '^ *[{[]|" *:';
const SHOWN = 60;

/** What a row costs and when, without the ids and texts that a spreadsheet damages. */
const FIGURE_COLUMNS = [
  'ChargePeriodStart',
  'ChargePeriodEnd',
  ...COST_COLUMNS,
  'ChargeCategory',
  'ServiceName',
  'PricingQuantity',
  'ConsumedQuantity',
];

/** Rows of equal hashes cost the same at the same time. */
export const FIGURE_HASH = `hash(${FIGURE_COLUMNS.map(sqlName).join(', ')})`;

/** Largest amount of a row, of any of its costs. */
export const LARGEST_COST = `greatest(${COST_COLUMNS.map((column) => `coalesce(abs(${sqlName(column)}), 0)`).join(', ')})`;

/** What a file tells its rows by. */
interface GivenColumns {
  /** Times that it has as text. */
  textTimes: readonly string[];
  hasTextTags: boolean;
  isGiven: (column: string) => boolean;
}

/** By the names of the columns. */
export function suspicionColumns({ textTimes, hasTextTags, isGiven }: GivenColumns): string[] {
  const given = (column: string) => sqlName(`${column}_given`);
  const numeric = textTimes.map((column) => `coalesce(focus_is_numeric_date(${given(column)}), false)`);
  const tags = given(TAGS_COLUMN);
  return [
    `(${['false', ...numeric].join(' OR ')}) AS has_numeric_date`,
    `${damagedId(ID_COLUMNS.filter(isGiven))} AS damaged_id`,
    hasTextTags
      ? `CASE WHEN ${sqlName(TAGS_COLUMN)} IS NULL AND regexp_matches(${tags}, ${sqlText(LIKE_JSON)}) AND focus_tags_json(${tags}) IS NULL
          THEN left(${tags}, ${SHOWN}) END AS damaged_tags`
      : 'CAST(NULL AS VARCHAR) AS damaged_tags',
    `${strangePeriod()} AS strange_period`,
    `${futureDay()} AS future_day`,
    `${FIGURE_HASH} AS figure_hash`,
    `hash(${LOADED_COLUMNS.map(sqlName).join(', ')}) AS row_hash`,
  ];
}

function damagedId(ids: readonly string[]): string {
  const cases = ids.map(
    (column) =>
      `WHEN contains(${sqlName(column)}, '+') AND regexp_full_match(${sqlName(column)}, ${sqlText(SCIENTIFIC)}) THEN ${sqlText(`${column} `)} || ${sqlName(column)}`,
  );
  return cases.length === 0 ? 'CAST(NULL AS VARCHAR)' : `CASE ${cases.join(' ')} END`;
}

/** The day of usage that cannot have been measured yet; purchases may be of a time to come. */
function futureDay(): string {
  return `CASE WHEN coalesce("ChargeCategory", 'Usage') = 'Usage' AND "ChargePeriodStart" >= current_date + ${FUTURE_SLACK}
    THEN CAST(CAST("ChargePeriodStart" AS DATE) AS VARCHAR) END`;
}

/** The day of the charge and its billing month, where the two are too far apart. */
function strangePeriod(): string {
  const isUsage = `coalesce("ChargeCategory", 'Usage') = 'Usage' AND "ChargeClass" IS NULL`;
  const slack = (side: 'before' | 'after') =>
    `(CASE WHEN ${isUsage} THEN ${USAGE_SLACK[side]} ELSE ${OTHER_SLACK[side]} END)`;
  const end = `greatest("BillingPeriodStart" + INTERVAL 1 MONTH, coalesce("BillingPeriodEnd", "BillingPeriodStart"))`;
  return `CASE WHEN ("BillingPeriodStart_given" IS NOT NULL AND ("ChargePeriodStart" < "BillingPeriodStart" - ${slack('before')}
      OR "ChargePeriodStart" >= ${end} + ${slack('after')}))
    THEN concat(CAST(CAST("ChargePeriodStart" AS DATE) AS VARCHAR), ' ', strftime("BillingPeriodStart", '%Y-%m')) END`;
}
