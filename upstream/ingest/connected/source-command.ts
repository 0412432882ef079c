// The command about connected sources: npm run sources -- list | apply FILE | test SOURCE | run SOURCE [--dry] [--allow WORDS]
import { userInfo } from 'node:os';
import { programVariables, readOrExit } from '../../config.ts';
import { openDocuments } from '../../stores/documents/open-documents.ts';
import { obeySourceCommand } from './obey-source-command.ts';
import { readSourceConfig } from './source-config.ts';

process.umask(0o077);
const environment = programVariables();
const config = readOrExit(() => readSourceConfig(environment));
const documents = await openDocuments(config.dataDir, config.databaseUrl);
try {
  const said = await obeySourceCommand(
    { config, documents, environment, userName: userInfo().username },
    process.argv.slice(2),
  );
  process.stdout.write(said.text);
  process.exitCode = said.exitCode;
} catch (error) {
  process.stderr.write(`sources: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await documents.destroy();
}
