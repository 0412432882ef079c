// The same store on ClickHouse: the engine of the tests, filled with the same parts.
import { openClickHouseFacts } from '../../../upstream/stores/facts/clickhouse/clickhouse-facts.ts';
import { startClickHouse } from '../../support/clickhouse/test-server.ts';
import type { BenchData, Contender } from './contenders.ts';

export async function clickHouse({ documents, dataDir, scope }: BenchData): Promise<Contender> {
  const server = await startClickHouse();
  const started = performance.now();
  const { store } = await openClickHouseFacts({ address: server, documents, dataDir });
  console.log(`ClickHouse took the parts over in ${Math.round((performance.now() - started) / 1000)} s`);
  return {
    name: 'store on ClickHouse',
    answer: ({ ask }) => ask(store, scope),
    close: async () => {
      await store.close();
      await server.stop();
    },
  };
}
