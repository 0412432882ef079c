// The questions of screens, each as a typed question and as the SQL that somebody writes who has the billing
// rows in one relation `facts`; `rates` is a relation (currency, factor). Both answer with the same lines.
import type { FactStore } from '../../../upstream/stores/facts/answers/answer.ts';
import type { CostQuestion, Scope } from '../../../upstream/stores/facts/questions/question.ts';

/** Texts and amounts of a line; lines are compared in the order of their texts. */
export type Line = (string | number | null)[];

export interface BenchQuestion {
  name: string;
  ask: (facts: FactStore, scope: BenchScope) => Promise<Line[]>;
  /** In DuckDB's words; the range that it reads is named so that files out of it can be left out. */
  plain: { range: { start: string; end: string }; sql: string };
}

export type BenchScope = Pick<Scope, 'companyId' | 'vendors'>;

const QUARTER = { start: '2024-09-19', end: '2024-12-17' };
const MONTH = { start: '2024-11-18', end: '2024-12-17' };
const MONTH_BEFORE = { start: '2024-10-19', end: '2024-11-17' };
const YEAR = { start: '2024-01-01', end: '2024-12-17' };
const NOVEMBER = { start: '2024-11-01', end: '2024-11-30' };
const NINE_MONTHS = { start: '2024-04-06', end: '2024-12-31' };
const ALL_MONTHS = { start: '2022-01-01', end: '2024-12-31' };

const ALL = { filters: [], measures: ['billed'], unit: null, limit: 1000, skip: 0 } as const;
const DETAIL = [
  ...(['account', 'product', 'region', 'usageDate', 'quantity'] as const),
  ...(['unit', 'cost', 'resource', 'usageType', 'description'] as const),
] as const;
const within = ({ start, end }: { start: string; end: string }, day = 'charge_date') =>
  `${day} BETWEEN DATE '${start}' AND DATE '${end}'`;

const place = (index: number) => String(index).padStart(3, '0');

/** A line for each bucket with rows. */
function seriesLines(names: readonly string[], series: readonly (number | null)[] = []): Line[] {
  return series.flatMap((amount, index) => (amount === null ? [] : [[...names, place(index), amount]]));
}

async function groupLines(facts: FactStore, question: CostQuestion): Promise<Line[]> {
  const { groups } = await facts.cost(question);
  return groups.map(({ vendor, keys, totals, compared }) => [
    vendor,
    ...keys,
    ...totals,
    ...(compared?.totals ?? []),
  ]);
}

/** Amounts by currency, added up in the currency of the company. */
const converted = (keys: string, where: string, more = '') => `
  SELECT ${keys}, sum(amount * factor) AS amount${more}
  FROM (SELECT ${keys}, "BillingCurrency" AS currency, sum("BilledCost") AS amount${more && ', count(*) AS n'}
    FROM facts WHERE ${where} GROUP BY ALL) JOIN rates USING (currency) GROUP BY ALL`;

/**
 * A chart of Cost Analytics: the ten with the highest cost, and the others, by day. Plain sums are of binary numbers, so
 * those of equal cost are told apart by key only after rounding.
 */
function quarterByDay(items: string, grouping: 'product' | 'resource'): BenchQuestion {
  const key = `${grouping}_key`;
  return {
    name: `90 days by day, top 10 ${items}, others`,
    ask: async (facts, scope) => {
      const { groups, others } = await facts.cost({
        ...{ ...scope, ...ALL, range: QUARTER, unit: 'day', groupBy: [grouping], limit: 10 },
      });
      const listed = groups.flatMap(({ vendor, keys, series }) => seriesLines([vendor, ...keys], series[0]));
      return [...listed, ...seriesLines(['', ''], others?.series[0])];
    },
    plain: {
      range: QUARTER,
      sql: `WITH cells AS (${converted(`vendor, ${key}, charge_date`, within(QUARTER))}),
        ranked AS (SELECT vendor, ${key}, row_number() OVER (ORDER BY round(sum(amount), 6) DESC, vendor, ${key}) AS rank
          FROM cells GROUP BY vendor, ${key}),
        placed AS (SELECT CASE WHEN rank <= 10 THEN vendor ELSE '' END AS vendor,
          CASE WHEN rank <= 10 THEN ${key} ELSE '' END AS item, charge_date, sum(amount) AS amount
          FROM cells JOIN ranked USING (vendor, ${key}) GROUP BY ALL)
        SELECT vendor, item, lpad(CAST(charge_date - DATE '${QUARTER.start}' AS VARCHAR), 3, '0') AS day, amount FROM placed`,
    },
  };
}

