// The plan of a vendor as tables of DuckDB, which the rows of each month are made from.
import type { DuckDBConnection } from '@duckdb/node-api';
import { Big } from 'big.js';
import type { DemoItem } from '../company/items.ts';
import { levelOf } from '../company/levels.ts';
import { COST_DIGITS } from '../company/prices.ts';
import { noiseTable } from '../month/noise.ts';
import type { Sku } from '../vocabulary.ts';
import { sizeFactor } from './commitment-terms.ts';
import { effectsOn } from './events.ts';
import type { VendorPlan } from './plan.ts';

type Cell = string | number | boolean | null;

const CHUNK = 4000;

/** Makes a table of plain rows; `columns` are names with their types. */
export async function makeTable(
  connection: DuckDBConnection,
  table: string,
  columns: Record<string, string>,
  rows: readonly Record<string, Cell>[],
): Promise<void> {
  const list = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  await connection.run(`CREATE OR REPLACE TABLE ${table} (${list.join(', ')})`);
  const names = Object.keys(columns).map((name) => `"${name}"`);
  const shape = JSON.stringify([columns]);
  for (let at = 0; at < rows.length; at += CHUNK) {
    await connection.run(
      `INSERT INTO ${table} SELECT ${names.join(', ')}
        FROM (SELECT unnest(from_json($rows, '${shape}'), recursive := true))`,
      { rows: JSON.stringify(rows.slice(at, at + CHUNK)) },
    );
  }
}

const ACCOUNT_COLUMNS = {
  account: 'INTEGER',
  account_id: 'VARCHAR',
  account_name: 'VARCHAR',
  billing_id: 'VARCHAR',
  billing_name: 'VARCHAR',
  currency: 'VARCHAR',
};

const SKU_COLUMNS = {
  sku_place: 'INTEGER',
  kind: 'VARCHAR',
  service: 'VARCHAR',
  service_category: 'VARCHAR',
  service_code: 'VARCHAR',
  sku: 'VARCHAR',
  meter: 'VARCHAR',
  operation: 'VARCHAR',
  unit: 'VARCHAR',
  region_id: 'VARCHAR',
  region_name: 'VARCHAR',
  instance_type: 'VARCHAR',
  resource_type: 'VARCHAR',
  description: 'VARCHAR',
  price_details: 'VARCHAR',
};

const ITEM_COLUMNS = {
  item: 'INTEGER',
  account: 'INTEGER',
  sku_place: 'INTEGER',
  kind: 'VARCHAR',
  key: 'UBIGINT',
  quantity: 'DOUBLE',
  digits: 'INTEGER',
  unit_size: 'INTEGER',
  list_price: 'DECIMAL(18,8)',
  contracted_price: 'DECIMAL(18,8)',
  is_spot: 'BOOLEAN',
  has_region: 'BOOLEAN',
  resource_id: 'VARCHAR',
  tags: 'VARCHAR',
  first_day: 'INTEGER',
  end_day: 'INTEGER',
};

const COMMITMENT_COLUMNS = {
  ...{
    commitment: 'INTEGER',
    rank: 'INTEGER',
    owner: 'INTEGER',
    sku_place: 'INTEGER',
    commitment_id: 'VARCHAR',
  },
  commitment_name: 'VARCHAR',
  commitment_category: 'VARCHAR',
  commitment_type: 'VARCHAR',
  ...{
    commitment_unit: 'VARCHAR',
    payment: 'VARCHAR',
    months: 'INTEGER',
    starts: 'INTEGER',
    ends: 'INTEGER',
  },
  capacity: 'DECIMAL(28,8)',
  fee: 'DECIMAL(18,4)',
};

/** The table that is the same for all vendors. */
export async function makeNoise(connection: DuckDBConnection): Promise<void> {
  const noise = noiseTable().map((row) => ({ ...row }));
  await makeTable(connection, 'noise', { kind: 'VARCHAR', bucket: 'INTEGER', factor: 'DOUBLE' }, noise);
}

