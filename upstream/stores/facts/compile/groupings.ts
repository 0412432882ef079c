// What rows are grouped and filtered by, as SQL over the lines of a table.

import { DIMENSIONS, type Dimension, isLabelled, keyColumn, labelColumn } from '../questions/dimensions.ts';
import type { Filter, Grouping, RuleCondition, ServiceGroupRule } from '../questions/question.ts';
import type { FactTable } from '../tables/tables.ts';
import type { Dialect } from './dialect.ts';
import type { Bindings } from './statement.ts';
import { matchesText } from './text-match.ts';

/** Lists up to this length are in the SQL value by value, which engines compare with the statistics of their files. */
const SHORT_LIST = 16;

/** Where an expression stands. */
export interface Place {
  dialect: Dialect;
  bind: Bindings;
  table: FactTable;
}

/** The dimensions and the keys of tags that a grouping reads. */
export interface Reads {
  dimensions: Set<Dimension>;
  tags: Set<string>;
}

export function readsOf(groupings: readonly Grouping[]): Reads {
  const reads: Reads = { dimensions: new Set(), tags: new Set() };
  const conditions = (grouping: Grouping): Grouping[] => {
    if (typeof grouping === 'string' || !('serviceGroups' in grouping)) return [grouping];
    const { serviceGroups: rules, otherwise } = grouping;
    const read = rules.flatMap((rule) => rule.conditions.map(({ dimension }) => dimension));
    return otherwise === undefined ? read : [...read, otherwise];
  };
  for (const each of groupings.flatMap(conditions)) {
    if (typeof each === 'string') reads.dimensions.add(each);
    else if ('tag' in each) reads.tags.add(each.tag);
  }
  return reads;
}

/** The value of a line; empty text where it has none. */
export function keyOf(grouping: Grouping, place: Place): string {
  if (typeof grouping === 'string') return keyColumn(grouping);
  if ('serviceGroups' in grouping)
    return serviceGroup(mergedRules(grouping.serviceGroups), grouping.otherwise, place);
  // The rollup has lines of the one tag that is asked for.
  return place.table === 'tagDaily'
    ? 'tag_value'
    : place.dialect.tagValue('"Tags"', place.bind.text(grouping.tag));
}

/** The label of a line, where it is not the value itself. */
export function labelOf(grouping: Grouping): string | null {
  return typeof grouping === 'string' && isLabelled(grouping) ? labelColumn(grouping) : null;
}

export function isDimension(name: string): name is Dimension {
  return (DIMENSIONS as readonly string[]).includes(name);
}

/** Conditions that keep the lines of all filters. */
export function filterConditions(filters: readonly Filter[], place: Place): string[] {
  return filters.map((filter) => {
    const kept = filter.isExcluding ? `NOT ${holds(filter, place)}` : holds(filter, place);
    return filter.vendor === undefined ? kept : `(vendor <> ${place.bind.text(filter.vendor)} OR ${kept})`;
  });
}

function holds(filter: Filter, place: Place): string {
  // A key that is named and not compared would be a value without a place in the statement.
  if ('values' in filter && filter.values.length === 0) return 'false';
  const key = keyOf(filter.dimension, place);
  if ('values' in filter) return isOneOf(key, filter.values, place);
  return 'contains' in filter
    ? matchesText(key, 'contains', filter.contains, place)
    : matchesText(key, 'startsWith', filter.startsWith, place);
}

export function isOneOf(
  value: string,
  values: readonly string[],
  { dialect, bind }: Pick<Place, 'dialect' | 'bind'>,
): string {
  if (values.length === 0) return 'false';
  if (values.length > SHORT_LIST) return dialect.isIn(value, bind.texts(values));
  return `(${value} IN (${values.map((each) => bind.text(each)).join(', ')}))`;
}

function serviceGroup(
  rules: readonly ServiceGroupRule[],
  otherwise: Dimension | undefined,
  place: Place,
): string {
  const rest = otherwise === undefined ? `''` : keyColumn(otherwise);
  if (rules.length === 0) return rest;
  const cases = rules.map(({ group, vendor, conditions }) => {
    const parts = conditions.map(({ dimension, values }) => {
      if (values?.length === 0) return 'false';
      const key = keyOf(dimension, place);
      return values === null ? `${key} <> ''` : isOneOf(key, values, place);
    });
    if (vendor !== undefined) parts.unshift(`vendor = ${place.bind.text(vendor)}`);
    return `WHEN ${parts.join(' AND ') || 'true'} THEN ${place.bind.text(group)}`;
  });
  return `CASE ${cases.join(' ')} ELSE ${rest} END`;
}

/** Sets often name thousands of resources, a rule each: rules in a row that differ in the value alone become one. */
function mergedRules(rules: readonly ServiceGroupRule[]): ServiceGroupRule[] {
  const merged: ServiceGroupRule[] = [];
  let [openName, openValues]: [string | null, string[]] = [null, []];
  for (const rule of rules) {
    const [condition] = rule.conditions;
    if (rule.conditions.length !== 1 || !condition || condition.values === null) {
      openName = null;
      merged.push(rule);
      continue;
    }
    const name = JSON.stringify([rule.group, rule.vendor, condition.dimension]);
    if (openName === name) {
      openValues.push(...condition.values);
      continue;
    }
    [openName, openValues] = [name, [...condition.values]];
    const shared: RuleCondition = { dimension: condition.dimension, values: openValues };
    merged.push({ ...rule, conditions: [shared] });
  }
  return merged;
}
