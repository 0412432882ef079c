// The questions in the words of PostgreSQL, by name; the lines are those of questions.ts.
const QUARTER = `charge_date BETWEEN '2024-09-19' AND '2024-12-17'`;
const YEAR = `charge_date BETWEEN '2024-01-01' AND '2024-12-17'`;
const NINE_MONTHS = `charge_date BETWEEN '2024-04-06' AND '2024-12-31'`;
const NOVEMBER = `vendor = 'aws' AND charge_date BETWEEN '2024-11-01' AND '2024-11-30'`;

const sums = (keys: string, from: string, where: string) => `
  SELECT ${keys}, sum(amount * factor)::float8 AS amount
  FROM (SELECT ${keys}, currency, sum(billed) AS amount FROM ${from} WHERE ${where} GROUP BY ${keys}, currency) AS cells
  JOIN rates USING (currency) GROUP BY ${keys}`;

const place = (number: string) => `lpad((${number})::text, 3, '0')`;

const options = (field: string) => `
  SELECT '${field}', vendor, ${field}, sum(amount * factor)::float8, sum(n)::float8
  FROM (SELECT vendor, ${field}, currency, sum(billed) AS amount, count(*) AS n FROM facts WHERE ${YEAR}
    GROUP BY vendor, ${field}, currency) AS cells JOIN rates USING (currency) GROUP BY vendor, ${field}`;

const quarterByDay = (item: string) => `
    WITH cells AS MATERIALIZED (${sums(`vendor, ${item}, charge_date`, 'facts', QUARTER)}),
    ranked AS (SELECT vendor, ${item}, row_number() OVER (ORDER BY round(sum(amount)::numeric, 6) DESC, vendor, ${item}) AS rank
      FROM cells GROUP BY vendor, ${item})
    SELECT CASE WHEN rank <= 10 THEN vendor ELSE '' END AS vendor, CASE WHEN rank <= 10 THEN ${item} ELSE '' END AS item,
      ${place(`charge_date - '2024-09-19'`)} AS day, sum(amount)
    FROM cells JOIN ranked USING (vendor, ${item}) GROUP BY 1, 2, 3`;

const rowsPage = (where: string) => `
    SELECT '', count(*)::float8 FROM facts WHERE ${where}
    UNION ALL
    SELECT ${place('row_number() OVER (ORDER BY cost DESC) - 1')}, cost::float8
    FROM (SELECT account, product, region, charge_date, quantity, unit, resource, usage_type, description,
      billed * factor AS cost FROM facts JOIN rates USING (currency) WHERE ${where} ORDER BY cost DESC LIMIT 30) AS page`;

export const POSTGRES_SQL: Record<string, string> = {
  '90 days by day, top 10 services, others': quarterByDay('product'),
  '90 days by day, top 10 resources, others': quarterByDay('resource'),
  'two periods compared by account': `
    SELECT vendor, account, (sum(amount * factor) FILTER (WHERE is_current))::float8,
      (sum(amount * factor) FILTER (WHERE NOT is_current))::float8
    FROM (SELECT vendor, account, charge_date >= '2024-11-18' AS is_current, currency, sum(billed) AS amount
      FROM facts WHERE charge_date BETWEEN '2024-10-19' AND '2024-12-17' GROUP BY 1, 2, 3, 4) AS cells
    JOIN rates USING (currency) GROUP BY vendor, account`,
  '90 days by a tag': sums(
    'vendor, team',
    `(SELECT *, coalesce(tags ->> 'team', '') AS team FROM facts) AS facts`,
    QUARTER,
  ),
  'filter options of a year: accounts, products, regions': ['account', 'product', 'region']
    .map(options)
    .join(' UNION ALL '),
  '36 months by vendor': `
    SELECT vendor, ${place(`12 * (extract(year FROM month) - 2022) + extract(month FROM month) - 1`)}, amount
    FROM (${sums('vendor, month', `(SELECT *, date_trunc('month', charge_date) AS month FROM facts) AS facts`, 'true')}) AS months`,
  'a page of 30 rows with the count of all': rowsPage(NOVEMBER),
  'the same page of one region': rowsPage(`${NOVEMBER} AND region = 'us-west-2'`),
  'recurring charges of nine months by day': `
    SELECT vendor, account, product, region, usage_type, ${place(`charge_date - '2024-04-06'`)}, amount
    FROM (${sums('vendor, account, product, region, usage_type, charge_date', 'facts', `frequency = 'Recurring' AND ${NINE_MONTHS}`)}) AS charges`,
  'use of commitments by month': `
    WITH months AS (SELECT month::date AS month, (month + interval '1 month' - interval '1 day')::date AS last
      FROM generate_series('2024-01-01'::date, '2024-12-01', interval '1 month') AS made(month))
    SELECT commitment, part, ${place('extract(month FROM month) - 1')},
      sum(effective * factor * (1 + least(last_date, last, '2024-12-17') - greatest(charge_date, month)) / spread_days)::float8,
      coalesce(sum(billed * factor) FILTER (WHERE charge_date BETWEEN month AND last), 0)::float8
    FROM facts JOIN months ON charge_date <= least(last, '2024-12-17') AND last_date >= month JOIN rates USING (currency)
    WHERE part IN ('used', 'unused', 'purchase') GROUP BY commitment, part, month`,
  'distinct keys of tags, 90 days': sums(
    'vendor, key',
    '(SELECT facts.*, key FROM facts, jsonb_object_keys(tags) AS keys(key)) AS facts',
    QUARTER,
  ),
};
