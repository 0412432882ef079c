// `npm run flood -- [--rounds 8] [--seconds 6]`: what a quiet user waits beside one who sends twice what one may. For half
// of each minute such a flood is answered, and then it is refused: in each round the quiet user asks alone, beside a flood
// of the one kind, and beside one of the other. Prints the quiet user's waits with their ratio to those alone, and what a
// refused request costs the gateway beside one that is answered.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printTable, quantile } from '../bench/report.ts';
import { QUESTIONS } from '../support/faults/fault-load.ts';
import { askTimed, startCrowdedProduct } from './crowded-product.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, seconds: { type: 'string', default: '6' } },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
/** Twice the limits of a user: 1,200 a minute, and 100 at once where the machine cannot keep up. */
const FLOOD = { aSecond: 20, atOnce: 100 };
/** Between two questions of the quiet user, in milliseconds. */
const PAUSE_MS = 40;
const REFUSED = 5000;

const NAME = '{ viewer { user { name } } }';

const product = await startCrowdedProduct(6);
// In turn, so that there is much to measure and none of them is near the limit.
const [within = '', beyond = '', measured = '', ...quiet] = product.tokens;
const agent = new Agent({ keepAlive: true });

const phases = [
  phaseOf('alone', null),
  phaseOf('beside a flood that is answered', within),
  phaseOf('beside a flood that is refused', beyond),
];
type Phase = ReturnType<typeof phaseOf>;

try {
  for (let asked = 0; asked < 60; asked++) await askQuietly(asked);
  for (let round = 0; round < ROUNDS; round++) {
    await spendMinute(beyond);
    for (const phase of phases) await run(phase);
  }
  report();
  await reportCosts();
} finally {
  agent.destroy();
  await product.stop();
}

function phaseOf(name: string, flood: string | null) {
  return { name, flood, waits: [] as number[], told: new Map<number, number>() };
}

function ask(token: string, query: string) {
  return askTimed(product.url, token, { query }, agent);
}

async function askQuietly(turn: number): Promise<number> {
  const { status, ms } = await ask(
    quiet[turn % quiet.length] ?? '',
    QUESTIONS[turn % QUESTIONS.length] ?? NAME,
  );
  if (status !== 200) throw new Error(`the quiet user was answered by ${status}`);
  return ms;
}

/** Asks until there is nothing left of the minute. */
async function spendMinute(token: string): Promise<void> {
  while ((await ask(token, NAME)).status !== 429);
}

async function run({ flood, waits, told }: Phase): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  const flooding = flood === null ? null : floodUntil(end, flood, told);
  for (let asked = 0; performance.now() < end; asked++) {
    waits.push(await askQuietly(asked));
    await sleep(PAUSE_MS);
  }
  await flooding;
}

/** Sends at a steady rate, whether answers come or not. */
async function floodUntil(end: number, token: string, told: Map<number, number>): Promise<void> {
  const start = performance.now();
  const pending = new Set<Promise<void>>();
  let sent = 0;
  while (performance.now() < end) {
    while (sent < ((performance.now() - start) / 1000) * FLOOD.aSecond) {
      const query = QUESTIONS[sent % QUESTIONS.length] ?? NAME;
      sent += 1;
      if (pending.size >= FLOOD.atOnce) continue;
      const asked = ask(token, query).then(
        ({ status }) => void told.set(status, (told.get(status) ?? 0) + 1),
      );
      pending.add(asked);
      void asked.finally(() => pending.delete(asked));
    }
    await sleep(5);
  }
  await Promise.all(pending);
}

function report(): void {
  const [alone, ...beside] = phases;
  const rows = [
    ...phases,
    { name: 'beside both, as in any minute', waits: beside.flatMap(({ waits }) => waits) },
  ];
  const part = (waits: readonly number[], of: number) => [
    quantile(waits, of),
    quantile(waits, of) / quantile(alone?.waits ?? [], of),
  ];
  printTable(
    ['the quiet user', 'questions', 'median ms', '÷ alone', 'p95 ms', '÷ alone'],
    rows.map(({ name, waits }) => [name, waits.length, ...part(waits, 0.5), ...part(waits, 0.95)]),
  );
  for (const { name, told } of beside)
    console.log(`${name}: ${[...told].map(([status, count]) => `${count} times ${status}`).join(', ')}`);
}

/** Processor time of the gateway, one request after the other. */
async function reportCosts(): Promise<void> {
  const cost = async (query: string, wanted: number, times: number) => {
    const before = product.gateway.cpu();
    for (let asked = 0; asked < times; asked++) {
      const { status } = await ask(measured, query);
      if (status !== wanted) throw new Error(`answered by ${status}`);
    }
    return ((product.gateway.cpu() - before) / times) * 1000;
  };
  const answered = await cost(QUESTIONS[0] ?? NAME, 200, 300);
  await spendMinute(measured);
  const refused = await cost(QUESTIONS[0] ?? NAME, 429, REFUSED);
  console.log(
    `processor time of a request: ${answered.toFixed(2)} ms answered, ${refused.toFixed(2)} ms refused`,
  );
}
