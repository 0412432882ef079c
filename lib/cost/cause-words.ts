// What explains most of an anomaly, in a few words: the usage type first, else broader dimensions.

/** Null: the cause is not narrowed by it. */
export interface CauseNames {
  usageType: string | null;
  operation: string | null;
  purchaseOption: string | null;
  product: string | null;
  region: string | null;
  account: string | null;
}

const MOST = 2;

/** The most telling names: at most two, each once; what the anomaly is called by already is left out, at their beginning too. */
export function causeWords(
  { usageType, operation, purchaseOption, product, region, account }: CauseNames,
  known: string | null = null,
): string[] {
  const isTelling = (name: string | null): name is string => name !== null && name !== '' && name !== known;
  const short = (name: string) => (name.startsWith(`${known} `) ? name.slice(`${known} `.length) : name);
  const telling = (names: readonly (string | null)[]) => [...new Set(names.filter(isTelling).map(short))];
  const metered = telling([usageType, operation, purchaseOption]);
  return (metered.length > 0 ? metered : telling([product, region, account])).slice(0, MOST);
}
