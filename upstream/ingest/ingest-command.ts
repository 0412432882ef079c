// The command that loads billing files: npm run ingest -- [--company ID_OR_NAME | --create NAME] SOURCE...
import { readIngestConfig, readOrExit } from '../config.ts';
import { ingest } from './ingest.ts';

// What is loaded must not be readable by other accounts of the machine.
process.umask(0o077);
process.exitCode = await ingest(process.argv.slice(2), readOrExit(readIngestConfig), process);
