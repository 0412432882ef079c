// A program that opens a documents store and ends: node … open-store.ts DATA_DIR [DATABASE_URL]
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const documents = await openDocuments(dataDir, databaseUrl);
await documents.destroy();
