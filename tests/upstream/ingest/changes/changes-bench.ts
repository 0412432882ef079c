// A bench with loads of Acme that can be taken back, and what the tests look at afterwards.
import { removeData } from '../../../../upstream/ingest/changes/remove-data.ts';
import { revertChange } from '../../../../upstream/ingest/changes/revert-change.ts';
import type { LoadReport } from '../../../../upstream/stores/documents/loads/load-report.ts';
import { type FactSink, fileSink } from '../../../../upstream/stores/facts/fact-sink.ts';
import { plainCost } from '../../../support/oracle/plain-cost.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../../support/product/focus-files.ts';

export const DANA = { userId: 'dana', name: 'Dana' };
const NOTHING = { vendor: null, billingAccountId: null, month: null, file: null };

/** A charge of a month of 2024 that is billed to the account. */
export function billed(month: number, cost: string, more: Fields = {}): Fields {
  const first = `2024-${String(month).padStart(2, '0')}-01`;
  return row({
    BilledCost: cost,
    EffectiveCost: cost,
    BillingPeriodStart: first,
    BillingPeriodEnd: '',
    ChargePeriodStart: first,
    ChargePeriodEnd: '',
    ...more,
  });
}

export interface ChangesBench extends FactsBench {
  sink: FactSink;
  loadRows: (...rows: Fields[]) => Promise<LoadReport & { loadId: string }>;
  revert: (changeId: string) => ReturnType<typeof revertChange>;
  remove: (scope?: Partial<typeof NOTHING | Record<string, string>>) => ReturnType<typeof removeData>;
  /** Billed cost from April to June, as screens ask for it. */
  months: () => Promise<(number | null)[]>;
  version: () => Promise<string>;
}

export async function openChangesBench(): Promise<ChangesBench> {
  const bench = await openBench();
  const { documents, dir, facts } = bench;
  const sink = fileSink(documents, dir);
  const options = () => ({ documents, sink, companyId: 'acme', actor: DANA, at: new Date() });
  let files = 0;
  return {
    ...bench,
    sink,
    loadRows: async (...rows) => {
      files += 1;
      const report = await bench.load([bench.file(`load-${files}.csv`, csv(rows))], {
        startedBy: 'dana',
        answers: ['shrink', 'outlier'],
      });
      if (report.loadId === null) throw new Error('the load changed nothing');
      return { ...report, loadId: report.loadId };
    },
    revert: (changeId) => revertChange(options(), changeId),
    remove: (scope = {}) => removeData(options(), { ...NOTHING, ...scope }),
    months: async () => {
      const { total } = await plainCost(facts, {
        companyId: 'acme',
        vendors: ['aws', 'azr'],
        range: { start: '2024-04-01', end: '2024-06-30' },
        filters: [],
        basis: 'billed',
        groupBy: 'product',
        unit: 'month',
        limit: 10,
        skip: 0,
      });
      return total.amounts;
    },
    version: async () => (await facts.freshness('acme')).version,
  };
}
