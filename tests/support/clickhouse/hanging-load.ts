// A load that never commits: its facts are in ClickHouse, and it waits there to be killed. Arguments: data directory,
// address of ClickHouse, file.

import { loadFiles } from '../../../upstream/ingest/load/load-files.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { openFactSink } from '../../../upstream/stores/facts/open-facts.ts';

const [, , dataDir = '', url = '', file = ''] = process.argv;
const documents = await openDocuments(dataDir);
const { sink } = await openFactSink({
  documents,
  dataDir,
  clickHouse: { url, cluster: process.env.CLICKHOUSE_CLUSTER || null },
});
await loadFiles({
  documents,
  dataDir,
  companyId: 'acme',
  files: [file],
  sink: {
    retire: (parts) => sink.retire(parts),
    missing: (parts) => sink.missing(parts),
    removeUnused: () => sink.removeUnused(),
    publish: async (loadId, folders) => {
      await sink.publish(loadId, folders);
      process.send?.('published');
      await new Promise(() => undefined);
    },
  },
});
