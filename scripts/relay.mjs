// `npm run relay`: compiles the graphql tags of the web app. All is made anew: the compiler lists an operation only when
// it writes its artefact, and never takes one off the list.
import './setup/runtime.mjs';

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const ARTEFACTS = new URL('../web/__generated__/', import.meta.url);
const OPERATIONS = new URL('../gateway/__generated__/operations.json', import.meta.url);

await ensureInstalled();
rmSync(ARTEFACTS, { recursive: true, force: true });
mkdirSync(ARTEFACTS);
writeFileSync(OPERATIONS, '{}');
process.exitCode = await run('relay-compiler', process.argv.slice(2));
