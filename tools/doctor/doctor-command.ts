// The command that says what is wrong with an installation and how to mend it: npm run doctor. Exit code 1 with a fault.
import { examine, textOf } from './doctor.ts';

const findings = await examine(process.env);
process.stdout.write(`${textOf(findings)}\n`);
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
