// What loads billing files while the service runs: the inbox, uploads, repairs, and connected sources; and what packs them.
import type { Logger } from 'pino';
import { programVariables, type UpstreamConfig } from './config.ts';
import { failureTeller } from './domains/data/sources/failure-mail.ts';
import type { SourceService } from './domains/data/sources/sources.ts';
import type { Stores } from './domains/shared/stores.ts';
import { makeSourceTools } from './ingest/connected/make-source-tools.ts';
import { SourceRunner } from './ingest/connected/runs/source-runner.ts';
import { applySourcesFile } from './ingest/connected/setup/sources-file.ts';
import { Inbox } from './ingest/inbox/inbox.ts';
import { RepairLoads } from './ingest/runs/repair-loads.ts';
import { UploadLoads } from './ingest/uploads/upload-loads.ts';
import { PackKeeper } from './stores/facts/packs/pack-keeper.ts';

export interface LoadingServices {
  uploads: UploadLoads;
  repairs: RepairLoads;
  sources: SourceService;
  /** Watches the inbox from now on, where there is one, and keeps the packs of the facts. */
  open: () => Promise<void>;
  /** Ends loads that go on; nothing of them is changed. */
  close: () => Promise<void>;
}

export interface LoadingParts {
  config: UpstreamConfig;
  stores: Stores;
  /** Seals secrets of companies. */
  sealingKey: Uint8Array;
  logger: Logger;
}

export async function loadingServices({
  config,
  stores,
  sealingKey,
  logger,
}: LoadingParts): Promise<LoadingServices> {
  const { documents } = stores;
  const parts = { documents, settings: config, logger };
  const uploads = new UploadLoads(parts);
  const repairs = new RepairLoads(parts);
  const inbox = config.ingestDir === null ? null : new Inbox({ dir: config.ingestDir, ...parts });
  const tools = await makeSourceTools(config, documents, sealingKey);
  const packs = config.clickHouse === null ? new PackKeeper({ ...config, documents, logger }) : null;
  const runner = new SourceRunner({ ...tools, logger, tell: failureTeller(stores, config.publicUrl) });
  return {
    uploads,
    repairs,
    sources: { tools, wake: () => void runner.runDue() },
    open: async () => {
      await inbox?.open();
      if (config.sourcesFile !== null)
        await applySourcesFile({ ...tools, environment: programVariables() }, config.sourcesFile);
      runner.open();
      packs?.open();
    },
    close: async () => {
      await packs?.close();
      await runner.close();
      await inbox?.close();
      await uploads.close();
      await repairs.close();
    },
  };
}
