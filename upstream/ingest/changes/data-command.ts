// The command that takes data out of a company and puts them back: npm run data -- --company ID_OR_NAME …
import { readIngestConfig, readOrExit } from '../../config.ts';
import { changeData } from './change-data.ts';

// What is loaded must not be readable by other accounts of the machine.
process.umask(0o077);
process.exitCode = await changeData(process.argv.slice(2), readOrExit(readIngestConfig), process);
