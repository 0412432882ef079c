// Three sets of service groups as rules over accounts and tags; a small part of the cost is in no group.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { VendorPlan } from '../plan/plan.ts';
import { hashOf } from '../random.ts';
import type { DemoItem } from './items.ts';

/** Holds for a charge when all that it names are the same. */
export interface GroupRule {
  group: string;
  vendor?: CloudCode;
  accountId?: string;
  tag?: { key: string; value: string };
}

/** Of its rules the first that holds decides. */
export interface GroupSet {
  set: string;
  groups: string[];
  rules: GroupRule[];
}

/** Part of the cost that no rule of a set reaches, at most. */
const UNGROUPED_PART = 0.06;

const UNITS = ['Retail', 'Logistics', 'Payments', 'Data', 'Platform', 'Corporate', 'Research'];

const BY_SERVICE: Record<string, string> = {
  ...{
    web: 'Storefront',
    images: 'Storefront',
    api: 'Core services',
    messaging: 'Core services',
    batch: 'Back office',
  },
  catalogue: 'Catalogue',
  checkout: 'Checkout',
  reporting: 'Insight',
};

const BY_STAGE: Record<string, string> = {
  prod: 'Production',
  stage: 'Staging',
  dev: 'Development',
  test: 'Test',
};

export function serviceGroups(plans: readonly VendorPlan[]): GroupSet[] {
  const items = plans.flatMap(({ vendor, items: all }) => all.map((item) => ({ vendor, item })));
  return [
    setOf('Business unit', UNITS, [], items, () => false),
    setOf(
      'Product',
      [...new Set(Object.values(BY_SERVICE)), 'Other products'],
      rulesOf('service', BY_SERVICE),
      items,
      (item) => hasValue(item, 'service', BY_SERVICE),
    ),
    setOf('Environment', [...Object.values(BY_STAGE), 'Shared'], rulesOf('env', BY_STAGE), items, (item) =>
      hasValue(item, 'env', BY_STAGE),
    ),
  ];
}

function rulesOf(key: string, groups: Record<string, string>): GroupRule[] {
  return Object.entries(groups).map(([value, group]) => ({ group, tag: { key, value } }));
}

function hasValue(item: DemoItem, key: string, groups: Record<string, string>): boolean {
  return (item.tags?.[key] ?? '') in groups;
}

interface VendorItem {
  vendor: CloudCode;
  item: DemoItem;
}

/** What the tag rules leave goes to a group by account; the cheapest accounts, as many as may be, have none. */
function setOf(
  set: string,
  groups: string[],
  rules: GroupRule[],
  items: readonly VendorItem[],
  isGrouped: (item: DemoItem) => boolean,
): GroupSet {
  const rest = new Map<string, { vendor: CloudCode; accountId: string; cost: number }>();
  let total = 0;
  for (const { vendor, item } of items) {
    total += item.cost;
    const accountId = item.account.id;
    const known = rest.get(`${vendor}/${accountId}`) ?? { vendor, accountId, cost: 0 };
    rest.set(`${vendor}/${accountId}`, { ...known, cost: known.cost + (isGrouped(item) ? 0 : item.cost) });
  }
  let ungrouped = 0;
  const byAccount: GroupRule[] = [];
  for (const { vendor, accountId, cost } of [...rest.values()].sort((one, other) => one.cost - other.cost)) {
    if (ungrouped + cost <= UNGROUPED_PART * total) ungrouped += cost;
    else byAccount.push({ group: groups[hashOf(set, accountId) % groups.length] ?? '', vendor, accountId });
  }
  return { set, groups, rules: [...rules, ...byAccount] };
}
