// What a person does on a page that has come to rest, and how long the next paint lets them wait: the longest of its events,
// as browsers report it for "interaction to next paint". Beside it stands how long the page's own thread works until the
// page has come to rest again.
import type { Browser, Page } from 'playwright';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { dragWidget } from './drag-widget.ts';
import { atRest, contextOf, type State, slowDown } from './visits.ts';
import { watchEvents } from './watch-page.ts';

interface Measured {
  origin: string;
  /** Of the dashboard. */
  path: string;
  state: State;
  slowdown: number;
  runs: number;
}

interface Action {
  name: string;
  address: (of: Measured) => string;
  /** Done once, unmeasured, before all. */
  begin?: (page: Page) => Promise<unknown>;
  /** Told how many times it was done before. */
  act: (page: Page, run: number) => Promise<unknown>;
  /** Undoes it, unmeasured. */
  undo: (page: Page) => Promise<unknown>;
}

const onDashboard = ({ origin, path }: Measured) => origin + path;
const back = (page: Page) => page.goBack();

const ACTIONS: readonly Action[] = [
  {
    name: 'range of the dashboard',
    address: onDashboard,
    act: async (page) => {
      await page.locator('[data-part="dashboard.scope"] button').first().click();
      await page.getByRole('menuitemradio').nth(2).click();
    },
    undo: back,
  },
  {
    name: 'view-by of Cost Analytics',
    address: ({ origin }) => `${origin}/cost-analytics`,
    act: async (page, run) => {
      await page.getByRole('button', { name: /^View by/ }).click();
      await page.getByLabel('View by', { exact: true }).selectOption(run % 2 ? 'product' : 'account');
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'filter of Cost Analytics ticked',
    address: ({ origin }) => `${origin}/cost-analytics`,
    begin: async (page) => {
      await unfoldBar(page);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await aFilter(page).waitFor();
    },
    act: (page) => aFilter(page).check(),
    undo: (page) => aFilter(page).uncheck(),
  },
  {
    name: 'gallery of widgets opened',
    address: onDashboard,
    act: (page) => page.locator('[data-part="dashboard.add"]').click(),
    undo: (page) => page.keyboard.press('Escape'),
  },
];

/** The first value that is offered. */
function aFilter(page: Page) {
  return page.getByRole('dialog', { name: 'Filters' }).getByRole('listitem').getByRole('checkbox').first();
}

export interface Waits {
  name: string;
  /** Milliseconds until the next paint. */
  paints: number[];
  /** Milliseconds of work of the page's thread; none where only frames are measured. */
  work: number[];
}

/** Milliseconds of each kind of interaction, and of a frame while a widget is dragged. */
export async function interactions(browser: Browser, of: Measured): Promise<Waits[]> {
  const context = await contextOf(browser, of.state);
  const all: Waits[] = [];
  for (const { name, address, begin, act, undo } of ACTIONS) {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(address(of));
    await atRest(page);
    await slowDown(page, of.slowdown);
    await begin?.(page);
    await atRest(page);
    const worked = await workOf(page);
    const [paints, work]: [number[], number[]] = [[], []];
    for (let run = 0; run < of.runs; run += 1) {
      await page.evaluate(() => window.events.splice(0));
      const before = await worked();
      await act(page, run);
      await atRest(page);
      work.push((await worked()) - before);
      paints.push(await page.evaluate(() => Math.max(0, ...window.events)));
      await undo(page);
      await atRest(page);
    }
    all.push({ name, paints, work });
    await page.close();
  }
  const page = await context.newPage();
  await slowDown(page, of.slowdown);
  const paints = await dragWidget(page, `${onDashboard(of)}&edit=1`);
  all.push({ name: 'a frame while a widget is dragged', paints, work: [] });
  await context.close();
  return all;
}

/** Milliseconds that the page's thread has worked so far. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}
