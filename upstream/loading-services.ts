// What loads billing files while the service runs: the inbox, uploads, and repairs.
import type { Logger } from 'pino';
import type { UpstreamConfig } from './config.ts';
import { Inbox } from './ingest/inbox/inbox.ts';
import { RepairLoads } from './ingest/runs/repair-loads.ts';
import { UploadLoads } from './ingest/uploads/upload-loads.ts';
import type { Documents } from './stores/documents/database.ts';

export interface LoadingServices {
  uploads: UploadLoads;
  repairs: RepairLoads;
  /** Watches the inbox from now on, where there is one. */
  open: () => Promise<void>;
  /** Ends loads that go on; nothing of them is changed. */
  close: () => Promise<void>;
}

export function loadingServices(
  config: UpstreamConfig,
  documents: Documents,
  logger: Logger,
): LoadingServices {
  const parts = { documents, settings: config, logger };
  const uploads = new UploadLoads(parts);
  const repairs = new RepairLoads(parts);
  const inbox = config.ingestDir === null ? null : new Inbox({ dir: config.ingestDir, ...parts });
  return {
    uploads,
    repairs,
    open: async () => inbox?.open(),
    close: async () => {
      await inbox?.close();
      await uploads.close();
      await repairs.close();
    },
  };
}
