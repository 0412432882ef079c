// The dashboard that is opened, saved in the portal that is measured, and its widgets one by one.
import type { Page } from 'playwright';
import { median } from '../report.ts';
import { ONE_WIDGET, twelveWidgets } from '../twelve-widgets.ts';

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
export async function saveDashboard(page: Page): Promise<string> {
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
export async function slowestAlone(
  page: Page,
  runs: number,
): Promise<{ type: string; milliseconds: number }> {
  const all: { type: string; milliseconds: number }[] = [];
  for (const { type } of twelveWidgets()) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await ask(page, ONE_WIDGET, { type });
      times.push(performance.now() - start);
    }
    all.push({ type, milliseconds: median(times) });
  }
  return all.reduce((slowest, each) => (each.milliseconds > slowest.milliseconds ? each : slowest));
}