const compareAccounts: BenchQuestion = {
  name: 'two periods compared by account',
  ask: (facts, scope) =>
    groupLines(facts, { ...scope, ...ALL, range: MONTH, compareWith: MONTH_BEFORE, groupBy: ['account'] }),
  plain: {
    range: { start: MONTH_BEFORE.start, end: MONTH.end },
    sql: `WITH cells AS (SELECT vendor, account_key, charge_date >= DATE '${MONTH.start}' AS is_current,
        "BillingCurrency" AS currency, sum("BilledCost") AS amount
        FROM facts WHERE ${within({ start: MONTH_BEFORE.start, end: MONTH.end })} GROUP BY ALL)
      SELECT vendor, account_key, sum(amount * factor) FILTER (is_current), sum(amount * factor) FILTER (NOT is_current)
      FROM cells JOIN rates USING (currency) GROUP BY ALL`,
  },
};

const byTag: BenchQuestion = {
  name: '90 days by a tag',
  ask: (facts, scope) => groupLines(facts, { ...scope, ...ALL, range: QUARTER, groupBy: [{ tag: 'team' }] }),
  plain: {
    range: QUARTER,
    sql: `WITH facts AS (SELECT *, coalesce("Tags"['team'], '') AS team FROM facts)
      ${converted('vendor, team', within(QUARTER))}`,
  },
};

const FILTERS = ['account', 'product', 'region'] as const;

const filterOptions: BenchQuestion = {
  name: 'filter options of a year: accounts, products, regions',
  ask: async (facts, scope) => {
    const lines = await Promise.all(
      FILTERS.map((field) =>
        groupLines(facts, { ...scope, ...ALL, measures: ['billed', 'rows'], range: YEAR, groupBy: [field] }),
      ),
    );
    return lines.flatMap((list, index) => list.map((line) => [FILTERS[index] ?? '', ...line]));
  },
  plain: {
    range: YEAR,
    sql: FILTERS.map(
      (
        field,
      ) => `SELECT '${field}' AS field, vendor, ${field}_key, sum(amount * factor), CAST(sum(n) AS DOUBLE)
        FROM (SELECT vendor, ${field}_key, "BillingCurrency" AS currency, sum("BilledCost") AS amount, count(*) AS n
          FROM facts WHERE ${within(YEAR)} GROUP BY ALL) JOIN rates USING (currency) GROUP BY ALL`,
    ).join(' UNION ALL '),
  },
};

const months: BenchQuestion = {
  name: '36 months by vendor',
  ask: async (facts, scope) => {
    const { groups } = await facts.cost({ ...scope, ...ALL, range: ALL_MONTHS, unit: 'month', groupBy: [] });
    return groups.flatMap(({ vendor, series }) => seriesLines([vendor], series[0]));
  },
  plain: {
    range: ALL_MONTHS,
    sql: `WITH facts AS (SELECT *, date_trunc('month', charge_date) AS month FROM facts)
      SELECT vendor, lpad(CAST(datediff('month', DATE '2022-01-01', month) AS VARCHAR), 3, '0') AS place, amount
      FROM (${converted('vendor, month', within(ALL_MONTHS))})`,
  },
};

/** A page of the cost detail, by falling cost. */
function rowsPage(name: string, region: string | null): BenchQuestion {
  const where = `vendor = 'aws' AND ${within(NOVEMBER)}${region === null ? '' : ` AND region_key = '${region}'`}`;
  return {
    name,
    ask: async (facts, { companyId }) => {
      const { rowCount, rows } = await facts.rows({
        companyId,
        vendors: ['aws'],
        range: NOVEMBER,
        filters: region === null ? [] : [{ dimension: 'region', values: [region] }],
        basis: 'billed',
        columns: DETAIL,
        limit: 30,
        skip: 0,
      });
      return [['', rowCount], ...rows.map(({ cost }, index): Line => [place(index), cost])];
    },
    plain: {
      range: NOVEMBER,
      sql: `WITH page AS (SELECT account_key, product_key, region_key, charge_date, quantity, unit_key, resource_key,
          "usageType_key", "ChargeDescription", "BilledCost" * factor AS cost
          FROM facts JOIN rates ON rates.currency = "BillingCurrency" WHERE ${where}
          ORDER BY cost DESC LIMIT 30)
        SELECT '' AS place, (SELECT CAST(count(*) AS DOUBLE) FROM facts WHERE ${where}) AS value
        UNION ALL SELECT lpad(CAST(row_number() OVER (ORDER BY cost DESC) - 1 AS VARCHAR), 3, '0'), cost
        FROM (SELECT * FROM page ORDER BY cost DESC)`,
    },
  };
}

