// D-06, D-07 a dashboard is shared, looked at by others with their own rights, and copied; every fault has its page.
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { removeMember } from '../../../upstream/stores/documents/people/members.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { unfoldActions } from '../../support/browser/state-bar.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

// Each journey finds no link and one dashboard, whatever another one left behind.
beforeEach(async () => {
  const { documents } = product;
  await documents.deleteFrom('dashboard_share_openings').execute();
  await documents.deleteFrom('dashboard_shares').execute();
  await documents.deleteFrom('dashboards').where('dashboard_index', '>', 1).execute();
  const widgets = ['COST_MONTH_TO_DATE', 'TOP5'] as const;
  await keepWidgets(documents, { widgets });
  await keepWidgets(documents, { widgets, owner: { userId: PEOPLE.viewer.userId, companyId: 'workshop' } });
});

const june = () => usd(product.sunflower.billed('2024-06-01', '2024-06-30'));
const pathOf = (page: Page) => new URL(page.url()).pathname;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Makes a link in the open dialog; its path. */
async function makeLink(page: Page, kind: 'Without filters' | 'With filters'): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^Share / });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByRole('button', { name: 'Make link and copy' }).click();
  await page.locator('[aria-live=polite]').getByText('Link copied.').first().waitFor();
  await expect.poll(() => clipboard(page)).toContain('/share');
  return new URL(await clipboard(page)).pathname;
}

/** Of the viewer, on dashboards. */
async function setRight(right: 'view' | 'edit'): Promise<void> {
  await product.documents
    .updateTable('menu_rights')
    .set({ auth_type: right })
    .where('user_id', '=', PEOPLE.viewer.userId)
    .where('company_id', '=', 'sunflower')
    .where('menu_code', '=', MENUS.DASHBOARD.code)
    .execute();
}

const uuidOf = (path: string) => path.split('/')[2] ?? '';

test('a link is made after a look at what leaves, opened by others, counted, and ended', async () => {
  const { page, context, faults } = await product.open('/dashboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share / });
  await dialog.getByText('There is no link yet.').waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Preview as the recipient' }).click(),
  ]);
  await heading(preview, 'Preview of “Dashboard”').waitFor();
  await preview.getByText(june()).first().waitFor();
  await preview.close();

  const path = await makeLink(page, 'Without filters');
  expect(path).toMatch(/^\/dashboard\/[0-9a-f-]{36}\/share$/);
  await dialog.getByText('Not opened yet').waitFor();
  await dialog.getByLabel('Opens for').selectOption({ label: 'Without end' });
  const filtered = await makeLink(page, 'With filters');
  expect(filtered).toMatch(/^\/dashboard\/[0-9a-f-]{36}\/sunflower\/share$/);

  const reader = await product.open(path, { email: PEOPLE.viewer.email });
  await heading(reader.page, 'Dashboard').waitFor();
  await reader.page.getByText('Shared by Dana Demo').waitFor();
  await reader.page.getByText(june()).first().waitFor();
  // A link without filters is of no company.
  expect(reader.page.url()).not.toContain('company=');
  expect(await accessibilityFaults(reader.page)).toEqual([]);
  const copy = reader.page.getByRole('button', { name: 'Copy into mine' });
  expect(await copy.count()).toBe(0);

  await page.keyboard.press('Escape');
  await page.locator('[data-part="dashboard.share"]:focus').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const entry = dialog.getByRole('listitem').filter({ hasText: 'Opened once' });
  await entry.getByText('Opened once').click();
  await entry.getByText(/^Vera Viewer, last /).waitFor();
  await entry.getByRole('button', { name: 'Revoke' }).click();
  await entry.getByText('Nobody can open this link again.').waitFor();
  await entry.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The link is revoked.').waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);

  // A member who stands in another company is offered this one, where the link opens.
  await moveTo(reader.page, '/dashboard?company=workshop');
  await reader.page.getByRole('button', { name: 'Switch to Workshop' }).click();
  await reader.page.getByRole('button', { name: 'Company: Workshop' }).waitFor();
  await moveTo(reader.page, filtered);
  await heading(reader.page, 'This dashboard belongs to Sunflower').waitFor();
  await reader.page.getByRole('button', { name: 'Switch to Sunflower' }).click();
  await reader.page.getByText(june()).first().waitFor();
  expect(pathOf(reader.page)).toBe(filtered);

  // Copying is offered to those who may make dashboards, and refused in words where the right is gone meanwhile.
  await setRight('edit');
  await reader.page.reload();
  await copy.waitFor();
  await setRight('view');
  await copy.click();
  await heading(reader.page, 'You do not have permission to make dashboards').waitFor();
  await reader.page.getByRole('button', { name: 'Keep looking' }).click();
  await heading(reader.page, 'Dashboard').waitFor();
  await moveTo(reader.page, path);
  await heading(reader.page, 'This link was revoked').waitFor();
  expect(faults).toEqual([]);
}, 90_000);

test('every fault of a link has a page with a way out; on a phone a link is copied into one’s own, and room is made where there is none', async () => {
  const { page, context } = await product.open('/dashboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const plain = await makeLink(page, 'Without filters');
  const filtered = await makeLink(page, 'With filters');
  const wayOut = page.getByRole('link', { name: 'Go to my dashboards' });
  const shows = async (path: string, title: string) => {
    await moveTo(page, path);
    await heading(page, title).waitFor();
    await expect.poll(() => wayOut.count()).toBe(1);
  };
  await shows('/dashboard/share', 'This link is not complete');
  await shows('/dashboard/no-uuid/share', 'This link is not complete');
  expect(await accessibilityFaults(page)).toEqual([]);
  await shows(`/dashboard/${crypto.randomUUID()}/share`, 'Dashboard not found');
  await shows(`/dashboard/${uuidOf(filtered)}/share`, 'Dashboard not found');

  const { documents } = product;
  const change = (uuid: string, values: { expires_on?: string; dashboard_id?: string }) =>
    documents.updateTable('dashboard_shares').set(values).where('uuid', '=', uuid).execute();
  await change(uuidOf(plain), { expires_on: '2026-01-31' });
  await shows(plain, 'This link has expired');
  await change(uuidOf(filtered), { dashboard_id: crypto.randomUUID() });
  await shows(filtered, 'This dashboard was deleted');

  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SharedDashboardPageQuery')) return route.continue();
    const errors = [
      { message: 'x', path: ['viewer', 'sharedDashboard'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ];
    await route.fulfill({ json: { data: { viewer: { sharedDashboard: null } }, errors } });
  });
  await page.goto(new URL(plain, page.url()).href);
  await settled(page);
  await heading(page, 'This dashboard could not be opened').waitFor();
  await expect.poll(() => wayOut.count()).toBe(1);
  await page.getByText(/^Request [0-9a-f]{32}$/).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'This link has expired').waitFor();
  await wayOut.click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await page.setViewportSize({ width: 360, height: 900 });
  await settled(page);
  await copyOnPhone(page);
  await context.close();

  await removeMember(documents, PEOPLE.viewer.userId, 'sunflower');
  const stranger = await product.open(filtered, { email: PEOPLE.viewer.email });
  await heading(stranger.page, 'You do not have permission to open this dashboard').waitFor();
  await expect.poll(() => stranger.page.locator('main').innerText()).not.toContain(june());
  const nobody = await product.open(plain, { email: PEOPLE.finance.email });
  await heading(nobody.page, 'You do not have permission to see dashboards').waitFor();
  await nobody.page.getByRole('link', { name: 'Billing' }).last().waitFor();
}, 90_000);

/** Makes a link to the dashboard that is shown, and copies it twice: to nine others, and in the place of one of ten. */
async function copyOnPhone(page: Page): Promise<void> {
  await unfoldActions(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const path = await makeLink(page, 'Without filters');
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  const copyIt = async () => {
    await moveTo(page, path);
    await unfoldActions(page);
    await page.getByRole('button', { name: 'Copy into mine' }).click();
  };
  await copyIt();
  await page.getByText('“Dashboard Copy(1)” is one of your dashboards now.').waitFor();
  await expect.poll(() => page.url()).toContain('board=');

  const own = await product.documents
    .selectFrom('dashboards')
    .selectAll()
    .where('user_id', '=', PEOPLE.owner.userId)
    .where('name', '=', 'Dashboard Copy(1)')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 8 }, (_, number) => ({
    ...own,
    dashboard_id: crypto.randomUUID(),
    dashboard_index: 100 + number,
    name: `Filler ${number}`,
    name_key: `filler ${number}`,
  }));
  await product.documents.insertInto('dashboards').values(more).execute();
  await copyIt();
  await heading(page, 'You have 10 dashboards, as many as there may be').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await unfoldActions(page);
  await page.getByRole('button', { name: 'Copy into mine' }).click();
  await page.getByRole('radio', { name: 'Filler 3' }).check();
  await page.getByRole('button', { name: 'Delete “Filler 3” and copy' }).click();
  await page.getByText('“Dashboard Copy(2)” is one of your dashboards now.').waitFor();
}
