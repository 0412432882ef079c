// The command for reference data: npm run reference -- --company ID_OR_NAME [--kind KIND] [--replace] FILE...
import { readDocumentsConfig, readOrExit } from '../../config.ts';
import { changeReference } from './change-reference.ts';

// What is kept must not be readable by other accounts of the machine.
process.umask(0o077);
process.exitCode = await changeReference(process.argv.slice(2), readOrExit(readDocumentsConfig), process);
