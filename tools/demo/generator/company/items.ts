// The items of a vendor's accounts: one resource and SKU each, with what a plain day of it costs.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { drawHex, drawIndex, drawUniform, hashOf, type Key } from '../random.ts';
import { type DemoSeed, RATES, VENDOR_SHAPES } from '../shape.ts';
import type { Kind, Sku } from '../vocabulary.ts';
import type { DemoAccount } from './accounts.ts';
import { localPrice } from './prices.ts';
import { TAGGED_PART, type Tags, tagsOf } from './tags.ts';

export interface DemoItem {
  /** Place in the vendor's list. */
  index: number;
  account: DemoAccount;
  sku: Sku;
  /** What the noise of its days is drawn by; below 2^53. */
  key: number;
  /** Units of a plain day. */
  quantity: number;
  quantityDigits: number;
  unitSize: number;
  /** Exact decimal text, in the account's currency. */
  listPrice: string;
  contractedPrice: string;
  /** US dollars of a plain day at list prices. */
  cost: number;
  isSpot: boolean;
  hasRegion: boolean;
  resourceId: string | null;
  tags: Tags | null;
  /** Charged from this day on, and before that one; null is without limit. */
  firstDay: number | null;
  endDay: number | null;
}

const ZIPF = 1.1;
const FREE_PART = 0.15;
const NO_REGION_PART = 0.04;
const NO_RESOURCE_PART = 0.12;
const SPOT_DISCOUNT = 0.65;

const MIX: Partial<Record<Kind, number>> = {
  compute: 0.51,
  storage: 0.18,
  database: 0.12,
  network: 0.08,
  requests: 0.03,
  other: 0.06,
  spot: 0.02,
};

/** Part of an account's items that its part of the cost gives; small accounts have more items for their cost. */
const ITEM_POWER = 0.6;

export function itemsOf(
  seed: DemoSeed,
  vendor: CloudCode,
  accounts: readonly DemoAccount[],
  skus: readonly Sku[],
): DemoItem[] {
  const { rowsPerDay, dailyBudget } = VENDOR_SHAPES[vendor];
  const weights = accounts.map(({ share }) => share ** ITEM_POWER);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const items: DemoItem[] = [];
  for (const account of accounts) {
    const part = (weights[account.index] ?? 0) / total;
    const count = Math.max(2, Math.round(rowsPerDay * seed.scale * part * ROWS_OF_ITEMS));
    const budget = dailyBudget * seed.scale * account.share;
    const start = items.length;
    for (const item of accountItems({ seed, vendor, account, skus, count, budget, start })) items.push(item);
  }
  return withTags(seed, vendor, items);
}

/** What is left for rows of commitments and of the month. */
const ROWS_OF_ITEMS = 0.96;

interface AccountOptions {
  seed: DemoSeed;
  vendor: CloudCode;
  account: DemoAccount;
  skus: readonly Sku[];
  count: number;
  budget: number;
  start: number;
}

function accountItems({ seed, vendor, account, skus, count, budget, start }: AccountOptions): DemoItem[] {
  const key = [seed.seed, seed.company, vendor, account.index];
  const weights = Array.from({ length: count }, (_, rank) => (rank + 1) ** -ZIPF);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kinds = new KindDealer(skus);
  return weights.map((weight, rank) => {
    const cost = (budget * weight) / total;
    const kind = kinds.next(cost);
    const sku = skuFor(kinds.skus(kind), cost, [...key, rank]);
    return makeItem({ seed, vendor, account, sku, cost, index: start + rank, name: `item ${rank}` });
  });
}

/** Deals items to kinds so that each kind gets its part of the cost. */
class KindDealer {
  readonly #skus = new Map<Kind, Sku[]>();
  readonly #given = new Map<Kind, number>();
  #total = 0;

  constructor(skus: readonly Sku[]) {
    for (const sku of skus) this.#skus.set(sku.kind, [...(this.#skus.get(sku.kind) ?? []), sku]);
  }

  skus(kind: Kind): readonly Sku[] {
    return this.#skus.get(kind) ?? [];
  }

