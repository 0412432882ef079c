// What the bill charges for parts of the vendor's charges: the arithmetic of the bill, cell by cell. It is linear, so parts
// add up to the bill. For those who may not read what the vendor billed.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { isZeroDecimal } from '../../../lib/money/money.ts';
import { contractTermsOf, termFor } from '../../stores/documents/reference/contract-terms.ts';
import type { BillLine } from '../../stores/facts/questions/bill-question.ts';
import type { Grouping } from '../../stores/facts/questions/question.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { contractFigures, vendorFigures } from './charge-figures.ts';
import { type ChargeKind, chargeKinds } from './charge-kinds.ts';

export interface ContractAmounts {
  /** What charges must be grouped by in addition to the groupings of the question. */
  groupings: readonly Grouping[];
  /** The first sum of a line of such a question, as the bill charges it; decimal text. */
  chargedOf: (line: BillLine) => string;
}

/** Null where the contract changes nothing: what the vendor billed is the bill. */
export async function contractAmounts(billing: Billing, month: IsoDate): Promise<ContractAmounts | null> {
  const { stores, facts, companyId, vendor } = billing;
  const terms = (await contractTermsOf(stores.documents, companyId)).filter(
    (term) => (term.vendor ?? vendor) === vendor,
  );
  if (terms.length === 0) return null;
  const scope = scopeOf(billing, { start: month, end: month });
  const [kinds, taxes] = await Promise.all([
    chargeKinds(facts, scope, vendor),
    facts.bill({ ...scope, groupBy: ['chargeCategory', 'account'], measures: ['billed'] }),
  ]);
  const taxed = new Set(
    (taxes ?? [])
      .filter(({ keys, sums }) => keys[0] === 'Tax' && !isZeroDecimal(sums[0] ?? '0'))
      .map(({ currency }) => currency),
  );
  return {
    groupings: ['account', kinds, 'chargeCategory'],
    chargedOf: ({ keys, currency, sums: [billed = '0'] }) => {
      const [accountId = '', kind = '', category = ''] = keys.slice(-3);
      const cell = { kind: kind as ChargeKind, category, commitmentPart: '', purchaseOption: '' };
      const figures = vendorFigures([{ ...cell, billed, list: billed }], { vendor, month });
      const term = termFor(terms, { vendor, accountId, month });
      return contractFigures(figures, term, taxed.has(currency)).totalCharge;
    },
  };
}
