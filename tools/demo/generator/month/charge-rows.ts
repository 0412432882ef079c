// SQL that makes the charges of a vendor's month from its tables: usage, what commitments pay of it, the rest, fees.
import type { DuckDBConnection } from '@duckdb/node-api';
import { makeTable } from '../plan/plan-tables.ts';
import type { ExtraCharge } from './extra-charges.ts';
import { NOISE_BUCKETS } from './noise.ts';

/** Wide enough for every product of a price and a quantity; then cut to what all costs have. */
const WIDE = 'DECIMAL(28,8)';
export const COST = 'DECIMAL(18,8)';
const QUANTITY = 'DECIMAL(18,4)';

const product = (one: string, other: string) => `CAST(CAST(${one} AS ${WIDE}) * ${other} AS ${COST})`;

const USAGE = `CREATE OR REPLACE TABLE usage AS
  SELECT * FROM (
    SELECT d.day, i.item, i.account,
      CAST(round(i.quantity * l.level * n.factor * coalesce(e.quantity_factor, 1), i.digits) AS ${QUANTITY}) AS quantity,
      coalesce(e.new_list, i.list_price) AS list_price,
      coalesce(e.new_contracted, i.contracted_price) AS contracted_price, coalesce(e.loses_tags, false) AS loses_tags
    FROM days AS d CROSS JOIN items AS i
    JOIN levels AS l ON l.account = i.account AND l.day = d.day
    JOIN noise AS n ON n.kind = i.kind AND n.bucket = CAST(hash(i.key, d.day) % ${NOISE_BUCKETS} AS INTEGER)
    LEFT JOIN effects AS e ON e.item = i.item AND e.day = d.day
    WHERE d.day >= coalesce(i.first_day, d.day) AND d.day < coalesce(i.end_day, d.day + 1))
  WHERE quantity > 0 ORDER BY day, item`;

/** What the commitments of one rank pay of what is left: the owner's usage first, until their capacity is used up. */
const USED = `INSERT INTO used
  WITH taken AS (SELECT day, item, sum(quantity) AS quantity FROM used GROUP BY ALL),
  wanted AS (
    SELECT u.day, u.item, c.commitment, c.capacity, c.fee, u.account <> c.owner AS is_shared, i.digits, v.units AS rate,
      CAST(u.quantity - coalesce(t.quantity, 0) AS ${QUANTITY}) AS quantity
    FROM usage AS u JOIN coverage AS v ON v.item = u.item
    JOIN commitments AS c ON c.commitment = v.commitment AND u.day >= c.starts AND u.day < c.ends
    JOIN items AS i ON i.item = u.item
    LEFT JOIN taken AS t ON t.day = u.day AND t.item = u.item
    WHERE c.rank = $rank AND u.list_price > 0),
  counted AS (SELECT *, CAST(CAST(quantity AS ${WIDE}) * rate AS ${WIDE}) AS units FROM wanted WHERE quantity > 0),
  queued AS (SELECT *, sum(units) OVER (PARTITION BY commitment, day ORDER BY is_shared, item
    ROWS UNBOUNDED PRECEDING) - units AS before FROM counted WHERE units > 0),
  paid AS (SELECT *, CAST(least(units, capacity - before) AS ${COST}) AS covered FROM queued WHERE before < capacity)
  SELECT day, item, commitment, CASE WHEN covered = units THEN quantity ELSE least(quantity,
    CAST(round(CAST(quantity AS DOUBLE) * CAST(covered AS DOUBLE) / CAST(units AS DOUBLE), digits) AS ${QUANTITY})) END AS quantity,
    covered, ${product('covered', 'fee')} AS effective
  FROM paid ORDER BY day, item, commitment`;

