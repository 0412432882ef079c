// All kinds of reference data, by name.
import { accounts } from './accounts.ts';
import { authorisedVendors } from './authorised-vendors.ts';
import { billConfirmations } from './bill-confirmations.ts';
import { budgets } from './budgets.ts';
import { contractTerms } from './contract-terms.ts';
import { exchangeRates } from './exchange-rates.ts';
import { providerNames } from './provider-names.ts';
import type { ReferenceKind } from './reference-kind.ts';
import { serviceGroups } from './service-groups.ts';

const KINDS: readonly ReferenceKind[] = [
  accounts,
  authorisedVendors,
  billConfirmations,
  budgets,
  contractTerms,
  exchangeRates,
  providerNames,
  serviceGroups,
];

export const KIND_NAMES: readonly string[] = KINDS.map(({ name }) => name);

/** Null for a name that no kind has. */
export function kindNamed(name: string): ReferenceKind | null {
  return KINDS.find((kind) => kind.name === name) ?? null;
}
