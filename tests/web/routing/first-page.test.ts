// The root of the portal leads to a page that the viewer may open.
import { expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { firstPage } from '../../../web/routing/first-page.ts';

const { DASHBOARD, COST_ANALYTICS, BILLING, DATA } = MENUS;

test.each([
  ['whoever may see dashboards', [BILLING, DASHBOARD], 'VIEW', 'dashboard'],
  ['an analyst without dashboards', [BILLING, COST_ANALYTICS], 'VIEW', 'costAnalytics'],
  ['finance staff', [BILLING], 'EDIT', 'billing'],
  ['who may see loads, which takes more than to look', [DATA], 'EDIT', 'data'],
  ['who may only look at what needs more, the page that says so', [DATA], 'VIEW', 'dashboard'],
  ['who has a menu without any right', [DASHBOARD, BILLING], 'NONE', 'dashboard'],
] as const)('of %s', (_, menus, right, page) =>
  expect(firstPage(menus.map(({ code }) => ({ code, right })))).toBe(page),
);

test('while rights are not known it is the dashboard', () => {
  expect(firstPage(null)).toBe('dashboard');
  expect(firstPage(undefined)).toBe('dashboard');
});
