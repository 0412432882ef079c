// `npm test`: prepares what the tests need (packages, Chromium, servers, a ClickHouse engine, a build) and runs them all.
// Arguments go to Vitest: `npm test -- tests/lib`. `--deep` (`npm run test:deep`) runs the long tests whole, and then
// the soak for ten minutes.
import './setup/runtime.mjs';

import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureClickHouse } from './setup/clickhouse.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensurePdfReader } from './setup/pdftotext.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { run } from './setup/run.mjs';
import { temporaryFolder } from './setup/temporary-folder.mjs';

const isDeep = process.argv.includes('--deep');
const asked = process.argv.slice(2).filter((argument) => argument !== '--deep');

await ensureInstalled();
// The engine is half a gigabyte to fetch and unpack, which leaves a core to the build.
const engine = ensureClickHouse(asked);
const chromium = await ensureChromium();
await ensurePostgres();
await ensureRedis();
await ensurePdfReader();
await ensureBuilt();
await engine;
const settings = { CHROMIUM_PATH: chromium, TEST_DEPTH: isDeep ? 'deep' : '', TMPDIR: temporaryFolder() };
process.exitCode = await run('vitest', ['run', ...asked], settings);
if (isDeep && asked.length === 0 && process.exitCode === 0)
  process.exitCode = await run('npm', ['run', 'soak', '--', '--minutes', '10']);