/** What the estimate of a month asks of recurring charges. */
const recurringCharges: BenchQuestion = {
  name: 'recurring charges of nine months by day',
  ask: async (facts, scope) => {
    const { groups } = await facts.cost({
      ...{ ...scope, ...ALL, range: NINE_MONTHS, unit: 'day', limit: 5000 },
      filters: [{ dimension: 'chargeFrequency', values: ['Recurring'] }],
      groupBy: ['account', 'product', 'region', 'usageType'],
    });
    return groups.flatMap(({ vendor, keys, series }) => seriesLines([vendor, ...keys], series[0]));
  },
  plain: {
    range: NINE_MONTHS,
    sql: `SELECT vendor, account_key, product_key, region_key, "usageType_key",
        lpad(CAST(charge_date - DATE '${NINE_MONTHS.start}' AS VARCHAR), 3, '0') AS day, amount
      FROM (${converted('vendor, account_key, product_key, region_key, "usageType_key", charge_date', `"chargeFrequency_key" = 'Recurring' AND ${within(NINE_MONTHS)}`)})`,
  },
};

const commitments: BenchQuestion = {
  name: 'use of commitments by month',
  ask: async (facts, scope) => {
    const { groups } = await facts.cost({
      ...scope,
      ...ALL,
      measures: ['effective', 'billed'],
      range: YEAR,
      unit: 'month',
      groupBy: ['commitment', 'commitmentPart'],
      filters: [{ dimension: 'commitmentPart', values: ['used', 'unused', 'purchase'] }],
    });
    return groups.flatMap(({ keys, series: [effective = [], billed = []] }) =>
      effective.flatMap((cost, month): Line[] =>
        cost === null ? [] : [[...keys, place(month), cost, billed[month] ?? 0]],
      ),
    );
  },
  plain: {
    range: YEAR,
    sql: `WITH months AS (SELECT month, month + INTERVAL 1 MONTH - INTERVAL 1 DAY AS last
        FROM generate_series(DATE '2024-01-01', DATE '2024-12-01', INTERVAL 1 MONTH) AS made(month)),
      cells AS (SELECT commitment_key, "commitmentPart_key" AS part, month, "BillingCurrency" AS currency,
        sum("EffectiveCost" * (1 + datediff('day', greatest(charge_date, month), least(last_date, last, DATE '${YEAR.end}'))) / spread_days) AS effective,
        coalesce(sum("BilledCost") FILTER (charge_date BETWEEN month AND last), 0) AS billed
        FROM facts JOIN months ON charge_date <= least(last, DATE '${YEAR.end}') AND last_date >= month
        WHERE "commitmentPart_key" IN ('used', 'unused', 'purchase') GROUP BY ALL)
      SELECT commitment_key, part, lpad(CAST(month(month) - 1 AS VARCHAR), 3, '0'), sum(effective * factor), sum(billed * factor)
      FROM cells JOIN rates USING (currency) GROUP BY ALL`,
  },
};

const tagKeys: BenchQuestion = {
  name: 'distinct keys of tags, 90 days',
  ask: async (facts, scope) => {
    const { keys } = await facts.tagKeys({
      ...scope,
      range: QUARTER,
      filters: [],
      measure: 'billed',
      limit: 100,
      skip: 0,
    });
    return keys.map(({ vendor, key, total }) => [vendor, key, total]);
  },
  plain: {
    range: QUARTER,
    sql: `WITH facts AS (SELECT vendor, charge_date, "BillingCurrency", "BilledCost", unnest(map_keys("Tags")) AS key FROM facts)
      ${converted('vendor, key', within(QUARTER))}`,
  },
};

/** The goal, three times as fast as a plain scan, is about the first eight. The others read more than most screens do. */
export const QUESTIONS: readonly BenchQuestion[] = [
  quarterByDay('services', 'product'),
  compareAccounts,
  byTag,
  filterOptions,
  months,
  rowsPage('a page of 30 rows with the count of all', null),
  commitments,
  tagKeys,
  recurringCharges,
  rowsPage('the same page of one region', 'us-west-2'),
  quarterByDay('resources', 'resource'),
];