/** Tables of a vendor that hold for all months: accounts, skus, items, commitments, coverage. */
export async function makePlanTables(connection: DuckDBConnection, plan: VendorPlan): Promise<void> {
  const places = new Map<Sku, number>();
  for (const sku of [...plan.items.map((item) => item.sku), ...plan.commitments.map((each) => each.sku)]) {
    if (!places.has(sku)) places.set(sku, places.size);
  }
  const placeOf = (sku: Sku) => places.get(sku) ?? 0;
  const accounts = plan.accounts.map((each) => ({
    account: each.index,
    account_id: each.id,
    account_name: each.name,
    billing_id: each.billingId,
    billing_name: each.billingName,
    currency: each.currency,
  }));
  await makeTable(connection, 'accounts', ACCOUNT_COLUMNS, accounts);
  await makeTable(
    connection,
    'skus',
    SKU_COLUMNS,
    [...places].map(([sku, place]) => skuRow(sku, place)),
  );
  await makeTable(
    connection,
    'items',
    ITEM_COLUMNS,
    plan.items.map((item) => itemRow(item, placeOf(item.sku))),
  );
  const commitments = plan.commitments.map((each) => ({
    commitment: each.index,
    rank: each.rank,
    owner: each.owner.index,
    sku_place: placeOf(each.sku),
    commitment_id: each.id,
    commitment_name: each.name,
    commitment_category: each.category,
    commitment_type: each.type,
    commitment_unit: each.unit,
    payment: each.payment,
    months: each.months,
    starts: each.firstDay,
    ends: each.endDay,
    fee: each.unitFee,
    capacity: new Big(each.unitsPerHour).times(24).toFixed(),
  }));
  await makeTable(connection, 'commitments', COMMITMENT_COLUMNS, commitments);
  const coverage = plan.commitments.flatMap((each) =>
    [...each.unitsByItem].map(([item, units]) => ({ commitment: each.index, item: item.index, units })),
  );
  const coverageColumns = { commitment: 'INTEGER', item: 'INTEGER', units: 'DECIMAL(18,8)' };
  await makeTable(connection, 'coverage', coverageColumns, coverage);
}

function skuRow(sku: Sku, place: number): Record<string, Cell> {
  const details = {
    InstanceType: sku.instanceType,
    OperatingSystem: sku.os ?? '',
    x_NormalizationFactor: String(sizeFactor(sku.instanceType)),
  };
  return {
    sku_place: place,
    kind: sku.kind,
    service: sku.service,
    service_category: sku.category,
    ...{
      service_code: sku.serviceCode,
      sku: sku.sku,
      meter: sku.meter,
      operation: sku.operation,
      unit: sku.unit,
    },
    region_id: sku.regionId,
    region_name: sku.regionName,
    instance_type: sku.instanceType,
    resource_type: sku.resourceType,
    description: sku.description,
    price_details: sku.instanceType === null ? null : JSON.stringify(details),
  };
}

function itemRow(item: DemoItem, place: number): Record<string, Cell> {
  return {
    ...{
      item: item.index,
      account: item.account.index,
      sku_place: place,
      kind: item.sku.kind,
      key: item.key,
    },
    quantity: item.quantity,
    digits: item.quantityDigits,
    unit_size: item.unitSize,
    list_price: item.listPrice,
    contracted_price: item.contractedPrice,
    is_spot: item.isSpot,
    has_region: item.hasRegion,
    resource_id: item.resourceId,
    tags: item.tags === null ? null : JSON.stringify(item.tags),
    first_day: item.firstDay,
    end_day: item.endDay,
  };
}

/** Tables of a month: days, levels (of an account on a day) and effects (of events on an item and day). */
export async function makeMonthTables(
  connection: DuckDBConnection,
  plan: VendorPlan,
  days: number[],
): Promise<void> {
  await makeTable(
    connection,
    'days',
    { day: 'INTEGER' },
    days.map((day) => ({ day })),
  );
  const levels = plan.accounts.flatMap((account) =>
    days.map((day) => ({
      account: account.index,
      day,
      level: levelOf(plan.seed, plan.vendor, account, day),
    })),
  );
  await makeTable(connection, 'levels', { account: 'INTEGER', day: 'INTEGER', level: 'DOUBLE' }, levels);
  const effects = effectsOn(plan.events, days).map(
    ({ item, day, quantityFactor, priceFactor, losesTags }) => {
      const changed = plan.items[item];
      const price = (text: string | undefined) =>
        priceFactor === '1' || changed === undefined || text === undefined
          ? null
          : new Big(text)
              .times(priceFactor)
              .round(COST_DIGITS - changed.quantityDigits)
              .toFixed();
      return {
        item,
        day,
        quantity_factor: quantityFactor,
        loses_tags: losesTags,
        new_list: price(changed?.listPrice),
        new_contracted: price(changed?.contractedPrice),
      };
    },
  );
  await makeTable(
    connection,
    'effects',
    {
      item: 'INTEGER',
      day: 'INTEGER',
      quantity_factor: 'DOUBLE',
      loses_tags: 'BOOLEAN',
      new_list: 'DECIMAL(18,8)',
      new_contracted: 'DECIMAL(18,8)',
    },
    effects,
  );
}
