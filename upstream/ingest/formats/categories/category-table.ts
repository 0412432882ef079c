// Which service category of FOCUS the services of a provider belong to, where its export does not say it.
import type { SERVICE_CATEGORIES } from '../../../../lib/catalogue/service-categories.ts';
import { sqlText } from '../../../stores/facts/sql-text.ts';

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** Names of a category, in lower case, with a semicolon between two; the subcategory where FOCUS names one. */
export type CategoryTable = readonly (readonly [
  category: ServiceCategory,
  subcategory: string | null,
  names: string,
])[];

/** A table, and SQL of the text that is looked up in it. */
export interface CategorySource {
  value: string;
  table: CategoryTable;
}

/** Between a category and its subcategory. */
const MARK = '|';
/** What a service is put in that no table knows. */
const UNKNOWN: ServiceCategory = 'Other';

/** Names with their category and subcategory. */
export function categoryEntries(table: CategoryTable): { name: string; kind: string }[] {
  return table.flatMap(([category, subcategory, names]) =>
    names.split(';').map((name) => ({
      name: name.replaceAll(/\s+/g, ' ').trim(),
      kind: subcategory === null ? category : `${category}${MARK}${subcategory}`,
    })),
  );
}

/** A join over `from` that adds `service_kind`: of the first source that knows its text. */
export function categorised(from: string, sources: readonly CategorySource[]): string {
  const joins = sources.map(({ value, table }, place) => {
    const rows = categoryEntries(table).map(({ name, kind }) => `(${sqlText(name)}, ${sqlText(kind)})`);
    return `LEFT JOIN (VALUES ${rows.join(', ')}) AS category${place}(name, kind) ON category${place}.name = lower(${value})`;
  });
  const kinds = sources.map((_, place) => `category${place}.kind`);
  return `SELECT ${from}.*, coalesce(${kinds.join(', ')}) AS service_kind FROM ${from} ${joins.join(' ')}`;
}

/** FOCUS columns of `service_kind`. */
export const CATEGORY_COLUMNS = {
  ServiceCategory: `coalesce(split_part(service_kind, ${sqlText(MARK)}, 1), ${sqlText(UNKNOWN)})`,
  ServiceSubcategory: `nullif(split_part(service_kind, ${sqlText(MARK)}, 2), '')`,
};

/** SQL of the category by one table, for a text that is null where there is no service. */
export function categoryOf({ value, table }: CategorySource): string {
  const byCategory = new Map<string, string[]>();
  for (const { name, kind } of categoryEntries(table)) {
    const [category = ''] = kind.split(MARK);
    byCategory.set(category, [...(byCategory.get(category) ?? []), sqlText(name)]);
  }
  const cases = [...byCategory].map(
    ([category, names]) => `WHEN lower(${value}) IN (${names.join(', ')}) THEN ${sqlText(category)}`,
  );
  return `CASE ${cases.join(' ')} ELSE ${sqlText(UNKNOWN)} END`;
}
