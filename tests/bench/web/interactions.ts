// What a person does on a page that has come to rest, and how long the next paint lets them wait: the longest of its events,
// as browsers report it for "interaction to next paint".
import type { Browser, Page } from 'playwright';
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
    name: 'gallery of widgets opened',
    address: onDashboard,
    act: (page) => page.locator('[data-part="dashboard.add"]').click(),
    undo: (page) => page.keyboard.press('Escape'),
  },
];

/** Milliseconds of each kind of interaction, and of a frame while a widget is dragged. */
export async function interactions(browser: Browser, of: Measured): Promise<[string, number[]][]> {
  const context = await contextOf(browser, of.state);
  const all: [string, number[]][] = [];
  for (const { name, address, act, undo } of ACTIONS) {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(address(of));
    await atRest(page);
    await slowDown(page, of.slowdown);
    const times: number[] = [];
    for (let run = 0; run < of.runs; run += 1) {
      await page.evaluate(() => window.events.splice(0));
      await act(page, run);
      await atRest(page);
      times.push(await page.evaluate(() => Math.max(0, ...window.events)));
      await undo(page);
      await atRest(page);
    }
    all.push([name, times]);
    await page.close();
  }
  const page = await context.newPage();
  await slowDown(page, of.slowdown);
  all.push(['a frame while a widget is dragged', await dragWidget(page, `${onDashboard(of)}&edit=1`)]);
  await context.close();
  return all;
}
