// `npm run build`: builds everything anew; `-- --pseudo` with pseudo texts, which `npm start` builds over.
import './setup/runtime.mjs';

import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled();
await ensureBuilt({ force: true, pseudo: process.argv.includes('--pseudo') });
