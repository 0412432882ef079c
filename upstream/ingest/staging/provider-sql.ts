// Which of its names tells the provider of a row, and the vendor of that name, as SQL of DuckDB.
import { nameKey, orderedNames, type ProviderName } from '../../../lib/catalogue/provider-names.ts';
import { OTHER_VENDOR } from '../../../lib/catalogue/vendors.ts';
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';

/** What two spellings of a name have in common; the same as `nameKey`. */
const NAME_KEY = `CREATE MACRO focus_name_key(x) AS regexp_replace(lower(x), '[^\\p{L}\\p{N}]', '', 'g')`;

/**
 * Macros that know the names: `focus_is_cloud(name)` is false for one that is no cloud's. The key is made in one place, and
 * asked in a lambda: each place is a pattern that DuckDB compiles for every statement, which took two thirds of what it
 * takes to read a small file.
 */
export function providerMacros(names: readonly ProviderName[]): string[] {
  const { exact, beginnings } = orderedNames(names);
  const cases = [
    ...alikeInTurn(exact).map(
      ({ keys, isCloud }) => `WHEN key IN (${keys.map(sqlText).join(', ')}) THEN ${String(isCloud)}`,
    ),
    // Keys are letters and digits: none is a sign of a pattern.
    ...alikeInTurn(beginnings).map(
      ({ keys, isCloud }) =>
        `WHEN regexp_matches(key, ${sqlText(`^(?:${keys.join('|')})`)}) THEN ${String(isCloud)}`,
    ),
  ];
  return [
    NAME_KEY,
    `CREATE MACRO focus_is_cloud(x) AS coalesce(
      list_transform([focus_name_key(x)], lambda key: CASE ${cases.join(' ')} ELSE false END)[1], false)`,
  ];
}

/** Keys of names that follow each other and have one answer: a condition for each name takes long to plan. */
function alikeInTurn(names: readonly ProviderName[]): { keys: string[]; isCloud: boolean }[] {
  const runs: { keys: string[]; isCloud: boolean }[] = [];
  for (const { name, vendor } of names) {
    const isCloud = vendor !== OTHER_VENDOR;
    const last = runs.at(-1);
    if (last?.isCloud === isCloud) last.keys.push(nameKey(name));
    else runs.push({ keys: [nameKey(name)], isCloud });
  }
  return runs;
}

/**
 * The provider as FOCUS 1.2 named it. Since 1.3 a row may have the seller alone: a marketplace sells on the cloud that
 * hosts the product and invoices it, and there the cloud is the provider. Where no cloud sells and none invoices, the
 * seller is the provider, wherever its product runs. Columns that the file lacks are not asked: to plan that takes longer
 * than the rows of a few.
 */
export function providerOf(isGiven: (column: string) => boolean): string {
  const isNoCloud = (column: string) =>
    `${sqlName(column)} IS NOT NULL AND NOT focus_is_cloud(${sqlName(column)})`;
  const isSold = ['InvoiceIssuerName', 'ServiceProviderName'].every(isGiven);
  const cases = [
    ...(isGiven('ProviderName') ? ['WHEN "ProviderName" IS NOT NULL THEN "ProviderName"'] : []),
    ...(isSold
      ? [
          `WHEN ${isNoCloud('InvoiceIssuerName')} AND ${isNoCloud('ServiceProviderName')} THEN "ServiceProviderName"`,
        ]
      : []),
    ...CLOUDS_FIRST.filter(isGiven).map(
      (column) => `WHEN focus_is_cloud(${sqlName(column)}) THEN ${sqlName(column)}`,
    ),
  ];
  const sellers = ['CAST(NULL AS VARCHAR)', ...SELLERS_FIRST.filter(isGiven).map(sqlName)];
  const otherwise = `coalesce(${sellers.join(', ')})`;
  return cases.length === 0 ? otherwise : `CASE ${cases.join(' ')} ELSE ${otherwise} END`;
}

const CLOUDS_FIRST = ['HostProviderName', 'InvoiceIssuerName', 'ServiceProviderName', 'PublisherName'];
const SELLERS_FIRST = ['ServiceProviderName', 'InvoiceIssuerName', 'HostProviderName', 'PublisherName'];

/** Who made what is sold: since 1.3 the seller, where the old name is gone. */
export const PUBLISHER = `coalesce("PublisherName", CASE WHEN "ProviderName" IS NULL THEN "ServiceProviderName" END)`;
