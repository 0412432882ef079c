// The built product as it is shipped: one gateway and one upstream over files, or two of each over PostgreSQL and Redis.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { startMachines } from '../../stress/machines.ts';
import { copyPreparedData } from '../../support/product/prepared-data.ts';
import { startRedis } from '../../support/product/redis.ts';
import { freePort, startProgram } from '../programs.ts';
import { enterCompanies } from './companies.ts';

export interface CrowdProgram {
  name: string;
  pid: number;
}

export interface CrowdProduct {
  /** Addresses of the gateways; people come to the first one to sign in. */
  homes: readonly [string, ...string[]];
  programs: CrowdProgram[];
  close: () => Promise<void>;
}

/** As `npm start` has them. */
const GATEWAY_FLAGS = ['--max-semi-space-size=32'];
const SHIPPED = { USER_REQUESTS_PER_MINUTE: '600', USER_REQUESTS_AT_ONCE: '50', REPLY_CACHE_MB: '64' };

interface Settings {
  people: number;
  pairs: number;
  /** Of the programs, as `taskset` names them. */
  cores: string;
}

export async function startCrowdProduct({ people, pairs, cores }: Settings): Promise<CrowdProduct> {
  const ports = [await freePort(), await freePort()].slice(0, pairs);
  const home = `http://localhost:${ports[0]}`;
  const product = pairs === 1 ? await onePair(home, people) : await twoUpstreams(home, people);
  const closing = [product.close];
  const close = async () => {
    for (const end of closing) await end();
  };
  const programs = [...product.programs];
  const homes: [string, ...string[]] = [home];
  try {
    for (const [index, port] of ports.entries()) {
      const dataDir = join(product.dataDir, `gateway-${index}`);
      const settings = { PORT: String(port), PUBLIC_URL: home, DATA_DIR: dataDir, ...product.gateway };
      const gateway = await startProgram(
        'dist/server/gateway/main.js',
        { ...settings, ...SHIPPED },
        GATEWAY_FLAGS,
      );
      closing.unshift(() => gateway.stop());
      programs.push({ name: `gateway ${index + 1}`, pid: gateway.pid });
      if (index > 0) homes.push(`http://localhost:${port}`);
    }
    for (const { pid } of programs) execFileSync('taskset', ['-acp', cores, String(pid)]);
    return { homes, programs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Upstreams {
  dataDir: string;
  programs: CrowdProgram[];
  /** Settings of the gateways. */
  gateway: Record<string, string>;
  close: () => Promise<void>;
}

async function onePair(home: string, people: number): Promise<Upstreams> {
  const dataDir = await copyPreparedData();
  const documents = await openDocuments(dataDir);
  await enterCompanies(documents, dataDir, people);
  await documents.destroy();
  const port = String(await freePort());
  const settings = { UPSTREAM_PORT: port, PUBLIC_URL: home, DATA_DIR: dataDir, DEMO_COMPANIES: 'none' };
  const upstream = await startProgram('dist/server/upstream/main.js', {
    ...settings,
    ANOMALY_JUDGING: 'off',
  });
  return {
    dataDir,
    programs: [{ name: 'upstream 1', pid: upstream.pid }],
    gateway: { UPSTREAM_URL: `http://localhost:${port}` },
    close: async () => {
      await upstream.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function twoUpstreams(home: string, people: number): Promise<Upstreams> {
  const redis = await startRedis();
  const machines = await startMachines({ PUBLIC_URL: home, ANOMALY_JUDGING: 'off' });
  await enterCompanies(machines.documents, machines.dataDir, people);
  return {
    dataDir: machines.dataDir,
    programs: machines.programs.map(({ pid }, index) => ({ name: `upstream ${index + 1}`, pid })),
    gateway: { UPSTREAM_URL: machines.url, REDIS_URL: redis.url },
    close: async () => {
      await machines.close();
      await redis.stop();
    },
  };
}
