// The whole product for a test file of browser journeys: real servers, the built site, one Chromium, one company.
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import {
  leavePortals,
  type OpenedPage,
  type OpenOptions,
  openPage,
  workerChromium,
} from '../browser/chromium.ts';
import { endUnreturned } from '../browser/resting-contexts.ts';
import { DemoFigures } from '../oracle/demo-figures.ts';
import { rememberPeople } from '../people/what-people-keep.ts';
import { portOfWorker } from './free-port.ts';
import { startProduct } from './gateway.ts';
import type { UpstreamOptions } from './upstream.ts';

export const BUILT_WEB = join(import.meta.dirname, '../../../dist/web');

const DEMO_USER = 'dana-demo';

/** Upstream, gateway and the built site, at the address that all of this worker have, one after the other. */
export async function startBuiltProduct(options: Omit<UpstreamOptions, 'publicUrl'> = {}) {
  await endShared();
  return atAddressOfWorker(options);
}

async function atAddressOfWorker(options: Omit<UpstreamOptions, 'publicUrl'> = {}) {
  return startProduct(options, BUILT_WEB, await portOfWorker());
}

export interface ProductInTests {
  browser: Browser;
  /** Sunflower's figures by the raw files. */
  sunflower: DemoFigures;
  /** A new browser that signs in on its way to the address. */
  open(path: string, options?: OpenOptions): Promise<OpenedPage>;
  /** What is kept, for a state that only time or another person brings about. */
  documents: Documents;
}

/** Starts everything before the tests of the file and ends it after them; the members are there within tests. */
export function productForTests(options: Omit<UpstreamOptions, 'publicUrl'> = {}): ProductInTests {
  const product = {} as ProductInTests;
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start(() => startBuiltProduct(options));
    Object.assign(product, started.product);
  });
  // A journey that fails must not affect the next one.
  afterEach(() => started?.tidy());
  afterAll(() => started?.close());
  return product;
}

/**
 * The same for journeys that leave nothing which another one would meet, but for what people keep: that is put back
 * after the file. The files of a worker share one product, whose start and sign-ins took more than many a journey. Such
 * files follow each other (`tests/support/runner/longest-first.ts`).
 */
export function sharedProduct(): ProductInTests {
  const product = {} as ProductInTests;
  beforeAll(async () => {
    shared ??= start(atAddressOfWorker).catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    Object.assign(product, (await shared).product);
  });
  afterEach(async () => (await shared)?.tidy());
  afterAll(async () => (await shared)?.putBack());
  return product;
}

interface Started {
  product: ProductInTests;
  /** Ends what a journey left open, and brings its user back to the first company. */
  tidy(): Promise<void>;
  /** What people have and may is again as it was at the start. */
  putBack(): Promise<void>;
  close(): Promise<void>;
}

let shared: Promise<Started> | undefined;

async function endShared(): Promise<void> {
  const ending = shared;
  shared = undefined;
  await (await ending)?.close();
}

// The last files of a worker may have shared one.
process.once('SIGTERM', () => void endShared().finally(() => process.exit()));

async function start(startServers: typeof startBuiltProduct): Promise<Started> {
  const [browser, servers, sunflower] = await Promise.all([
    workerChromium(),
    startServers(),
    DemoFigures.of('sunflower'),
  ]);
  const open = (path: string, how?: OpenOptions) =>
    openPage(browser, `${servers.gateway.publicUrl}${path}`, how);
  const documents = await openDocuments(servers.upstream.dataDir);
  const putBack = await rememberPeople(documents);
  return {
    product: { browser, sunflower, open, documents },
    tidy: async () => {
      await endUnreturned(browser);
      await setCurrentCompany(documents, DEMO_USER, 'sunflower');
    },
    putBack,
    close: async () => {
      await documents.destroy();
      await leavePortals(browser);
      await servers.close();
    },
  };
}
