// What was assumed of a file, or left out of it: one sentence each, for its report.
import { isVendorCode, OTHER_VENDOR } from '../../../lib/catalogue/vendors.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { SourceFile } from '../formats/source-file.ts';
import type { StagedGroup } from '../staging/staged-groups.ts';
import { categoryNotes } from './category-notes.ts';
import { basisNotes, type CostBasisOfFile } from './cost-basis.ts';

interface Found {
  groups: readonly StagedGroup[];
  roundedProviders: readonly string[];
  basis: CostBasisOfFile | null;
  /** Rows beyond the first of a record. */
  added: number;
  /** Records that are no charge. */
  leftOut: number;
  /** Services whose category is not known. */
  services: readonly string[];
}

export function fileNotes({ reading }: SourceFile, companyCurrency: string, found: Found): LoadFact[] {
  const notes: LoadFact[] = [];
  if (reading.isCurrencyAssumed) {
    const kind = reading.texts.has('BillingCurrency') ? 'currencyAssumedWhereEmpty' : 'currencyAssumed';
    notes.push({ kind, values: { currency: companyCurrency } });
  }
  const providersOf = (isMeant: (vendor: string) => boolean) => [
    ...new Set(found.groups.filter(({ vendor }) => isMeant(vendor)).map(({ provider }) => provider)),
  ];
  return [
    ...notes,
    ...providersOf((vendor) => !isVendorCode(vendor)).map((name) => ofProvider('hiddenVendor', name)),
    ...providersOf((vendor) => vendor === OTHER_VENDOR).map((name) => ofProvider('otherVendor', name)),
    ...found.roundedProviders.map((name) => ofProvider('roundedCost', name)),
    ...basisNotes(found.basis),
    ...categoryNotes(found.services),
    ...countNotes(found),
  ];
}

/** How the records of a provider's export became rows, where it is not one row each. */
function countNotes({ added, leftOut }: Found): LoadFact[] {
  const notes: LoadFact[] = [];
  if (leftOut > 0) notes.push({ kind: 'leftOut', values: { leftOut } });
  if (added > 0) notes.push({ kind: 'added', values: { added } });
  return notes;
}

function ofProvider(kind: LoadFact['kind'], provider: string): LoadFact {
  return { kind, values: { provider, isNamed: provider === '' ? 'no' : 'yes' } };
}
