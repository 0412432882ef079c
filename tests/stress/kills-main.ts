// npm run kills -- [--times 100] [--seed 1]: kills the built upstream while clients save, and counts what is lost.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyPreparedData } from '../support/product/prepared-data.ts';
import { killWhileSaving } from './kills.ts';

/** What the store promises of a start after a kill, in milliseconds. */
const READY_WITHIN = 5_000;

const { values } = parseArgs({
  options: { times: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const dataDir = await copyPreparedData();
try {
  const report = await killWhileSaving(dataDir, {
    times: Number(values.times),
    seed: Number(values.seed),
    main: join(import.meta.dirname, '../../dist/server/upstream/main.js'),
    onKill: (kill, { acknowledged, lost }) => {
      if (kill % 10 === 0)
        console.log(`${kill} kills: ${acknowledged} saves acknowledged, ${lost.length} lost`);
    },
  });
  const { kills, acknowledged, keptUnanswered, lost, readyMs } = report;
  const middle = readyMs[Math.floor(readyMs.length / 2)] ?? 0;
  const slowest = readyMs.at(-1) ?? 0;
  console.log(`kills                   ${kills}, seed ${values.seed}`);
  console.log(`acknowledged saves      ${acknowledged}`);
  console.log(`lost                    ${lost.length}`);
  console.log(`kept without an answer  ${keptUnanswered}`);
  console.log(
    `ready after a kill      ${middle.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms at the slowest`,
  );
  for (const line of lost) console.log(line);
  if (lost.length > 0 || slowest > READY_WITHIN) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
