// What the bill charges for parts of the vendor's charges: the arithmetic of the bill, cell by cell. It is linear, so parts
// add up to the bill. For those who may not read what the vendor billed.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { addDecimals, isZeroDecimal } from '../../../lib/money/money.ts';
import { contractTermsOf, termFor } from '../../stores/documents/reference/contract-terms.ts';
import type {
  BillGrouping,
  BillLine,
  BillMeasure,
  BillQuestion,
} from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { contractFigures, vendorFigures } from './charge-figures.ts';
import { type ChargeKind, chargeKinds } from './charge-kinds.ts';

export interface ContractAmounts {
  /** What charges must be grouped by in addition to the groupings of the question. */
  groupings: readonly BillGrouping[];
  /** The first sum of a line of such a question, as the bill charges it; decimal text. */
  chargedOf: (line: BillLine) => string;
}

/** Of billing months; null where the contract changes nothing: what the vendor billed is the bill. */
export async function contractAmounts(billing: Billing, months: DateRange): Promise<ContractAmounts | null> {
  const { stores, facts, companyId, vendor } = billing;
  const terms = (await contractTermsOf(stores.documents, companyId)).filter(
    (term) => (term.vendor ?? vendor) === vendor,
  );
  if (terms.length === 0) return null;
  const scope = scopeOf(billing, months);
  const [kinds, taxes] = await Promise.all([
    chargeKinds(facts, scope, vendor),
    facts.bill({ ...scope, groupBy: [MONTH, 'chargeCategory', 'account'], measures: ['billed'] }),
  ]);
  const taxed = new Set(
    (taxes ?? [])
      .filter(({ keys, sums }) => keys[1] === 'Tax' && !isZeroDecimal(sums[0] ?? '0'))
      .map(({ keys, currency }) => `${keys[0]} ${currency}`),
  );
  return {
    groupings: [MONTH, 'account', kinds, 'chargeCategory'],
    chargedOf: ({ keys, currency, sums: [billed = '0'] }) => {
      const [month = '', accountId = '', kind = '', category = ''] = keys.slice(-4);
      const cell = { kind: kind as ChargeKind, category, commitmentPart: '', purchaseOption: '' };
      const figures = vendorFigures([{ ...cell, billed, list: billed }], { vendor, month });
      const term = termFor(terms, { vendor, accountId, month });
      return contractFigures(figures, term, taxed.has(`${month} ${currency}`)).totalCharge;
    },
  };
}

const MONTH = { column: 'billingMonth' } as const;

/** A question whose first measure is what was billed: with `amounts` it is what the bill charges instead. */
type BilledQuestion = BillQuestion & { measures: readonly ['billed', ...BillMeasure[]] };

export async function chargedLines(
  { facts }: Billing,
  question: BilledQuestion,
  amounts: ContractAmounts | null,
): Promise<BillLine[]> {
  if (amounts === null) return (await facts.bill(question)) ?? [];
  const width = question.groupBy.length;
  // Asked apart: what is counted, such as resources, cannot be added up from smaller groups.
  const [lines, parts] = await Promise.all([
    facts.bill(question),
    facts.bill({ ...question, groupBy: [...question.groupBy, ...amounts.groupings], measures: ['billed'] }),
  ]);
  const lineOf = ({ currency, keys }: BillLine) => JSON.stringify([currency, ...keys.slice(0, width)]);
  const charged = groupedBy(parts ?? [], lineOf);
  return (lines ?? []).map((line) => ({
    ...line,
    sums: [addDecimals((charged.get(lineOf(line)) ?? []).map(amounts.chargedOf)), ...line.sums.slice(1)],
  }));
}
