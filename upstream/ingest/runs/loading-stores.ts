// The stores that a load needs, for a process that does nothing but load.
import type { IngestConfig } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { openDocuments } from '../../stores/documents/open-documents.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';
import { openFactSink } from '../../stores/facts/open-facts.ts';

export interface LoadingStores {
  documents: Documents;
  dataDir: string;
  sink: FactSink;
}

/** Opens the stores, does the work, and closes them even if the work fails. Throws what the work throws. */
export async function withLoadingStores<Result>(
  settings: IngestConfig,
  work: (stores: LoadingStores) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl } = settings;
  const documents = await openDocuments(dataDir, databaseUrl);
  try {
    const { sink, close } = await openFactSink({ ...settings, documents });
    try {
      return await work({ documents, dataDir, sink });
    } finally {
      await close();
    }
  } finally {
    await documents.destroy();
  }
}
