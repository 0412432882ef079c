// The real company: its billing files by leaf and day, what really happened in it, and what must not be told.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parseDay } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDirection } from '../../../../lib/catalogue/anomaly.ts';
import type { BenchCompany, Cell, DayBasis, Leaf, Place } from '../company.ts';
import type { Truth } from '../score.ts';

const FOLDER = join(import.meta.dirname, '../../../../tools/demo/files/sunflower');
const FIRST_DAY = '2024-02-09';
/** The last two days of its files are not whole. */
const LAST_DAY = '2024-06-28';

const daysSince = (day: string) => parseDay(day) - parseDay(FIRST_DAY);

const SCANS: Record<string, (files: string) => string> = {
  aws: (files) => `read_parquet([${files}], union_by_name = true)`,
  azr: (files) => `read_csv([${files}], union_by_name = true)`,
  gcp: (files) => `read_csv([${files}], union_by_name = true)`,
};
const PREFIXES: Record<string, string> = { aws: 'aws-', azr: 'azure-', gcp: 'gcp-' };

/** Its files have no fees, and no taxes. */
export async function sunflower(): Promise<BenchCompany> {
  const days = daysSince(LAST_DAY) + 1;
  const leaves = new Map<string, Required<Leaf>>();
  const cells = new Map<string, Cell>();
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    for (const [vendor, scan] of Object.entries(SCANS)) {
      const own = readdirSync(FOLDER).filter((name) => name.startsWith(PREFIXES[vendor] ?? ''));
      const files = scan(own.map((name) => `'${join(FOLDER, name)}'`).join(', '));
      const known = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${files}`);
      const columns = new Set(known.getRowObjectsJS().map(({ column_name }) => String(column_name)));
      const usageType = ['SkuMeter', 'x_UsageType', 'x_SkuMeterName', 'ChargeDescription'].filter((name) =>
        columns.has(name),
      );
      const operation = columns.has('x_Operation') ? "coalesce(x_Operation, '')" : "''";
      const reader = await connection.runAndReadAll(`
        SELECT SubAccountId, ServiceName, coalesce(RegionId, RegionName, ''), ChargeCategory,
          coalesce(${usageType.join(', ')}, ''), ${operation},
          date_diff('day', DATE '${FIRST_DAY}', CAST(ChargePeriodStart AS DATE)) AS day,
          sum(CAST(coalesce(ContractedCost, ListCost, BilledCost) AS DOUBLE)), sum(CAST(EffectiveCost AS DOUBLE)),
          sum(CAST(BilledCost AS DOUBLE))
        FROM ${files}
        WHERE ChargeCategory IN ('Usage', 'Credit') AND coalesce(CommitmentDiscountStatus, '') <> 'Unused'
        GROUP BY ALL HAVING day BETWEEN 0 AND ${days - 1} ORDER BY ALL`);
      for (const row of reader.getRowsJS()) {
        const [account, product, region, category, usage, operated] = row.slice(0, 6).map(String);
        const [day, contracted, effective, billed] = row.slice(6).map(Number) as [
          number,
          number,
          number,
          number,
        ];
        const bases: [DayBasis, number][] =
          category === 'Credit'
            ? [['CREDIT', billed]]
            : [
                ['USAGE', contracted],
                ['RATE', effective],
              ];
        for (const [basis, amount] of bases) {
          const place = { vendor, account, product, region, basis } as Omit<Leaf, 'values' | 'present'>;
          const key = Object.values(place).join('\u001f');
          const zeros = () => ({ values: new Float64Array(days), present: new Uint8Array(days) });
          const leaf = leaves.get(key) ?? { ...place, ...zeros() };
          leaf.values[day] = (leaf.values[day] ?? 0) + amount;
          leaf.present[day] = 1;
          leaves.set(key, leaf);
          const finer = [key, usage, operated].join('\u001f');
          const cell = cells.get(finer) ?? {
            ...{ ...place, usageType: usage ?? '', operation: operated ?? '' },
            values: new Float64Array(days),
          };
          cell.values[day] = amount;
          cells.set(finer, cell);
        }
      }
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  const [own, finest] = [[...leaves.values()], [...cells.values()]];
  return { name: 'Sunflower', firstDay: FIRST_DAY, days, leaves: own, cells: finest, charges: [] };
}

const MAIN = '210000000011';

type Real = [day: string, days: number, direction: AnomalyDirection, place: Place, options?: Partial<Truth>];

const at = (vendor: string, account: string, product: string): Place => ({
  vendor,
  account,
  product,
  region: null,
});
const S3 = at('aws', MAIN, 'Amazon Simple Storage Service');

/** What happened in it, seen by eye in its rows. Of two dear days of S3 the second counts as found in an alert of the first. */
const REAL: readonly Real[] = [
  ['2024-05-05', 28, 'UP', at('aws', MAIN, 'Amazon Elastic Container Service for Kubernetes')],
  ['2024-05-14', 28, 'UP', at('aws', MAIN, 'Amazon Kinesis')],
  ['2024-06-22', 2, 'UP', at('aws', MAIN, 'Amazon Elastic Compute Cloud')],
  ['2024-04-01', 2, 'UP', S3],
  ['2024-04-02', 2, 'UP', S3, { since: -1 }],
  ['2024-05-02', 2, 'UP', at('gcp', 'sunflowercom', 'BigQuery')],
];

/** The six that are named; in a history with injected events they are neither asked for nor false. */
export function realEvents(alert: 'must' | 'may'): Truth[] {
  return REAL.map(([day, days, direction, place, { since = 0 } = {}], index) => {
    const start = daysSince(day);
    return {
      ...{ id: `real-${index + 1} ${place.product} ${day}`, type: 'real', alert, places: [place], direction },
      ...{ basis: 'USAGE', kinds: ['USAGE', 'NEW', 'GONE'], start, since: start + since },
      ...{ horizon: start + Math.min(days, 14), end: start + days },
    };
  });
}

/** Days on which a promotion of Google pays: usage is 0 or comes back, which is no news of usage. */
const PROMOTIONS = [
  ['2024-03-06', '2024-03-17'],
  ['2024-04-06', '2024-04-13'],
  ['2024-05-05', '2024-05-14'],
  ['2024-06-05', '2024-06-15'],
] as const;

/** What must not be told: both edges of each promotion, and usage that a plan covers, whose billed cost is 0. */
export function silentEvents(): Truth[] {
  const common = {
    type: 'must not',
    alert: 'must not',
    basis: 'USAGE',
    kinds: ['USAGE', 'NEW', 'GONE'],
  } as const;
  const promotions = PROMOTIONS.flatMap(([from, to]) =>
    (['UP', 'DOWN'] as const).map((direction) => {
      const [start, end] = [daysSince(from), daysSince(to)];
      const places = ['Compute Engine', 'BigQuery', 'Cloud Storage'].map((product) =>
        at('gcp', 'sunflowercom', product),
      );
      // A region that is really new then is none of it.
      return {
        ...common,
        kinds: ['USAGE'] as const,
        id: `promotion ${from} ${direction}`,
        direction,
        places,
        start,
        horizon: end,
        end,
      };
    }),
  );
  const start = daysSince('2024-05-12');
  const end = daysSince(LAST_DAY);
  const covered: Truth = {
    ...{ ...common, id: 'covered usage', direction: 'DOWN', start, horizon: end, end },
    places: [at('aws', '210000000022', 'Amazon Elastic Compute Cloud')],
  };
  return [...promotions, covered];
}
