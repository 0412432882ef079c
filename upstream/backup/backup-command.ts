// The command that backs everything up while the product runs: npm run backup -- FOLDER

import { readIngestConfig, readOrExit } from '../config.ts';
import { openDocuments } from '../stores/documents/open-documents.ts';
import { makeBackup } from './make-backup.ts';
import { contentText, oneFolder, told } from './said.ts';

const USAGE = 'usage: npm run backup -- FOLDER (one that is not there yet)';

// What is kept must not be readable by other accounts of the machine.
process.umask(0o077);
const { dataDir, databaseUrl, clickHouse } = readOrExit(readIngestConfig);
await told(async () => {
  const target = oneFolder(process.argv.slice(2), USAGE);
  const documents = await openDocuments(dataDir, databaseUrl);
  try {
    const isOnClickHouse = clickHouse !== null;
    const manifest = await makeBackup({ documents, dataDir, isOnClickHouse, target });
    return `${target}: ${contentText(manifest)}`;
  } finally {
    await documents.destroy();
  }
});
