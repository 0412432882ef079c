// An export holds a few batches in memory, however long the file is and however slowly it is read (C-15). Gateway and
// upstream run in this process, so the memory of both is counted.
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomsOf } from '../../../stress/randoms.ts';
import { charge } from '../../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { addOwnCompany } from '../../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';
import { isDeep, portionOf } from '../../../support/runner/depth.ts';

const ROWS_A_DAY = isDeep ? 15_000 : 10_000;
/** The larger file has the rows of so many days, the smaller one of one. */
const DAYS = 6;
/** Memory of the larger file over that of the smaller one. An export that kept all rows would need DAYS times as much. */
const MAX_RATIO = 2;
/** A few batches of 2,048 rows. Below this, the number of batches in flight decides, which varies from run to run. */
const FEW_BATCHES = 25_000_000;
/** What the programs around take and give back while nothing is read. */
const A_LITTLE = 1_000_000;
const BYTES_BETWEEN_LOOKS = 5_000_000;
/** Descriptions are noise: a workbook that compresses well fits into the socket buffers and is done before it is measured. */
const DESCRIPTION_LENGTH = 700;
const NOISE = noiseOf(1_000_000);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  const rows = days.flatMap((day) =>
    Array.from({ length: ROWS_A_DAY }, (_, index) =>
      charge(day, `Service ${index % 40}`, '0.25', {
        ChargeDescription: descriptionOf(day, index),
        ResourceId: `arn:aws:ec2:us-east-1:011:instance/i-${day}-${index}`,
      }),
    ),
  );
  await addOwnCompany(upstream.dataDir, 'long-file', rows);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Base64 text that hardly compresses. */
function noiseOf(length: number): string {
  const random = randomsOf(20240501);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256))).toString('base64');
}

/** A piece of the noise; charges near each other share no text. */
function descriptionOf(day: number, index: number): string {
  const start = ((day * ROWS_A_DAY + index) * DESCRIPTION_LENGTH) % (NOISE.length - DESCRIPTION_LENGTH);
  return NOISE.slice(start, start + DESCRIPTION_LENGTH);
}

/**
 * In bytes, of all that is reachable. What buffers took is given back in a turn of its own, and what a step of the work
 * holds for a moment is given back when the step is over, which takes a while on a loaded machine.
 */
async function heldMemory(): Promise<number> {
  let least = reachableMemory();
  for (let same = 0; same < 2; ) {
    await sleep(30);
    const now = reachableMemory();
    same = now < least - A_LITTLE ? 0 : same + 1;
    least = Math.min(least, now);
  }
  return least;
}

function reachableMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function open(days: number, format: string): Promise<IncomingMessage> {
  const range = { frame: 'CUSTOM', start: '2024-05-01', end: `2024-05-0${days}` };
  const request = httpRequest(`${gateway.url}/exports/cost`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await upstream.toolToken()}` },
  });
  request.end(JSON.stringify({ part: 'DETAILS', appearance: 'RAW', format, query: { range } }));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(Number(response.headers['x-row-count'])).toBe(days * ROWS_A_DAY);
  return response;
}

/**
 * The most that was held more than before while the file was read, and the size of the file. The reader waits before it
 * begins, and keeps nothing.
 */
async function mostHeld(days: number, format: string): Promise<{ most: number; size: number }> {
  const before = await heldMemory();
  const response = await open(days, format);
  // Whoever writes without looking at the reader goes on until nothing is left.
  await untilNothingMoves();
  let [most, size, nextLook] = [(await heldMemory()) - before, 0, BYTES_BETWEEN_LOOKS];
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size < nextLook) continue;
    nextLook = size + BYTES_BETWEEN_LOOKS;
    most = Math.max(most, (await heldMemory()) - before);
  }
  return { most, size };
}

/** The processor has had nothing to do for a while. */
async function untilNothingMoves(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = process.cpuUsage().user;
    await sleep(100);
    quiet = process.cpuUsage().user - before < 20_000 ? quiet + 1 : 0;
  }
}

// A look collects all garbage three times: on a loaded machine the looks alone take more than a minute.
test.each(portionOf(['CSV', 'XLSX']))(
  '%s',
  async (format) => {
    const small = await mostHeld(1, format);
    const large = await mostHeld(DAYS, format);
    expect(large.size / small.size).toBeGreaterThan(DAYS * 0.9);
    expect(large.most / Math.max(small.most, FEW_BATCHES)).toBeLessThan(MAX_RATIO);
  },
  240_000,
);
