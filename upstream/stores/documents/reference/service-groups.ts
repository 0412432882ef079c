// Service groups of a company: sets of named groups, and the ordered rules that put a charge into one of them.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { deleteRows, insertRows, replaceRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';
import type { ServiceGroupRuleRow } from './reference-schema.ts';

/** Holds for a charge when every condition that is not null does; at least one is there. */
export interface ServiceGroupRule {
  group: string;
  vendor: VendorCode | null;
  /** FOCUS SubAccountId. */
  accountId: string | null;
  /** FOCUS ResourceId. */
  resourceId: string | null;
  tagKey: string | null;
  /** Null with a key: any value. */
  tagValue: string | null;
}

/** A charge belongs to the group of the first rule that holds for it, or to none. */
export interface ServiceGroupSet {
  set: string;
  /** In their order on screens; one without a rule is empty. */
  groups: string[];
  rules: ServiceGroupRule[];
}

/** By name of the set. */
export async function serviceGroupSetsOf(
  documents: Documents,
  companyId: string,
): Promise<ServiceGroupSet[]> {
  // One statement: groups and rules must be of the same moment.
  const rows = await documents
    .selectFrom('service_groups')
    .leftJoin('service_group_rules as rules', (join) =>
      join
        .onRef('rules.company_id', '=', 'service_groups.company_id')
        .onRef('rules.set_name', '=', 'service_groups.set_name')
        .onRef('rules.group_name', '=', 'service_groups.group_name'),
    )
    .select(['service_groups.set_name as set', 'service_groups.group_name as group'])
    .select(['rules.position', 'rules.vendor', 'rules.account_id', 'rules.resource_id'])
    .select(['rules.tag_key', 'rules.tag_value'])
    .where('service_groups.company_id', '=', companyId)
    .orderBy('service_groups.set_name')
    .orderBy('service_groups.position')
    .execute();
  const sets = new Map<string, { groups: Set<string>; rules: ServiceGroupRule[] }>();
  for (const row of rows) {
    const known = sets.get(row.set) ?? { groups: new Set(), rules: [] };
    known.groups.add(row.group);
    if (row.position !== null) known.rules[row.position] = ruleOf(row);
    sets.set(row.set, known);
  }
  return [...sets].map(([set, { groups, rules }]) => ({ set, groups: [...groups], rules }));
}

type Conditions = Pick<
  ServiceGroupRuleRow,
  'vendor' | 'account_id' | 'resource_id' | 'tag_key' | 'tag_value'
>;

function ruleOf(row: Conditions & { group: string }): ServiceGroupRule {
  return {
    group: row.group,
    vendor: row.vendor as VendorCode | null,
    accountId: row.account_id,
    resourceId: row.resource_id,
    tagKey: row.tag_key,
    tagValue: row.tag_value,
  };
}

/** All sets of the company become these. */
export async function replaceServiceGroupSets(
  documents: Documents,
  companyId: string,
  sets: readonly ServiceGroupSet[],
): Promise<void> {
  const groups = sets.flatMap(({ set, groups: names }) =>
    names.map((group, position) => ({ company_id: companyId, set_name: set, group_name: group, position })),
  );
  const rules = sets.flatMap(({ set, rules: ordered }) =>
    ordered.map((rule, position) => ({
      company_id: companyId,
      set_name: set,
      position,
      group_name: rule.group,
      vendor: rule.vendor,
      account_id: rule.accountId,
      resource_id: rule.resourceId,
      tag_key: rule.tagKey,
      tag_value: rule.tagValue,
    })),
  );
  await atomically(documents, async (transaction) => {
    // Rules refer to groups: they go before and come after them.
    await deleteRows(transaction, companyId, 'service_group_rules');
    await replaceRows(transaction, companyId, 'service_groups', groups);
    await insertRows(transaction, 'service_group_rules', rules);
  });
}
