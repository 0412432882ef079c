// What each raw row is grouped and filtered by, as it follows from mapping.md 4.1: nothing of the product is in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailOf, skuDetail } from './raw-detail.ts';
import { costsOf, type RawCost, type RawRecord, type RawRow, rawRecords, vendorOf } from './raw-focus.ts';

/** A row with its values by the names of the filter fields; the empty text is none. */
export interface RawCharge {
  /** As it is in the file. */
  record: RawRecord;
  vendor: string;
  fields: Record<string, string>;
  tags: ReadonlyMap<string, string>;
  /** Of the set Pool. */
  pool: string;
  /** Day, billed cost; and of each of its days the part of the effective cost. */
  billed: RawCost[];
  effective: RawCost[];
}

/** What was read, by company: many test files of a worker ask for the same. */
const read = new Map<string, Promise<readonly RawCharge[]>>();

/** Of Sunflower and Workshop, whose effective cost is whole and whose currency is that of the company. */
export function rawCharges(company: string): Promise<readonly RawCharge[]> {
  const charges = read.get(company) ?? readCharges(company);
  read.set(company, charges);
  return charges;
}

async function readCharges(company: string): Promise<readonly RawCharge[]> {
  const pools = company === 'sunflower' ? readPools() : [];
  return (await rawRecords(company)).map((record) => chargeOf(record, pools));
}

export function chargeOf(record: RawRecord, pools: readonly PoolRule[] = []): RawCharge {
  const row = record as RawRow;
  const vendor = vendorOf(row);
  const fields = fieldsOf(record);
  const rule = pools.find(
    (each) =>
      each.vendor === vendor &&
      each.accountId === fields.account &&
      (each.resourceId === '' || each.resourceId === fields.resourceId),
  );
  return {
    record,
    vendor,
    fields,
    tags: tagsOf(record.Tags ?? ''),
    pool: rule?.group ?? '',
    billed: costsOf(row, 'billed', false),
    effective: costsOf(row, 'effective', false),
  };
}

function fieldsOf(record: RawRecord): Record<string, string> {
  const detail = detailOf(record);
  const known = (name: string) => String(detail[name] ?? '');
  const instanceType = instanceTypeOf(record, known('usageType'));
  return {
    account: known('linkedAccountId'),
    product: known('productName'),
    region: known('region'),
    usageType: known('usageType'),
    apiOperation: known('apiOperation'),
    chargeType: known('chargeType'),
    availabilityZone: known('availabilityZone'),
    platform: known('platform'),
    database: known('databaseEngine'),
    resourceId: known('resourceId'),
    invoiceId: known('invoiceId'),
    transferType: known('transferType'),
    instanceType,
    instanceTypeFamily: familyOf(record, instanceType),
    cacheEngine: skuDetail(record, 'CacheEngine') ?? cacheEngineOf(record),
    purchaseOption: purchaseOptionOf(record),
    productFamily: record.ServiceSubcategory || record.ServiceCategory || '',
    serviceCategory: record.ServiceCategory ?? '',
    vendor: record.PublisherName ?? '',
  };
}

function instanceTypeOf(record: RawRecord, usageType: string): string {
  const named = skuDetail(record, 'InstanceType') ?? record.x_InstanceType;
  const marks =
    /(?:BoxUsage|HeavyUsage|SpotUsage|InstanceUsage|DedicatedUsage|Multi-AZUsage|NodeUsage|ESInstance|\bNode):([a-z0-9.-]+)/;
  if (named) return named;
  // Meters of virtual machines of Azure are named by their size.
  const size = /^[A-Z]{1,3}\d+[a-z]*( v\d+)?$/.exec(record.x_SkuMeterName ?? '')?.[0];
  if (record.ProviderName === 'Microsoft' && /virtual machine/i.test(record.ServiceName ?? '') && size)
    return size;
  return marks.exec(usageType)?.[1] ?? '';
}

/** `m5` of `db.m5.large`, `Av2` of `A2 v2`. */
function familyOf({ ProviderName }: RawRecord, instanceType: string): string {
  const azure = /^(?:Standard_)?([A-Z]+)\d+([a-z]*)[ _]?(v\d+)?$/.exec(instanceType);
  if (ProviderName === 'Microsoft' && azure) return azure.slice(1).join('');
  return instanceType.replace(/^(db|cache)\./, '').replace(/\..*$/, '');
}

function cacheEngineOf({ ServiceName = '', ChargeDescription = '' }: RawRecord): string {
  if (!/cache/i.test(ServiceName)) return '';
  return ['Valkey', 'Redis', 'Memcached'].find((name) => new RegExp(name, 'i').test(ChargeDescription)) ?? '';
}

function purchaseOptionOf(r: RawRecord): string {
  if (r.CommitmentDiscountId) {
    if (r.ChargeCategory === 'Purchase') return 'Commitment fee';
    const isPlan = r.CommitmentDiscountCategory === 'Spend';
    if (r.ChargeCategory === 'Usage') return isPlan ? 'Savings Plans' : 'Reserved';
  }
  return { Dynamic: 'Spot', Standard: 'On-Demand' }[r.PricingCategory ?? ''] ?? '';
}

/** By their text: many rows have the same. */
const readTags = new Map<string, ReadonlyMap<string, string>>();

function tagsOf(text: string): ReadonlyMap<string, string> {
  const tags = readTags.get(text) ?? parseTags(text);
  readTags.set(text, tags);
  return tags;
}

/** An object, or Google's list of keys and values. */
function parseTags(text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map();
  const tags = JSON.parse(text) as Record<string, string> | { key: string; value: string }[];
  if (!Array.isArray(tags)) return new Map(Object.entries(tags));
  return new Map(tags.map(({ key, value }) => [key, value]));
}

interface PoolRule {
  group: string;
  vendor: string;
  accountId: string;
  resourceId: string;
}

/** Rules in their order; the first lines name the groups alone. */
function readPools(): PoolRule[] {
  const file = join(import.meta.dirname, '../../../../tools/demo/reference/sunflower/service-groups.csv');
  const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1);
  return lines
    .map((line) => line.split(','))
    .map(([, , group = '', vendor = '', accountId = '', resourceId = '']) => ({
      group,
      vendor,
      accountId,
      resourceId,
    }))
    .filter(({ vendor }) => vendor !== '');
}
