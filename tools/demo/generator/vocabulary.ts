// Services, SKUs, meters, regions and list prices: read from the real files once, and a catalogue of invented ones.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CLOUD_CODES, type CloudCode } from '../../../lib/catalogue/vendors.ts';

/** What a SKU is for. `gpu` and `spot` are compute that is used only where named. */
export const KINDS = [
  'compute',
  'storage',
  'database',
  'network',
  'requests',
  'other',
  'gpu',
  'spot',
] as const;
export type Kind = (typeof KINDS)[number];

const text = z.string().nullable();
const Row = z.tuple([
  z.enum(CLOUD_CODES),
  z.enum(KINDS),
  z.string(),
  z.string(),
  text,
  z.string(),
  text,
  text,
  text,
  text,
  text,
  z.number().positive(),
  text,
  text,
  text,
  z.string(),
] as const);
const VocabularyFile = z.object({ columns: z.array(z.string()), rows: z.array(Row) });

export interface Sku {
  vendor: CloudCode;
  kind: Kind;
  service: string;
  category: string;
  serviceCode: string | null;
  sku: string;
  meter: string | null;
  operation: string | null;
  unit: string;
  regionId: string | null;
  regionName: string | null;
  /** In US dollars a unit. */
  price: number;
  instanceType: string | null;
  os: string | null;
  resourceType: string | null;
  description: string;
}

const PLACE = 'tools/demo/generator';

/** All SKUs of a vendor, in a fixed order. */
export function skusOf(vendor: CloudCode): Sku[] {
  return allSkus().filter((sku) => sku.vendor === vendor);
}

let loaded: Sku[] | null = null;
function allSkus(): Sku[] {
  loaded ??= ['vocabulary.json', 'catalogue.json'].flatMap(readSkus);
  return loaded;
}

function readSkus(name: string): Sku[] {
  const { rows } = VocabularyFile.parse(JSON.parse(readFileSync(dataFile(name), 'utf8')));
  return rows.map((row) => {
    const [vendor, kind, service, category, serviceCode, sku, meter, operation, unit, ...rest] = row;
    const [regionId, regionName, price, instanceType, os, resourceType, description] = rest;
    return {
      vendor,
      kind,
      service,
      category,
      serviceCode,
      sku,
      meter,
      operation,
      unit: unit ?? 'Units',
      regionId,
      regionName,
      price,
      instanceType,
      os,
      resourceType,
      description,
    };
  });
}

/** Beside this module, or in the sources when this is the compiled module. */
function dataFile(name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, PLACE, name);
    if (existsSync(file)) return file;
  }
  throw new Error(`the generator's ${name} is missing: ${PLACE}`);
}