/** One narrow row for each charge of usage: what is left, then what was paid by commitments. */
const LINES = `CREATE OR REPLACE TABLE lines AS
  WITH taken AS (SELECT day, item, sum(quantity) AS quantity FROM used GROUP BY ALL),
  parts AS (
    SELECT u.day, u.item, CAST(NULL AS INTEGER) AS commitment,
      CAST(u.quantity - coalesce(t.quantity, 0) AS ${QUANTITY}) AS quantity, CAST(NULL AS ${COST}) AS committed,
      CAST(NULL AS ${COST}) AS amortised, list_price, contracted_price, loses_tags
    FROM usage AS u LEFT JOIN taken AS t ON t.day = u.day AND t.item = u.item
    UNION ALL
    SELECT u.day, u.item, s.commitment, s.quantity, s.covered, s.effective, list_price, contracted_price, loses_tags
    FROM used AS s JOIN usage AS u ON u.day = s.day AND u.item = s.item)
  SELECT day, item, commitment, quantity, committed, list_price, contracted_price, loses_tags,
    ${product('quantity', 'list_price')} AS list, ${product('quantity', 'contracted_price')} AS contracted,
    CASE WHEN commitment IS NULL THEN ${product('quantity', 'contracted_price')} ELSE 0 END AS billed,
    coalesce(amortised, ${product('quantity', 'contracted_price')}) AS effective
  FROM parts WHERE quantity > 0 OR amortised > 0
  ORDER BY day, item, commitment NULLS FIRST`;

/** What of a commitment nothing used on a day. */
const UNUSED = `INSERT INTO extras BY NAME
  SELECT c.owner AS account, d.day AS first_day, d.day + 1 AS end_day, 'Usage' AS category, 'Usage-Based' AS frequency,
    'Unused part of ' || k.description AS description, k.service, k.service_category, c.commitment,
    'Unused' AS status, CAST(c.capacity - coalesce(sum(s.covered), 0) AS ${COST}) AS committed,
    CAST(0 AS ${COST}) AS list, CAST(0 AS ${COST}) AS billed,
    CAST(CAST(c.capacity - coalesce(sum(s.covered), 0) AS ${WIDE}) * c.fee AS ${COST}) AS effective, 'usage' AS invoice
  FROM commitments AS c JOIN days AS d ON d.day >= c.starts AND d.day < c.ends
  JOIN skus AS k ON k.sku_place = c.sku_place
  LEFT JOIN used AS s ON s.commitment = c.commitment AND s.day = d.day
  GROUP BY c.owner, d.day, k.description, k.service, k.service_category, c.commitment, c.capacity, c.fee
  HAVING c.capacity > coalesce(sum(s.covered), 0) ORDER BY d.day, c.commitment`;

const EXTRA_COLUMNS: Record<keyof ExtraCharge | 'status', string> = {
  account: 'INTEGER',
  first_day: 'INTEGER',
  end_day: 'INTEGER',
  category: 'VARCHAR',
  class: 'VARCHAR',
  frequency: 'VARCHAR',
  description: 'VARCHAR',
  service: 'VARCHAR',
  service_category: 'VARCHAR',
  publisher: 'VARCHAR',
  item: 'INTEGER',
  commitment: 'INTEGER',
  status: 'VARCHAR',
  quantity: QUANTITY,
  ...{
    committed: COST,
    list: COST,
    billed: COST,
    effective: COST,
    credit_type: 'VARCHAR',
    invoice: 'VARCHAR',
  },
};

export interface ChargeOptions {
  /** Ranks of the vendor's commitments of the month, the first to pay first. */
  ranks: readonly number[];
  extras: readonly ExtraCharge[];
}

/** Makes the tables `lines` and `extras` of a month; the plan's and the month's tables must be there. */
export async function makeCharges(
  connection: DuckDBConnection,
  { ranks, extras }: ChargeOptions,
): Promise<void> {
  await connection.run(USAGE);
  await connection.run(`CREATE OR REPLACE TABLE used (day INTEGER, item INTEGER, commitment INTEGER,
    quantity ${QUANTITY}, covered ${COST}, effective ${COST})`);
  await payByRank(connection, ranks);
  await connection.run(LINES);
  await makeTable(
    connection,
    'extras',
    EXTRA_COLUMNS,
    extras.map((extra) => ({ ...extra, status: null })),
  );
  if (ranks.length > 0) await connection.run(UNUSED);
}

/** Planned once for all ranks of the month: to plan it takes longer than to run it. */
async function payByRank(connection: DuckDBConnection, ranks: readonly number[]): Promise<void> {
  const paying = await connection.prepare(USED);
  try {
    for (const rank of ranks) {
      paying.bind({ rank });
      await paying.run();
    }
  } finally {
    paying.destroySync();
  }
}
