// Files of service groups: the rules in their order. A file is complete for the sets that it names.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  replaceServiceGroupSets,
  type ServiceGroupSet,
  serviceGroupSetsOf,
} from '../../stores/documents/reference/service-groups.ts';
import { type Entry, given, keyOfValues, type ReferenceKind } from './reference-kind.ts';
import { groupName, optional, text, vendor } from './values.ts';

/** An entry without a condition names a group of the set, which is in the order of first mention. */
type Column = 'set' | 'group' | 'vendor' | 'accountId' | 'resourceId' | 'tagKey' | 'tagValue';

export const serviceGroups: ReferenceKind<Column> = {
  name: 'service-groups',
  columns: {
    set: groupName,
    group: groupName,
    vendor: optional(vendor),
    accountId: optional(text),
    resourceId: optional(text),
    tagKey: optional(text),
    tagValue: optional(text),
  },
  faultOf: (entry) =>
    entry.tagValue !== null && entry.tagKey === null
      ? { column: 'tagKey', message: `is missing: wanted is the key of the tag value '${entry.tagValue}'` }
      : null,
  keyOf: (entry) =>
    hasCondition(entry)
      ? keyOfValues(entry.set, entry.vendor, entry.accountId, entry.resourceId, entry.tagKey, entry.tagValue)
      : keyOfValues(entry.set, entry.group),
  partOf: (entry) => given(entry.set),
  arrange: (entries) => entriesOf(setsOf(entries)),
  read: async (documents, companyId) => entriesOf(await serviceGroupSetsOf(documents, companyId)),
  write: (documents, companyId, entries) => replaceServiceGroupSets(documents, companyId, setsOf(entries)),
};

function hasCondition({ vendor: code, accountId, resourceId, tagKey }: Entry<Column>): boolean {
  return [code, accountId, resourceId, tagKey].some((condition) => condition !== null);
}

function setsOf(entries: readonly Entry<Column>[]): ServiceGroupSet[] {
  const sets = new Map<string, ServiceGroupSet>();
  for (const { set: name, group: groupText, ...conditions } of entries) {
    const [set, group] = [given(name), given(groupText)];
    const known = sets.get(set) ?? { set, groups: [], rules: [] };
    sets.set(set, known);
    if (!known.groups.includes(group)) known.groups.push(group);
    if (hasCondition({ set, group, ...conditions }))
      known.rules.push({ group, ...conditions, vendor: conditions.vendor as VendorCode | null });
  }
  return [...sets.values()].sort((one, other) => (one.set < other.set ? -1 : 1));
}

function entriesOf(sets: readonly ServiceGroupSet[]): Entry<Column>[] {
  const none = { vendor: null, accountId: null, resourceId: null, tagKey: null, tagValue: null };
  return sets.flatMap(({ set, groups, rules }) => [
    ...groups.map((group) => ({ set, group, ...none })),
    ...rules.map((rule) => ({ set, ...rule })),
  ]);
}
