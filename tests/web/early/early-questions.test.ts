// What the page asks before the app is there is what the app asks then; else nobody would take the answers.
import { afterEach, expect, test, vi } from 'vitest';
import { earlyFiles, earlyQuestions } from '../../../web/early/questions.ts';
import { dashboardPage } from '../../../web/pages/dashboard/page.tsx';
import { type EarlyAnswer, giveUpEarly, takeEarly } from '../../../web/relay/early-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const of = (address: string) => earlyQuestions(new URL(address, 'http://localhost'));

test.each([
  '/dashboard',
  '/dashboard?company=sunflower',
  '/dashboard?board=RGFzaGJvYXJkOjE&company=a%20b',
  '/ko/dashboard',
  '/',
  '/ja',
])('of %s it is the shell and the dashboard, with the variables of the route', (address) => {
  const variables = dashboardPage.variables(new URL(address, 'http://localhost'));
  expect(of(address)).toEqual([
    { name: 'ShellQuery', variables: {} },
    { name: 'DashboardPageQuery', variables },
  ]);
  expect(JSON.stringify(of(address)[1]?.variables)).toBe(JSON.stringify(variables));
});

test.each([
  '/cost-analytics',
  '/dashboard?range=last_7_days',
  '/dashboard?edit=1',
  '/dashboard/abc/share',
  '/?board=RGFzaGJvYXJkOjE&range=last_7_days',
])('of %s it is the shell alone', (address) =>
  expect(of(address).map(({ name }) => name)).toEqual(['ShellQuery']),
);

const KNOWN = {
  pages: { '/dashboard': ['/page.js', '/shared.js'] },
  languages: { en: ['/en.js'], ko: ['/ko.js'] },
  restOfTexts: { en: ['/en-rest.js'], ko: ['/ko-rest.js'] },
};

test.each([
  ['/dashboard', 'en', ['/en.js', '/page.js', '/shared.js']],
  ['/ko/dashboard', 'ko', ['/ko.js', '/page.js', '/shared.js']],
  ['/ko', 'ko', ['/ko.js', '/page.js', '/shared.js']],
  ['/korea/dashboard', 'en', ['/en.js', '/en-rest.js']],
  ['/billing', 'ko', ['/ko.js', '/ko-rest.js']],
])('at %s the files of the language and of the page are named', (pathname, language, files) =>
  expect(earlyFiles(pathname, language, KNOWN)).toEqual(files),
);

test('the pages of the sign-in ask for nothing', () => expect(of('/sign-in/elsewhere')).toEqual([]));

test('an answer is taken once, by the same document and variables; the others are given up', () => {
  const early = (id: string, variables: object): EarlyAnswer & { id: string; variables: string } => ({
    id,
    variables: JSON.stringify(variables),
    requestId: `request of ${id}`,
    controller: new AbortController(),
    response: new Promise(() => undefined),
  });
  const [shell, board] = [early('shell', {}), early('board', { board: 'one' })];
  vi.stubGlobal('window', { skyledgerEarly: [shell, board] });
  expect(takeEarly({ id: 'board' }, { board: 'two' })).toBeNull();
  expect(takeEarly({ id: 'shell' }, {})).toBe(shell);
  expect(takeEarly({ id: 'shell' }, {})).toBeNull();
  giveUpEarly();
  expect([shell, board].map(({ controller }) => controller.signal.aborted)).toEqual([false, true]);
  expect(takeEarly({ id: 'board' }, { board: 'one' })).toBeNull();
});
