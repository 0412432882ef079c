// `npm run relay`: compiles the graphql tags of the web app. The list of its operations is made anew, because the
// compiler only ever adds to it.
import { writeFileSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
writeFileSync(new URL('../gateway/__generated__/operations.json', import.meta.url), '{}');
process.exitCode = await run('relay-compiler', process.argv.slice(2));
