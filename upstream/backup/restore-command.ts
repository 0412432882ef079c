// The command that puts a backup into an empty store: npm run restore -- FOLDER
import { readDocumentsConfig, readOrExit } from '../config.ts';
import { restoreBackup } from './restore-backup.ts';
import { contentText, oneFolder, told } from './said.ts';

const USAGE = 'usage: npm run restore -- FOLDER (of a backup; DATA_DIR must be empty)';

process.umask(0o077);
const { dataDir, databaseUrl } = readOrExit(readDocumentsConfig);
await told(async () => {
  const from = oneFolder(process.argv.slice(2), USAGE);
  const manifest = await restoreBackup({ from, dataDir, databaseUrl });
  return `restored from ${manifest.madeAt}: ${contentText(manifest)}`;
});
