// A program killed while it saves loses no save that it acknowledged and keeps no half of one (D-05, C-06, B-11, D-16);
// `npm run kills` does the same a hundred times.
import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { killWhileSaving } from '../../../stress/kills.ts';
import { copyPreparedData } from '../../../support/product/prepared-data.ts';
import { countOf } from '../../../support/runner/depth.ts';

const KILLS = countOf(20);

it('every acknowledged save of dashboards, filters, reservations and budgets is there after a kill', async () => {
  const dataDir = await copyPreparedData();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { kills, acknowledged, lost } = await killWhileSaving(dataDir, { times: KILLS, seed: 7 });
  expect([kills, lost]).toEqual([KILLS, []]);
  expect(acknowledged).toBeGreaterThanOrEqual(kills);
}, 600_000);
