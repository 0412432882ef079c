// The command about the provider's staff: npm run staff -- list | add EMAIL | remove EMAIL | site COMPANY SITE
import { readIngestConfig, readOrExit } from '../../config.ts';
import { openDocuments } from '../../stores/documents/open-documents.ts';
import { obeyStaffCommand } from './staff.ts';

const { dataDir, databaseUrl } = readOrExit(readIngestConfig);
const documents = await openDocuments(dataDir, databaseUrl);
try {
  process.stdout.write(await obeyStaffCommand(documents, process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`staff: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await documents.destroy();
}
