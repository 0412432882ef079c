// The guided tours: every page of commitments has one, and each step points at a part that a screen has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { PAGES, type PageName, pagePath } from '../../../lib/catalogue/pages.ts';
import { LISTED_PAGES, listedPage } from '../../../web/routing/page-list.ts';
import { TOUR_STEPS } from '../../../web/shell/tour/tour-steps.ts';
import { pageTitleOf, pathOf, TOURS, tourOfPath } from '../../../web/shell/tour/tours.ts';

const WEB = join(import.meta.dirname, '../../../web');
const ALL = Object.entries(TOURS);

const parts = new Set(
  globSync(['pages/**/*.tsx', 'shell/**/*.tsx', 'components/**/*.tsx'], { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/part="([^"]+)"/g)].map(([, part]) => part ?? ''),
  ),
);

describe('the tour of', () => {
  test.each(Object.entries(TOUR_STEPS))('%s points at parts that screens have', (_name, steps) => {
    expect(steps.length).toBeGreaterThan(1);
    const drawn = steps.map(({ part }) => part).filter((part) => !part.startsWith('dashboard.monthToDate'));
    expect(drawn.filter((part) => !parts.has(part))).toEqual([]);
  });

  test.each(ALL)('%s is of a page under its menu, and is found by the path', (name, { menu, page }) => {
    expect(PAGES[page].menu).toBe(menu);
    expect(tourOfPath(pathOf(name as keyof typeof TOURS))).toBe(name);
  });
});

test('every page of Savings Plans and reservations has one', () => {
  const paths = (Object.keys(PAGES) as PageName[])
    .map((page) => pagePath(page))
    .filter((path) =>
      /^\/(savings-plans|(azure-)?reservations)(\/(utilization|coverage|inventory))?$/.test(path),
    );
  expect(paths).toHaveLength(11);
  expect(paths.filter((path) => tourOfPath(path) === null)).toEqual([]);
});

test('each that follows another is called by its page, and no two that follow each other alike', () => {
  for (const [, { page, next }] of ALL) {
    if (next === undefined) continue;
    const titles = [pageTitleOf(next), LISTED_PAGES.find(({ name }) => name === page)?.label];
    expect(new Set(titles).size, next).toBe(2);
  }
  expect(pageTitleOf('savings-plans')).toBe('optimization.plans.title');
  expect(pageTitleOf('reservations-coverage')).toBe('optimization.tab.coverage');
});

test('a page below another is shown in the menu as that one', () => {
  expect(listedPage('savingsPlansCoverage')).toBe('savingsPlans');
  expect(listedPage('reservationsInventory')).toBe('reservations');
  expect(listedPage('azureReservationsUtilization')).toBe('azureReservations');
  const listed = LISTED_PAGES.map(({ name }) => name);
  const ofMenus = (Object.keys(PAGES) as PageName[]).filter((page) => PAGES[page].menu !== null);
  expect(ofMenus.filter((page) => !listed.includes(listedPage(page) as PageName))).toEqual([]);
});
