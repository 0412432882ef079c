// What single publishers leave out of their FOCUS exports, and have in columns of their own instead.
import { categoryOf } from './categories/category-table.ts';
import { GCP_CATEGORIES } from './categories/gcp-categories.ts';

/** SQL of the text of a column by its name in the file, in lower case; undefined where the file has none. */
type TextOf = (name: string) => string | undefined;

interface Deviation {
  /** By the names of the header, in lower case. */
  isOf: (names: readonly string[]) => boolean;
  /** SQL of the FOCUS columns that the export lacks, or has in its own way; `given` is what it has of them. */
  texts: (own: TextOf, given: (column: string) => string) => Record<string, string>;
}

/** Labels of Google, the nearest to the charge first. */
const GOOGLE_LABELS = ['x_labels', 'x_tags', 'x_projectlabels', 'x_systemlabels'];
const GOOGLE_MARKS = [...GOOGLE_LABELS.filter((name) => name !== 'x_tags'), 'x_credits', 'x_exporttime'];
const ENOUGH_MARKS = 2;

const DEVIATIONS: readonly Deviation[] = [
  {
    isOf: (names) => names.filter((name) => GOOGLE_MARKS.includes(name)).length >= ENOUGH_MARKS,
    texts: (own, given) => {
      const labels = GOOGLE_LABELS.flatMap((name) => own(name) ?? []).map((text) => `focus_pairs(${text})`);
      const credits = own('x_credits');
      const [service, category] = [given('ServiceName'), given('ServiceCategory')];
      return {
        ProviderName: `coalesce(${given('ProviderName')}, 'Google Cloud')`,
        ServiceCategory: `coalesce(${category}, ${categoryOf({ value: service, table: GCP_CATEGORIES })})`,
        ...(labels.length > 0 && {
          Tags: `coalesce(${given('Tags')}, CAST(to_json(flatten([${labels.join(', ')}])) AS VARCHAR))`,
        }),
        ...(credits !== undefined && { x_CreditType: `focus_credit_types(${credits})` }),
      };
    },
  },
  {
    isOf: (names) => names.some((name) => name.startsWith('oci_')),
    texts: (own, given) => {
      const corrected = own('oci_backreferencenumber');
      const [id, name] = [own('oci_compartmentid'), own('oci_compartmentname')];
      return {
        ProviderName: `coalesce(${given('ProviderName')}, 'Oracle')`,
        ...(corrected !== undefined && {
          // A line that refers to an earlier one takes its place.
          ChargeClass: `coalesce(${given('ChargeClass')}, CASE WHEN ${corrected} IS NOT NULL THEN 'Correction' END)`,
        }),
        ...(id !== undefined && { SubAccountId: `coalesce(${given('SubAccountId')}, ${id})` }),
        ...(name !== undefined && { SubAccountName: `coalesce(${given('SubAccountName')}, ${name})` }),
      };
    },
  },
];

/** SQL by FOCUS column that takes the place of what the header's own columns say. */
export function deviatingTexts(
  header: readonly string[],
  textAt: (index: number) => string,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const names = header.map((name) => name.toLowerCase());
  const own: TextOf = (name) => (names.includes(name) ? textAt(names.indexOf(name)) : undefined);
  const given = (column: string) => texts.get(column) ?? 'CAST(NULL AS VARCHAR)';
  const found = DEVIATIONS.find(({ isOf }) => isOf(names));
  return new Map(Object.entries(found?.texts(own, given) ?? {}));
}