  next(cost: number): Kind {
    this.#total += cost;
    let best: Kind = 'compute';
    let most = Number.NEGATIVE_INFINITY;
    for (const [kind, part] of Object.entries(MIX) as [Kind, number][]) {
      const owed = part * this.#total - (this.#given.get(kind) ?? 0);
      if (this.#skus.has(kind) && owed > most) [best, most] = [kind, owed];
    }
    this.#given.set(best, (this.#given.get(best) ?? 0) + cost);
    return best;
  }
}

const SKU_DRAWS = 4;
const FEWEST_UNITS = 3;

/** Of a few drawn SKUs the one whose quantity is most likely for one resource: about a day of hours for the dear ones. */
function skuFor(skus: readonly Sku[], cost: number, key: Key[]): Sku {
  let best: Sku | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < SKU_DRAWS; draw += 1) {
    const sku = skus[drawIndex(skus.length, 'sku', draw, ...key)];
    if (!sku) continue;
    const units = cost / sku.price;
    const isByHour = sku.instanceType !== null;
    const distance =
      units < FEWEST_UNITS ? 1000 / units : isByHour ? Math.abs(Math.log(units / 24)) : draw / 10;
    if (distance < least) [best, least] = [sku, distance];
  }
  if (!best) throw new RangeError('a vendor has no SKU of a kind');
  return best;
}

export interface ItemOptions {
  seed: DemoSeed;
  vendor: CloudCode;
  account: DemoAccount;
  sku: Sku;
  /** US dollars of a plain day. */
  cost: number;
  index: number;
  /** What its draws are keyed by, unique in the account. */
  name: string;
  isSpecial?: boolean;
}

export function makeItem({
  seed,
  vendor,
  account,
  sku,
  cost,
  index,
  name,
  isSpecial = false,
}: ItemOptions): DemoItem {
  const key = [seed.seed, seed.company, vendor, account.index, name];
  const { isWhole } = VENDOR_SHAPES[vendor];
  const isSpot = sku.kind === 'spot';
  const price = localPrice(sku.price, sku.kind, account.currency, {
    discount: discountOf(vendor, sku),
    isWhole,
  });
  const isFree =
    !isSpecial && sku.kind !== 'compute' && drawUniform('free', ...key) < FREE_PART * FREE_AMONG_OTHERS;
  const quantity = (cost * RATES[account.currency]) / Number(price.list);
  return {
    index,
    account,
    sku,
    key: hashOf('days', ...key),
    isSpot,
    cost: isFree ? 0 : cost,
    quantity: Math.max(quantity, 2 * 10 ** -price.quantityDigits),
    quantityDigits: price.quantityDigits,
    unitSize: price.unitSize,
    listPrice: isFree ? '0' : price.list,
    contractedPrice: isFree ? '0' : price.contracted,
    hasRegion: isSpecial || drawUniform('region', ...key) >= NO_REGION_PART,
    resourceId:
      drawUniform('resource', ...key) < NO_RESOURCE_PART ? null : resourceId(vendor, account, sku, key),
    tags: null,
    firstDay: null,
    endDay: null,
  };
}

/** Compute is never free, so that the others are free more often. */
const FREE_AMONG_OTHERS = 1.75;

function discountOf(vendor: CloudCode, sku: Sku): number {
  if (sku.kind === 'spot') return SPOT_DISCOUNT;
  if (sku.service === 'Amazon CloudFront') return 0.15;
  if (vendor === 'aws' && sku.kind === 'compute') return 0.03;
  if (vendor === 'gcp' && sku.kind === 'compute') return 0.2;
  return vendor === 'ncp' ? 0.05 : 0;
}

function resourceId(vendor: CloudCode, account: DemoAccount, sku: Sku, key: Key[]): string {
  const id = drawHex(17, 'resource', ...key);
  const type = (sku.resourceType ?? sku.kind).toLowerCase().replaceAll(' ', '-');
  if (vendor === 'aws') {
    const service = (sku.serviceCode ?? sku.service)
      .replace(/^(Amazon|AWS)/, '')
      .replaceAll(' ', '')
      .toLowerCase();
    return `arn:aws:${service}:${sku.regionId ?? ''}:${account.id}:${type}/${id}`;
  }
  if (vendor === 'azr')
    return `/subscriptions/${account.id}/resourcegroups/rg-${account.name}/providers/${type}/${id}`;
  if (vendor === 'gcp') return `//${type}.googleapis.com/projects/${account.id}/${id}`;
  return vendor === 'oci' ? `ocid1.${type}.oc1.${sku.regionId ?? ''}.${id}` : `${type}-${id}`;
}

/** Tags by cost: whatever the largest items are, the same part of the cost has tags. */
function withTags(seed: DemoSeed, vendor: CloudCode, items: readonly DemoItem[]): DemoItem[] {
  let [tagged, total] = [0, 0];
  const order = [...items].sort((one, other) => one.key - other.key);
  const tags = new Map<number, Tags>();
  for (const { index, cost, account } of order) {
    total += cost;
    if (tagged + cost > TAGGED_PART * total && !(cost === 0 && index % 2 === 0)) continue;
    tagged += cost;
    tags.set(index, tagsOf(seed.seed, seed.company, vendor, account.index, index));
  }
  return items.map((item) => ({ ...item, tags: tags.get(item.index) ?? null }));
}
