// `npm test`: prepares what the tests need (packages, Chromium, a build) and runs them all.
// Arguments go to Vitest: `npm test -- tests/lib`.
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium });
