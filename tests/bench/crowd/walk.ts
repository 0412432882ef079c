// A person of the crowd: signs in through the pages, then walks dashboards, analytics and bills at human pace.
import { setTimeout as pause } from 'node:timers/promises';
import { createLoader } from 'nuqs/server';
import { billingParameters } from '../../../web/pages/billing/address.ts';
import { billingVariables } from '../../../web/pages/billing/variables.ts';
import { analyticsParsers } from '../../../web/pages/cost-analytics/shared/address/address.ts';
import { analyticsVariables } from '../../../web/pages/cost-analytics/shared/address/variables.ts';
import { scopeOf, scopeParsers } from '../../../web/pages/dashboard/scope/scope-address.ts';
import { ACCEPT, newRequestId } from '../../../web/relay/request-of.ts';
import { oneOf, type Random } from '../../stress/randoms.ts';
import { Browser } from '../../support/people/browser.ts';
import { DEMO, openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { readOperations } from '../gateway/web-operations.ts';
import { wholeAnswer } from '../gateway/whole-answer.ts';

const OPERATIONS = readOperations('.');
const analytics = createLoader(analyticsParsers);
/** By day a range is three months long at most, as on the page. */
const RANGES = [
  'range=month_to_date&unit=day',
  'range=last_month&unit=day',
  'range=last_3_months&unit=month',
  'range=last_6_months&unit=month',
] as const;
const VIEW_BYS = ['product', 'account', 'region', 'usage_type'] as const;

/** Milliseconds that half of the pauses are longer than, and the bounds of all. */
const PAUSE = { median: 6000, spread: 0.7, least: 800, most: 40_000 };

export interface Sample {
  /** When it was asked, by the clock of `performance`. */
  at: number;
  operation: string;
  ms: number;
  /** Null: answered without a fault. */
  fault: string | null;
}

/** Log-normal, as pauses of readers are. */
export function thinkTime(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(PAUSE.most, Math.max(PAUSE.least, PAUSE.median * Math.exp(PAUSE.spread * normal)));
}

interface Step {
  operation: string;
  variables: object;
}

const dashboard = (): Step => ({
  operation: 'DashboardPageQuery',
  variables: { board: null, scope: scopeOf(createLoader(scopeParsers)('?')) },
});

function analysis(random: Random): Step {
  const [range, viewBy] = [oneOf(random, RANGES), oneOf(random, VIEW_BYS)];
  const address = `?${range}&viewBy=${viewBy}${random() < 0.3 ? '&compare=last_period' : ''}`;
  return { operation: 'CostAnalyticsPageQuery', variables: analyticsVariables(analytics(address)) };
}

const bill = (random: Random, months: readonly [string, ...string[]]): Step => ({
  operation: 'BillingPageQuery',
  variables:
    billingVariables(createLoader(billingParameters)(`?vendor=aws&month=${oneOf(random, months)}`)) ?? {},
});

/** What one looks at on the way to a page: the page, and of analytics some changes of range and view-by. */
function visit(random: Random, months: readonly [string, ...string[]]): Step[] {
  const kind = random();
  if (kind < 0.4) return [dashboard()];
  if (kind < 0.8) return Array.from({ length: 1 + Math.floor(random() * 4) }, () => analysis(random));
  return [bill(random, months)];
}

/** A browser with the session of the person. */
export async function enter(home: string, email: string): Promise<Browser> {
  const browser = new Browser();
  const page = await openLoginPage(browser, `${home}/auth/login`);
  const back = await submitLogin(browser, page.form, `${home}/auth/callback`, { ...DEMO, email });
  const entered = await browser.fetch(back.url);
  await entered.arrayBuffer();
  if (entered.status >= 400) throw new Error(`${email} was not let in: ${entered.status}`);
  return browser;
}

export interface Walk {
  browser: Browser;
  /** Of the gateway that answers, and of the portal as its browsers know it. */
  home: string;
  origin: string;
  random: Random;
  /** Of the bills that the company has. */
  months: readonly [string, ...string[]];
  /** By the clock of `performance`. */
  end: number;
  take: (sample: Sample) => void;
}

/** Until the time is over; begins within the first pause. */
export async function walk({ browser, home, origin, random, months, end, take }: Walk): Promise<void> {
  await pause(random() * PAUSE.median);
  while (performance.now() < end) {
    for (const step of visit(random, months)) {
      if (performance.now() >= end) return;
      take(await sampleOf(browser, { home, origin }, step));
      await pause(thinkTime(random));
    }
  }
}

/** One screen of each kind and one question more, one after the other without a pause. */
export async function openScreens({ browser, home, origin, random, months, take }: Walk): Promise<void> {
  const steps = [dashboard(), bill(random, months), analysis(random), analysis(random)];
  for (const step of steps) take(await sampleOf(browser, { home, origin }, step));
}

async function sampleOf(browser: Browser, at: Pick<Walk, 'home' | 'origin'>, step: Step): Promise<Sample> {
  const started = performance.now();
  const fault = await ask(browser, at, step).then(() => null, faultText);
  return { at: started, operation: step.operation, ms: performance.now() - started, fault };
}

/** Without what tells one question from another, so that like faults can be counted. */
const faultText = (error: unknown) =>
  String(error)
    .replaceAll(/,?"requestId":"[^"]*"/g, '')
    .slice(0, 300);

async function ask(
  browser: Browser,
  { home, origin }: Pick<Walk, 'home' | 'origin'>,
  { operation, variables }: Step,
): Promise<void> {
  const documentId = OPERATIONS.get(operation)?.documentId;
  const response = await browser.fetch(`${home}/graphql`, {
    method: 'POST',
    headers: {
      accept: ACCEPT,
      'accept-language': 'en',
      'content-type': 'application/json',
      origin,
      'x-request-id': newRequestId(),
    },
    body: JSON.stringify({ documentId, variables, operationName: operation }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  wholeAnswer(text);
}
