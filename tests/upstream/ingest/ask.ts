// Asks the facts of a bench for costs, with a plain question unless a test says otherwise.

import { type PlainAnswer, type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import type { FactsBench } from '../../support/product/focus-files.ts';

/** Costs of `acme` in May 2024 by product: listed by falling cost. */
export function ask(bench: FactsBench, question: Partial<PlainQuestion> = {}): Promise<PlainAnswer> {
  return plainCost(bench.facts, {
    companyId: 'acme',
    vendors: ['aws', 'azr', 'gcp', 'oci'],
    filters: [],
    range: { start: '2024-05-01', end: '2024-05-31' },
    basis: 'billed',
    groupBy: 'product',
    unit: null,
    limit: 100,
    skip: 0,
    ...question,
  });
}

/** Keys and totals of the listed groups. */
export function totals({ groups }: PlainAnswer): [string, number][] {
  return groups.map(({ key, total }) => [key, total]);
}
