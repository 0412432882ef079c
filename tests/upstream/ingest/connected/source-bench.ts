// A company with a connected source, run step by step by a clock of the test.
import { pino } from 'pino';
import type { SourceKind, SourceLayout } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { PATIENCE } from '../../../../upstream/ingest/connected/runs/judge-group.ts';
import type { SourceTools } from '../../../../upstream/ingest/connected/runs/run-source.ts';
import {
  type SourceFailure,
  SourceRunner,
} from '../../../../upstream/ingest/connected/runs/source-runner.ts';
import { sealedSecrets } from '../../../../upstream/ingest/connected/setup/sealed-secrets.ts';
import { addSourceRun, sourceRunsOf } from '../../../../upstream/stores/documents/sources/source-runs.ts';
import { saveSource } from '../../../../upstream/stores/documents/sources/sources.ts';
import { type FactsBench, openBench } from '../../../support/product/focus-files.ts';

export const SECRET_KEY = Buffer.alloc(32, 7);
const START = new Date('2024-07-01T08:00:00Z');

export interface SourceBench extends FactsBench {
  tools: SourceTools;
  runner: SourceRunner;
  told: SourceFailure[];
  /** Moves the clock on. */
  pass: (minutes: number) => void;
  add: (source: AddedSource) => Promise<string>;
  /** Lets what is due run, and tells the newest run. */
  look: (sourceId: string) => Promise<Awaited<ReturnType<typeof sourceRunsOf>>['runs'][number]>;
  /** As a person asks. */
  ask: (
    sourceId: string,
    isDry?: boolean,
    answers?: Parameters<typeof addSourceRun>[1]['answers'],
  ) => ReturnType<SourceBench['look']>;
  /** Billing months with their rows. */
  months: () => Promise<[string, number][]>;
  /** Another program over the same store. */
  otherRunner: () => SourceRunner;
}

export interface AddedSource {
  kind: SourceKind;
  way: string;
  place: Record<string, string>;
  secrets?: Record<string, string>;
  layout?: SourceLayout;
}

export async function openSourceBench(folders: readonly string[] = []): Promise<SourceBench> {
  const bench = await openBench();
  let at = START.getTime();
  const told: SourceFailure[] = [];
  const tools: SourceTools = {
    documents: bench.documents,
    settings: { dataDir: bench.dir, databaseUrl: null, clickHouse: null, keepDays: 30 },
    secretKey: SECRET_KEY,
    limits: { networks: ['127.0.0.0/8'], folders },
    externalIdOf: (companyId) => `test:${companyId}`,
    patience: PATIENCE,
    now: () => new Date(at),
  };
  const runnerOf = () =>
    new SourceRunner({
      ...tools,
      logger: pino({ level: 'silent' }),
      tell: async (failure) => {
        told.push(failure);
      },
    });
  const runner = runnerOf();
  const look = async (sourceId: string) => {
    await runner.runDue();
    await runner.idle();
    const { runs } = await sourceRunsOf(bench.documents, 'acme', sourceId, { limit: 1, skip: 0 });
    const [newest] = runs;
    if (!newest) throw new Error('no run');
    return newest;
  };
  return {
    ...{ ...bench, tools, runner, told, look, otherRunner: runnerOf },
    pass: (minutes) => {
      at += minutes * 60_000;
    },
    add: async ({ kind, way, place, secrets = {}, layout = 'FILES' }) => {
      const saved = await saveSource(
        bench.documents,
        { companyId: 'acme', actor: null, at: tools.now() },
        null,
        {
          ...{ name: kind, kind, way, place, layout, everyMinutes: 60, answers: [], isPaused: false },
          ...{ ownerId: null, sealed: sealedSecrets(SECRET_KEY, secrets) },
        },
        50,
      );
      if (typeof saved !== 'string') throw new Error(saved.fault);
      return saved;
    },
    ask: async (sourceId, isDry = false, answers = []) => {
      // Runs are ordered by when they were asked for: two of one moment have no order.
      at += 1000;
      const asked = { sourceId, companyId: 'acme', askedBy: 'Kim', isDry, answers };
      await addSourceRun(bench.documents, asked, 'waiting', tools.now());
      return look(sourceId);
    },
    months: async () => {
      const rows = await bench.documents
        .selectFrom('partitions')
        .select(['billing_month', 'row_count'])
        .orderBy('billing_month')
        .execute();
      return rows.map(({ billing_month, row_count }) => [billing_month, Number(row_count)]);
    },
    close: async () => {
      await runner.close();
      await bench.close();
    },
  };
}
