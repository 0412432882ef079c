// Runs one of the project's tools on a machine where nothing may be installed yet:
// `node scripts/run.mjs [--built] COMMAND ARG…`. With --built, dist/ is brought up to date first.
import './setup/runtime.mjs';

import { ensureBuilt } from './setup/build.mjs';
import { loadEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** Commands for those who run the product, who need not have what tests need. */
const OF_PRODUCT = /^(upstream\/|tools\/|scripts\/token\.ts$)/;
const needsBuild = process.argv[2] === '--built';
// What is measured or pictured is the product as it comes.
if (!needsBuild) loadEnvironment();
const [command = '', ...args] = process.argv.slice(needsBuild ? 3 : 2);
await ensureInstalled({ forProduct: command === 'tsx' && OF_PRODUCT.test(args[0] ?? '') });
if (needsBuild) await ensureBuilt();
process.exitCode = await run(command, args);
