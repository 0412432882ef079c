// What was assumed of a file, or left out of it: one sentence each, for its report.
import { isVendorCode, OTHER_VENDOR } from '../../../lib/catalogue/vendors.ts';
import type { SourceFile } from '../formats/source-file.ts';
import type { StagedGroup } from '../staging/staged-facts.ts';
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

export function fileNotes({ reading }: SourceFile, companyCurrency: string, found: Found): string[] {
  const notes: string[] = [];
  if (reading.isCurrencyAssumed) {
    const where = reading.texts.has('BillingCurrency')
      ? 'where no currency is given'
      : 'no column BillingCurrency:';
    notes.push(`${where} amounts are taken to be in ${companyCurrency}, the company's currency`);
  }
  const hidden = found.groups.filter(({ vendor }) => !isVendorCode(vendor)).map(({ provider }) => provider);
  for (const provider of new Set(hidden)) {
    notes.push(
      `rows of ${nameOf(provider)} are kept but shown nowhere: the portal does not offer this vendor`,
    );
  }
  const others = found.groups.filter(({ vendor }) => vendor === OTHER_VENDOR).map(({ provider }) => provider);
  for (const provider of new Set(others)) {
    notes.push(
      `rows of ${nameOf(provider)} are counted as the vendor Other; if it is a cloud by another name, add it to provider-names`,
    );
  }
  for (const provider of found.roundedProviders) {
    notes.push(
      `EffectiveCost of ${nameOf(provider)} has no decimals: BilledCost is used where no commitment pays`,
    );
  }
  return [...notes, ...basisNotes(found.basis), ...categoryNotes(found.services), ...countNotes(found)];
}

/** How the records of a provider's export became rows, where it is not one row each. */
function countNotes({ added, leftOut }: Found): string[] {
  const notes: string[] = [];
  if (leftOut > 0) notes.push(`${leftOut} records are no charges in FOCUS and are left out`);
  if (added > 0) notes.push(`${added} rows were added: some records hold two charges or more`);
  return notes;
}

function nameOf(provider: string): string {
  return provider === '' ? 'a provider without a name' : provider;
}
