// `npm run bench:web -- [--rows 1,10] [--data FOLDER] [--runs 7]`: a dashboard of twelve widgets in the built product, in
// Chromium, over so many million rows (100 take hours to make and load). Prints, with the processor as it is and slowed
// four times, when something useful is painted, when all is shown (dimmed or fresh), and when all is fresh: on the first
// visit, on the next one, and with the replies of this version of the data kept; beside the slowest widget asked alone, a
// page written by hand that asks the same, and one that sends a request a panel; then how long what a person does waits
// for its paint, and what was sent.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium, openPage } from '../../support/browser/chromium.ts';
import { freePort, type Program, startProgram } from '../programs.ts';
import { type LoadedData, openData } from '../store/data.ts';
import { saveDashboard, slowestAlone } from './board.ts';
import { interactions } from './interactions.ts';
import { HAND_WRITTEN, REQUEST_A_PANEL } from './other-pages.ts';
import { fast, SLOWDOWNS, slow, type Times, visits } from './visits.ts';

/** All widgets are to be done within so many times the slowest of them, and this many milliseconds. */
const GOAL = { factor: 1.5, plus: 300 };

const { values } = parseArgs({
  options: {
    /** Millions of rows that are made, one size after the other. */
    rows: { type: 'string', default: '1,10' },
    /** A folder of loaded data, instead of data made now; a dashboard is saved in it. */
    data: { type: 'string' },
    /** How often each page is opened. */
    runs: { type: 'string', default: '7' },
  },
});
const runs = Number(values.runs);
const sources = values.data === undefined ? values.rows.split(',').map(Number) : [values.data];
const browser = await launchChromium();
try {
  for (const source of sources) await measure(await openData(source), browser);
} finally {
  await browser.close();
}

async function measure(loaded: LoadedData, chromium: Browser): Promise<void> {
  const [upstreamPort, port, keepingPort] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATA_DIR: loaded.data.dataDir,
    DEMO_COMPANIES: 'none',
    UPSTREAM_PORT: String(upstreamPort),
    PORT: String(port),
  };
  const programs: Program[] = [];
  try {
    programs.push(await startProgram('dist/server/upstream/main.js', settings));
    programs.push(await startProgram('dist/server/gateway/main.js', settings));
    const keeping = { ...settings, PORT: String(keepingPort), REPLY_CACHE_MB: '64' };
    programs.push(await startProgram('dist/server/gateway/main.js', keeping));
    const origin = `http://localhost:${port}`;
    console.log(
      `\na dashboard of twelve widgets, ${loaded.name} (${loaded.notes.join(', ')}), ${runs} openings each`,
    );
    await tellAll(chromium, origin, `http://localhost:${keepingPort}`);
  } finally {
    for (const program of programs.reverse()) await program.stop();
    await loaded.close();
  }
}

async function tellAll(chromium: Browser, origin: string, keepingOrigin: string): Promise<void> {
  const { page, context } = await openPage(chromium, `${origin}/dashboard`);
  const board = await saveDashboard(page);
  const alone = await slowestAlone(page, runs);
  // The session is that of the host, whatever its port.
  const state = await context.storageState();
  await context.close();
  const path = `/dashboard?board=${board}`;
  const allowed = GOAL.factor * alone.milliseconds + GOAL.plus;
  tell('the slowest widget asked alone', `${alone.milliseconds.toFixed(0)} ms (${alone.type})`);
  tell(`goal: ${GOAL.factor} times that and ${GOAL.plus} ms`, `${allowed.toFixed(0)} ms`);
  for (const slowdown of SLOWDOWNS) {
    console.log(`\nprocessor ${slowdown === 1 ? 'as it is' : `slowed ${slowdown} times`}, load ${load()}`);
    const opened = await visits(chromium, state, slowdown, runs, {
      'first visit': { address: origin + path, isFirst: true },
      'next visit': { address: origin + path },
      'next visit, replies kept': { address: keepingOrigin + path },
      'page by hand, the same questions': { address: origin, html: HAND_WRITTEN },
      'page by hand, a request a panel': { address: origin, html: REQUEST_A_PANEL },
    });
    for (const [name, times] of opened) tellTimes(name, times, allowed);
    for (const { name, paints, work } of await interactions(chromium, {
      origin,
      path,
      state,
      slowdown,
      runs,
    }))
      tell(name, `${both(paints)} ms${work.length > 0 ? `; work of the page ${both(work)} ms` : ''}`);
  }
}

/** The middle one, and that which three of four stay below; what was sent for one opening. */
function tellTimes(name: string, { useful, shown, done, requests, bytes }: Times, allowed: number): void {
  const sent = `${requests} requests, ${(bytes / 1000).toFixed(0)} kB`;
  const ofGoal = (fast(done) / allowed).toFixed(2);
  const all = `all shown ${both(shown)} ms; done ${both(done)} ms (${ofGoal} of the goal)`;
  tell(name, `useful ${both(useful)} ms; ${all}; ${sent}`);
}

/** The middle one, and that which three of four stay below. */
function both(times: readonly number[]): string {
  return `${fast(times).toFixed(0)}, ${slow(times).toFixed(0)}`;
}

function tell(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}

/** Of the machine, in the last minute. */
function load(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}
