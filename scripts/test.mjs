// `npm test`: prepares what the tests need (packages, Chromium, servers, a ClickHouse engine, a build) and runs them all.
// Arguments go to Vitest: `npm test -- tests/lib`.
import './setup/runtime.mjs';

import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureClickHouse } from './setup/clickhouse.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensurePdfReader } from './setup/pdftotext.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
const chromium = await ensureChromium();
await ensurePostgres();
await ensureRedis();
await ensurePdfReader();
await ensureClickHouse(process.argv.slice(2));
await ensureBuilt();
process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium });
