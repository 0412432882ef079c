// Milliseconds of answers over the data of a product, what of them the facts took, and of a move of the slider.
import { addMonths } from '../../../lib/calendar/calendar.ts';
import { curveValuation } from '../../../lib/commitments/advice/curve.ts';
import { ladderOf } from '../../../lib/commitments/advice/frontier.ts';
import { chosenSize } from '../../../lib/commitments/advice/goals.ts';
import { downsideOf, simulate } from '../../../lib/commitments/advice/simulate.ts';
import {
  ADVICE_KINDS,
  type AdviceKind,
  type AdviceTerms,
} from '../../../upstream/domains/optimization/advice/advice.ts';
import { advise } from '../../../upstream/domains/optimization/advice/advise.ts';
import { adviceLedger } from '../../../upstream/domains/optimization/advice/ledger.ts';
import { advisePortfolio } from '../../../upstream/domains/optimization/advice/portfolio.ts';
import { provenAdvice } from '../../../upstream/domains/optimization/advice/proof.ts';
import type { CompanyStores } from '../../../upstream/domains/shared/company-data.ts';
import { benchIn } from '../../support/product/focus-files.ts';
import { median, printTable } from '../report.ts';
import { StoreTime } from './store-time.ts';

const TERMS: AdviceTerms = {
  ...{ lookBackDays: 30, termYears: 1, payment: 'No Upfront', accounts: [], goal: { by: 'saving' } },
  ...{
    includesExpiring: false,
    byAccount: false,
    isGuarded: false,
    expectsGrowth: false,
    withoutAnomalies: true,
    asOf: null,
  },
};
const RUNS = 5;

export async function secondsOf(dataDir: string, companyId: string): Promise<void> {
  const bench = await benchIn(dataDir);
  const clock = new StoreTime();
  try {
    const stores: CompanyStores = {
      ...bench,
      facts: clock.over(bench.facts),
      ...{ demoToday: 'auto', environment: 'LOCAL', now: () => new Date() },
    };
    const scope = { companyId, vendors: ['aws', 'azr', 'gcp'] as const };
    const rows: [string, ...number[]][] = [];
    const time = async (name: string, lines: number, ask: () => unknown) => {
      const [whole, waited]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        clock.reset();
        const start = performance.now();
        await ask();
        whole.push(performance.now() - start);
        waited.push(clock.ms);
      }
      const [ms, facts] = [median(whole), median(waited)];
      rows.push([name, lines, ms, facts, ms - facts, clock.questions]);
    };
    const of = (kind: AdviceKind, more: Partial<AdviceTerms> = {}) => ({ ...TERMS, ...more, kind });
    for (const kind of ADVICE_KINDS) {
      const { lines } = await advise(stores, scope, of(kind));
      await time(kind, lines.length, () => advise(stores, scope, of(kind)));
    }
    const byAccount = of('savingsPlans', { byAccount: true, lookBackDays: 60 });
    await time('savingsPlans by account, 60 days', 0, () => advise(stores, scope, byAccount));
    await time('portfolio', 0, () => advisePortfolio(stores, scope, TERMS));
    await time('portfolio, 60 days', 0, () => advisePortfolio(stores, scope, { ...TERMS, lookBackDays: 60 }));
    for (const kind of ['savingsPlans', 'ec2', 'azureVm'] as const) {
      const { lines, window } = await advise(stores, scope, of(kind));
      const [line] = lines;
      if (!line || !window) continue;
      await time(`proof, ${kind}`, 1, () => provenAdvice(stores, scope, of(kind), () => line.id));
      const from = addMonths(`${window.end.slice(0, 7)}-01`, -12);
      const promised = {
        lineId: line.id,
        quantity: 1,
        promised: line.monthlySaving,
        commitmentIds: [],
        from,
      };
      const asked = of(kind);
      await time(`ledger of a year, ${kind}`, 12, () => adviceLedger(stores, scope, { asked, ...promised }));
    }
    const { lines } = await advise(stores, scope, of('savingsPlans'));
    const { proof } = await provenAdvice(stores, scope, of('savingsPlans'), () => lines[0]?.id);
    if (proof) {
      const { curve } = proof;
      await time('a move of the slider', curve.x.length, () => moved(curve));
      await time('a ladder of twelve', 12, () => laddered(curve));
    }
    console.log(`\n${companyId}, ${await rowsOf(bench, scope)} rows, median of ${RUNS}`);
    printTable(['answer', 'lines', 'milliseconds', 'facts', 'computing', 'questions'], rows);
  } finally {
    await bench.leave();
  }
}

async function rowsOf(
  { facts }: Pick<CompanyStores, 'facts'>,
  { companyId, vendors }: { companyId: string; vendors: readonly ('aws' | 'azr' | 'gcp')[] },
): Promise<number> {
  const { total } = await facts.cost({
    ...{ companyId, vendors: [...vendors], range: { start: '2020-01-01', end: '2029-12-31' } },
    ...{ filters: [], measures: ['rows'], groupBy: [], unit: null, limit: 0, skip: 0 },
  });
  return total.totals[0] ?? 0;
}

type Curve = Parameters<typeof curveValuation>[0];

function moved(curve: Curve): void {
  const valuation = curveValuation(curve);
  const size = chosenSize(valuation, curve, { by: 'regret' }) ?? 0;
  simulate(valuation, curve, size, { percent: 20, afterMonths: 3 });
  downsideOf(valuation, curve, size);
}

function laddered(curve: Curve): void {
  const valuation = curveValuation(curve);
  const size = chosenSize(valuation, curve, { by: 'saving' }) ?? 0;
  ladderOf(valuation, curve, { size, purchases: 12, firstMonth: '2024-01-01' });
}
