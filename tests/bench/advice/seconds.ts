// Milliseconds of answers over the data folder of a product, and of a move of the slider.
import { curveValuation } from '../../../lib/commitments/advice/curve.ts';
import { chosenSize } from '../../../lib/commitments/advice/goals.ts';
import { downsideOf, simulate } from '../../../lib/commitments/advice/simulate.ts';
import {
  ADVICE_KINDS,
  type AdviceKind,
  type AdviceTerms,
} from '../../../upstream/domains/optimization/advice/advice.ts';
import { advise } from '../../../upstream/domains/optimization/advice/advise.ts';
import { advisePortfolio } from '../../../upstream/domains/optimization/advice/portfolio.ts';
import { adviceProof } from '../../../upstream/domains/optimization/advice/proof.ts';
import type { CompanyStores } from '../../../upstream/domains/shared/company-data.ts';
import { benchIn } from '../../support/product/focus-files.ts';
import { median, printTable } from '../report.ts';

const TERMS: AdviceTerms = {
  ...{ lookBackDays: 30, termYears: 1, payment: 'No Upfront', accounts: [], goal: { by: 'saving' } },
  ...{ includesExpiring: false, byAccount: false, isGuarded: false, withoutAnomalies: true, asOf: null },
};
const RUNS = 5;

export async function secondsOf(dataDir: string, companyId: string): Promise<void> {
  const bench = await benchIn(dataDir);
  try {
    const stores: CompanyStores = {
      ...bench,
      demoToday: 'auto',
      environment: 'LOCAL',
      now: () => new Date(),
    };
    const scope = { companyId, vendors: ['aws', 'azr', 'gcp'] as const };
    const { total } = await bench.facts.cost({
      ...{ companyId, vendors: [...scope.vendors], range: { start: '2020-01-01', end: '2029-12-31' } },
      ...{ filters: [], measures: ['rows'], groupBy: [], unit: null, limit: 0, skip: 0 },
    });
    const timed = async (ask: () => unknown) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        await ask();
        times.push(performance.now() - start);
      }
      return median(times);
    };
    const rows: [string, ...number[]][] = [];
    const of = (kind: AdviceKind, more: Partial<AdviceTerms> = {}) => ({ ...TERMS, ...more, kind });
    for (const kind of ADVICE_KINDS) {
      const { lines } = await advise(stores, scope, of(kind));
      rows.push([kind, lines.length, await timed(() => advise(stores, scope, of(kind)))]);
    }
    const byAccount = of('savingsPlans', { byAccount: true, lookBackDays: 60 });
    rows.push(['savingsPlans by account, 60 days', 0, await timed(() => advise(stores, scope, byAccount))]);
    rows.push(['portfolio', 0, await timed(() => advisePortfolio(stores, scope, TERMS))]);
    const { lines } = await advise(stores, scope, of('savingsPlans'));
    const id = lines[0]?.id ?? '';
    const proof = await adviceProof(stores, scope, of('savingsPlans'), id);
    rows.push(['proof of a plan', 1, await timed(() => adviceProof(stores, scope, of('savingsPlans'), id))]);
    if (proof) {
      const { curve } = proof;
      rows.push(['a move of the slider', curve.x.length, await timed(() => moved(curve))]);
    }
    console.log(`\n${companyId}, ${total.totals[0] ?? 0} rows, median of ${RUNS}`);
    printTable(['answer', 'lines or points', 'milliseconds'], rows);
  } finally {
    await bench.leave();
  }
}

function moved(curve: Parameters<typeof curveValuation>[0]): void {
  const valuation = curveValuation(curve);
  const size = chosenSize(valuation, curve, { by: 'regret' }) ?? 0;
  simulate(valuation, curve, size, { percent: 20, afterMonths: 3 });
  downsideOf(valuation, curve, size);
}
