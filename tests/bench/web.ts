// `npm run bench:web -- [--rows 10] [--data FOLDER]`: a dashboard of twelve widgets in the built product, in Chromium,
// over so many million rows. Prints when something useful is painted, when all widgets are done, the scripts that were
// loaded, and how long a frame takes while a widget is dragged; beside the widget that takes longest when asked alone.
// Once with every figure asked of the store anew, and once as shipped, with the replies of this version of the data kept.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { launchChromium, openPage } from '../support/browser/chromium.ts';
import { dragWidget } from './drag-widget.ts';
import { freePort, type Program, startProgram } from './programs.ts';
import { median, quantile } from './report.ts';
import { openData } from './store/data.ts';
import { ONE_WIDGET, twelveWidgets } from './twelve-widgets.ts';
import { watchWidgets } from './watch-page.ts';

const RUNS = 5;
/** All widgets are to be done within so many times the slowest of them, and this many milliseconds. */
const GOAL = { factor: 1.5, plus: 300 };

const { values } = parseArgs({
  options: {
    /** Millions of rows that are made. */
    rows: { type: 'string', default: '10' },
    /** A folder of loaded data, instead of data made now. */
    data: { type: 'string' },
  },
});

const loaded = await openData(values.data ?? Number(values.rows));
const [upstreamPort, port, keepingPort] = [await freePort(), await freePort(), await freePort()];
const settings = {
  DATA_DIR: loaded.data.dataDir,
  DEMO_COMPANIES: 'none',
  UPSTREAM_PORT: String(upstreamPort),
  PORT: String(port),
};
const programs: Program[] = [];
const browser = await launchChromium();
try {
  programs.push(await startProgram('dist/server/upstream/main.js', settings));
  programs.push(await startProgram('dist/server/gateway/main.js', settings));
  const keeping = { ...settings, PORT: String(keepingPort), REPLY_CACHE_MB: '64' };
  programs.push(await startProgram('dist/server/gateway/main.js', keeping));
  const origin = `http://localhost:${port}`;
  const { page, context } = await openPage(browser, `${origin}/dashboard`);
  // A helper that esbuild calls around functions which have a name.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  const board = await saveDashboard(page);
  const alone = await slowestAlone(page);
  await page.addInitScript(watchWidgets);
  const { useful, done, scripts } = await openings(page, `${origin}/dashboard?board=${board}`);
  // The session is that of the host, whatever its port.
  const kept = await openings(page, `http://localhost:${keepingPort}/dashboard?board=${board}`);
  const frames = await dragWidget(page, `${origin}/dashboard?board=${board}&edit=1`);
  await context.close();
  const allowed = GOAL.factor * alone.milliseconds + GOAL.plus;
  console.log(
    `\na dashboard of twelve widgets, ${loaded.name} (${loaded.notes.join(', ')}), ${RUNS} openings`,
  );
  tell('first useful paint', `${useful.toFixed(0)} ms`);
  tell('all widgets done', `${done.toFixed(0)} ms`);
  tell('the slowest widget asked alone', `${alone.milliseconds.toFixed(0)} ms (${alone.type})`);
  tell(`allowed: ${GOAL.factor} times that and ${GOAL.plus} ms`, `${allowed.toFixed(0)} ms`);
  tell('done / allowed', (done / allowed).toFixed(2));
  tell('with replies kept: useful, done', `${kept.useful.toFixed(0)} ms, ${kept.done.toFixed(0)} ms`);
  tell('done / allowed', (kept.done / allowed).toFixed(2));
  tell('scripts, as sent', `${(scripts / 1000).toFixed(0)} kB`);
  tell(
    'a frame while dragging',
    `${median(frames).toFixed(0)} ms, 95 % within ${quantile(frames, 0.95).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  for (const program of programs.reverse()) await program.stop();
  await loaded.close();
}

function tell(what: string, figure: string): void {
  console.log(`${what.padEnd(40)} ${figure}`);
}

/** Asks the gateway as the page does, by its session. */
function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  return page.evaluate(async (body) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }, JSON.stringify({ query, variables }));
}

/** Its id. */
async function saveDashboard(page: Page): Promise<string> {
  const { saveDashboardAs } = await ask<{
    saveDashboardAs: { dashboard: { id: string } | null; userErrors: { message: string }[] };
  }>(
    page,
    'mutation ($input: SaveDashboardAsInput!) { saveDashboardAs(input: $input) { dashboard { id } userErrors { message } } }',
    { input: { name: `Twelve widgets ${Date.now()}`, scope: {}, widgets: twelveWidgets() } },
  );
  if (!saveDashboardAs.dashboard) throw new Error(JSON.stringify(saveDashboardAs.userErrors));
  return saveDashboardAs.dashboard.id;
}

/** Each widget asked by itself, and the one with the largest median. */
async function slowestAlone(page: Page): Promise<{ type: string; milliseconds: number }> {
  const all: { type: string; milliseconds: number }[] = [];
  for (const { type } of twelveWidgets()) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await ask(page, ONE_WIDGET, { type });
      times.push(performance.now() - start);
    }
    all.push({ type, milliseconds: median(times) });
  }
  return all.reduce((slowest, each) => (each.milliseconds > slowest.milliseconds ? each : slowest));
}

/** Medians of opening the dashboard anew, in milliseconds since the navigation began; bytes of scripts of the first. */
async function openings(page: Page, address: string) {
  const times: { useful: number; done: number }[] = [];
  let scripts = 0;
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(address);
    await page.waitForFunction(() => window.marks.done !== undefined);
    const { useful = Number.NaN, done = Number.NaN } = await page.evaluate(() => window.marks);
    times.push({ useful, done });
    scripts ||= await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  }
  return {
    useful: median(times.map((each) => each.useful)),
    done: median(times.map((each) => each.done)),
    scripts,
  };
}
