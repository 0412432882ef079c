// The upstream killed at seeded moments while clients save, and started again on the same folder: what it acknowledged
// must be there, whole, and the next save goes on from it.
import { setTimeout as sleep } from 'node:timers/promises';
import { PEOPLE } from '../support/people/people.ts';
import { DEMO, signIn } from '../support/people/sign-in.ts';
import { freePort } from '../support/product/free-port.ts';
import type { Caller } from '../support/product/rest.ts';
import { randomsOf } from './randoms.ts';
import {
  budgetSaver,
  dashboardSaver,
  filterSaver,
  type Kept,
  reservationSaver,
  type Saver,
} from './savers.ts';
import { startUpstreamProgram, type UpstreamProgram } from './upstream-program.ts';

/** The latest moment of a kill after the first save was acknowledged, in milliseconds. */
const LONGEST_LIFE_MS = 600;

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Saves under way at a kill, of which the store had the change after it. */
  keptUnanswered: number;
  lost: readonly string[];
  /** Of all starts after a kill, in milliseconds, the slowest last. */
  readyMs: readonly number[];
}

interface KillOptions {
  times: number;
  seed: number;
  /** The program's own file; of the sources when it is left out. */
  main?: string;
  onKill?: (kill: number, report: KillReport) => void;
}

interface Client {
  saver: Saver;
  person: 'owner' | 'finance';
  kept: Kept;
  /** The newest save that was sent. */
  sent: number;
}

const SAVERS: readonly [Client['person'], Saver][] = [
  ['owner', dashboardSaver('Kept board')],
  ['owner', dashboardSaver('Other board')],
  ['owner', dashboardSaver('Third board')],
  ['owner', filterSaver('Kept filter')],
  ['owner', filterSaver('Other filter')],
  ['owner', reservationSaver('Kept mail')],
  ['finance', reservationSaver('Finance mail')],
  ['owner', budgetSaver('Kept budget')],
];

export async function killWhileSaving(
  dataDir: string,
  { times, seed, main, onKill }: KillOptions,
): Promise<KillReport> {
  const port = await freePort();
  const random = randomsOf(seed);
  const readyMs: number[] = [];
  const lost: string[] = [];
  const report = { kills: 0, acknowledged: 0, keptUnanswered: 0, lost, readyMs };
  let program = await startUpstreamProgram(dataDir, port, main);
  try {
    let callers = await callersOf(program);
    const clients: Client[] = [];
    for (const [person, saver] of SAVERS)
      clients.push({ saver, person, kept: await saver.make(callers[person]), sent: 0 });
    for (let kill = 1; kill <= times; kill += 1) {
      const moment = 1 + random() * LONGEST_LIFE_MS;
      report.acknowledged += await saveUntilKilled(program, clients, callers, moment);
      program = await startUpstreamProgram(dataDir, port, main);
      readyMs.push(program.readyMs);
      callers = await callersOf(program);
      for (const client of clients) {
        const found = await client.saver.read(callers[client.person]);
        const { saver, kept, sent } = client;
        if (found.save < kept.save || found.save > sent)
          lost.push(`kill ${kill}: ${saver.name} has save ${found.save} of ${kept.save} to ${sent}`);
        if (found.save > kept.save) report.keptUnanswered += 1;
        client.kept = found;
        client.sent = found.save;
      }
      report.kills = kill;
      onKill?.(kill, report);
    }
  } finally {
    await program.kill();
  }
  readyMs.sort((one, other) => one - other);
  return report;
}

/** Returns how many saves were acknowledged, at least one. */
async function saveUntilKilled(
  program: UpstreamProgram,
  clients: readonly Client[],
  callers: Record<Client['person'], Caller>,
  moment: number,
): Promise<number> {
  let isKilled = false;
  let acknowledged = 0;
  const { promise: first, resolve: hasBegun } = withResolvers();
  const work = clients.map(async (client) => {
    while (!isKilled) {
      client.sent = client.kept.save + 1;
      try {
        client.kept = await client.saver.save(callers[client.person], client.sent, client.kept);
        acknowledged += 1;
        hasBegun();
      } catch (error) {
        // Before the kill nothing fails; after it nothing is known of what was under way.
        if (!isKilled) throw error;
      }
    }
  });
  const all = Promise.all(work);
  await Promise.race([first.then(() => sleep(moment)), all]);
  isKilled = true;
  await program.kill();
  await all;
  return acknowledged;
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function callersOf(program: UpstreamProgram): Promise<Record<Client['person'], Caller>> {
  const realm = { issuer: program.issuer, publicUrl: 'http://localhost:4999' };
  const callerOf = async (person: Client['person']): Promise<Caller> => {
    const { email, userId } = PEOPLE[person];
    const { access_token: token } = await signIn(realm, { email, password: DEMO.password });
    return { url: program.url, token, userId, companyId: 'sunflower' };
  };
  return { owner: await callerOf('owner'), finance: await callerOf('finance') };
}
