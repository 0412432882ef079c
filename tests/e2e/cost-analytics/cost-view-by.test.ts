// C-03 and C-04 in the browser: what cost is split by, and the vendors that cost analytics does not show.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { EC2, isAws, isGcp, JUNE, juneCost, juneRows, total } from '../../support/browser/filter-panel.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { holdsAmount } from '../../support/oracle/demo-figures.ts';
import type { RawRow } from '../../support/oracle/raw/raw-focus.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

describe('C-04 view-by', () => {
  const rows = (page: Page) => page.locator('main table').last().locator('tbody tr').allInnerTexts();

  test('splits by two things at once, in the address, and each item is a pair; asks for the key of a tag before it splits by one', async () => {
    const { page, context, faults } = await product.open(`${JUNE}&vendors=gcp`);
    await page.getByRole('button', { name: /^View by/ }).click();
    await page.getByLabel('Then by (2)').selectOption({ label: 'Region' });
    await page.waitForURL(/thenBy=region/);
    await page.getByLabel('Then by (3)').selectOption({ label: 'Project' });
    await page.waitForURL(/thenBy=region,project/);
    await page.getByText('3 at once is the most.').waitFor();
    await page.getByLabel('Then by (3)').selectOption({ label: 'Nothing further' });
    await page.keyboard.press('Escape');
    await settled(page);
    await page.getByRole('button', { name: /^View by: .*Product › Region/ }).waitFor();
    const heads = page.locator('[data-part="cost-analytics.table"] thead th');
    expect((await heads.allInnerTexts())[0]).toBe('Product › Region');
    // Products, the largest first; each opens into its regions.
    const largestOf = (
      nameOf: (row: RawRow) => string | null | undefined,
      holds: (row: RawRow) => boolean,
    ) => {
      const names = [...new Set(juneRows(product, holds).map(nameOf))];
      const sums = names.map((name): [string, number] => [
        name ?? '',
        juneCost(product, (row) => holds(row) && nameOf(row) === name),
      ]);
      return sums.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
    };
    const [service, cost] = largestOf(({ ServiceName }) => ServiceName, isGcp);
    const [region, part] = largestOf(
      ({ RegionName }) => RegionName,
      (row) => isGcp(row) && row.ServiceName === service,
    );
    const [outer = ''] = await rows(page);
    expect(outer).toContain(service);
    expect(holdsAmount(outer, cost)).toBe(true);
    const grid = page.getByRole('treegrid');
    await grid.getByRole('rowheader', { name: service }).focus();
    await page.keyboard.press('ArrowRight');
    await grid.locator('tr[aria-level="2"]').first().waitFor();
    const [, inner = ''] = await rows(page);
    expect(inner).toContain(region);
    expect(holdsAmount(inner, part)).toBe(true);
    // The drawer of the outer row is that of the product; of the inner one, of the pair.
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('item') === service);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await grid.getByRole('rowheader', { name: `Close ${service}` }).press('ArrowLeft');
    await grid.locator('tr[aria-level="2"]').first().waitFor({ state: 'detached' });

    await moveTo(page, `${JUNE}&vendors=aws`);
    await page.getByRole('button', { name: /^View by/ }).click();
    await page.locator('select').filter({ hasText: 'Usage type' }).first().selectOption('tag');
    expect(page.url()).not.toContain('viewBy=tag');
    await page.getByLabel('Tag key').selectOption('aws:createdBy');
    await page.waitForURL(/viewBy=tag&viewByKey=aws:createdBy/);
    await page.keyboard.press('Escape');
    await settled(page);
    expect((await rows(page)).some((row) => row.includes('NON-TAG'))).toBe(true);
    await page.getByRole('button', { name: 'Reset View by' }).click();
    await expect.poll(() => page.url()).not.toContain('viewBy');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('C-03 a vendor that is not shown here', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Unsupported Cloud Service Provider' });

  test('gets the popup; AWS is one click away, with the filters as they were; and leads back where one came from, or to the dashboard', async () => {
    const { page, context, faults } = await product.open(`${JUNE}&aws=product:${EC2}&vendors=oci`);
    await popup(page).getByRole('button', { name: 'View AWS Cost Analysis' }).click();
    await total(
      page,
      juneCost(product, (row) => isAws(row) && row.ServiceName === EC2),
    );
    expect(page.url()).toContain('vendors=aws&');

    await moveTo(page, `${JUNE}&aws=product:${EC2}`);
    await expect.poll(() => page.url()).toContain('company=');
    const before = page.url();
    await moveTo(page, `${before}&vendors=aws,oci`);
    await popup(page).waitFor();
    await page.keyboard.press('Escape');
    await total(
      page,
      juneCost(product, (row) => isAws(row) && row.ServiceName === EC2),
    );
    await page.getByText(/Without OCI/).waitFor();
    await page.getByRole('button', { name: 'What to do' }).click();
    await popup(page).getByRole('button', { name: 'Go Back' }).click();
    await expect.poll(() => page.url()).toBe(before);
    await page.goForward();
    await popup(page).getByRole('button', { name: 'Move to the dashboard' }).click();
    await page.waitForURL(/\/dashboard/);
    expect(faults).toEqual([]);
    await context.close();
  });
});
