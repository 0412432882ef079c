// Chromium as a person uses it: signed in through the real login page, faults of the console kept, axe at hand.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { DEMO } from '../people/sign-in.ts';
import { axeScript } from './axe-script.ts';
import { endUnreturned, restAfterUse, takeRested } from './resting-contexts.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Journeys end before code that was compiled a second time, to be quick, has paid for that: a tenth less work. */
const ONCE_COMPILED = '--js-flags=--no-opt,--no-maglev,--max-lazy';
const STEP_TIMEOUT_MS = 20_000;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

let ofWorker: Promise<Browser> | undefined;

/** One for all test files of a worker; it ends with the worker, whose pipe it listens to. */
export function workerChromium(): Promise<Browser> {
  ofWorker ??= launchChromium([ONCE_COMPILED]);
  return ofWorker;
}

export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, and uncaught faults of the page. */
  faults: string[];
}

export interface OpenOptions {
  width?: number;
  scheme?: 'light' | 'dark';
  language?: 'en' | 'ko' | 'zh' | 'ja';
  /** Has not seen the welcome yet. */
  isNewcomer?: boolean;
  /** E-mail address of the user of the demo. */
  email?: string;
  /** Signs in on the way, though the person may have done so before. */
  isSigningIn?: boolean;
}

/** Cookies of people who signed in before, by portal and address: the login page is passed once a person. */
const signedIn = new WeakMap<Browser, Map<string, Cookies>>();
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A portal is no more: no user is signed in there, should another one have its address. */
export async function leavePortals(browser: Browser): Promise<void> {
  signedIn.delete(browser);
  await endUnreturned(browser);
}

/** Opens an address of the portal in a browser that keeps nothing but who signed in; signs in where the session has no user. */
export async function openPage(
  browser: Browser,
  address: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const { email = DEMO.email, isSigningIn = false } = options;
  const { origin } = new URL(address);
  const people = signedIn.get(browser) ?? new Map<string, Cookies>();
  signedIn.set(browser, people);
  const person = `${origin} ${email}`;
  const page = await pageFor(browser, origin, options);
  const context = page.context();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const known = isSigningIn ? undefined : people.get(person);
  if (known) await context.addCookies(known);
  await page.goto(address);
  const emailField = page.locator('input[type=email][autocomplete=username]');
  if (known) await emailField.or(page.locator('main h1, main h2')).first().waitFor();
  if (!known || (await emailField.isVisible())) {
    await emailField.fill(email);
    await page.locator('input[type=password]').fill(DEMO.password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/auth'));
    people.set(
      person,
      (await context.cookies()).filter(({ httpOnly }) => httpOnly),
    );
  }
  await settled(page);
  return { page, context, faults };
}

/** A page without a signed-in user: one that another test of the same kind gave back, or a new one. */
export async function pageFor(
  browser: Browser,
  origin: string,
  { width = 1440, scheme = 'light', language = 'en', isNewcomer = false }: OpenOptions,
): Promise<Page> {
  const kind = [origin, language, isNewcomer].join(' ');
  const page = takeRested(browser, kind) ?? (await newPage(browser, kind, { origin, language, isNewcomer }));
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  return page;
}

async function newPage(
  browser: Browser,
  kind: string,
  { origin, language, isNewcomer }: { origin: string; language: string; isNewcomer: boolean },
): Promise<Page> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  // Shorter than a test may take, so that it is told what was waited for.
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  if (!isNewcomer) {
    await context.addInitScript(() => {
      try {
        localStorage.setItem('skyledger-welcomeSeen', 'true');
      } catch {
        // A page without an origin has no storage.
      }
    });
  }
  const page = await context.newPage();
  restAfterUse(browser, kind, page, origin);
  return page;
}

/** Waits until the app says that it has come to rest, and nothing is dimmed any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Mostly it is at rest by then, which is one question in place of four.
  if (await page.evaluate(isAtRest, RESTLESS)) return;
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.locator('main h1, main h2').first().waitFor();
  for (const part of RESTLESS) await page.locator(part).first().waitFor({ state: 'detached' });
}

const RESTLESS = ['.mantine-Skeleton-root', '[aria-busy=true]'];

/** Runs in the page. What a key or click began is under way once the page is idle, or has no frame to draw. */
async function isAtRest(restless: readonly string[]): Promise<boolean> {
  const idle = new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, 500))]);
  const heading = document.querySelector('main h1, main h2');
  return (
    'settled' in document.documentElement.dataset &&
    heading?.checkVisibility({ visibilityProperty: true }) === true &&
    document.querySelector(restless.join()) === null
  );
}

/** Violations of WCAG 2.2 A and AA, one line each; of a part alone, for what stands over others makes those seem cut off. */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  // Half-way through a transition nothing has its colour yet; one begins a frame or two after what causes it.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await frame();
      const now = moving();
      if (now.length > 0) quiet = -1;
      await Promise.allSettled(now.map((each) => each.finished));
    }
  });
  // A page that was looked at before has read the script: to read it again takes a quarter of the time.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: hasAxe ? ';' : axeScript() })
    .include(part)
    // Without a page of its own for putting frames together, and without what passed: a third of the time.
    .setLegacyMode()
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.flat() })),
  );
  return Promise.all(found.map(async ({ id, target }) => `${id}: ${await htmlAt(page, target)}`));
}

/** The beginning of an element that axe names, or its name where that leads into a frame. */
async function htmlAt(page: Page, target: readonly string[]): Promise<string> {
  const [selector = '', ...inFrame] = target;
  if (inFrame.length > 0) return target.join(' ');
  return (await page.evaluate((at) => document.querySelector(at)?.outerHTML ?? at, selector)).slice(0, 160);
}
