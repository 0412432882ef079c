// C-05 the panel of filters in the browser: by mouse and by keyboard, in the address, against the raw files.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { settled } from '../../support/browser/chromium.ts';
import {
  closePanel,
  EC2,
  filterRow,
  isAws,
  JUNE,
  juneCost,
  juneCostOfAws,
  juneRows,
  lineOf,
  openField,
  openPanel,
  panel,
  S3,
  total,
  valueBox,
} from '../../support/browser/filter-panel.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { plain } from '../../support/oracle/demo-figures.ts';
import { rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { rawItems } from '../../support/oracle/raw/raw-sums.ts';
import { sharedProduct } from '../../support/product/product.ts';

/** The name of the region comes with the answer; its code stands beside it. */
const WITHOUT_OREGON = /^Region is not: .*us-west-2/;
const product = sharedProduct();

describe('C-05 the panel', () => {
  test('keeps a product, narrows the other lists by it, and one step back undoes all that was done; works by keyboard alone; finds values by their name', async () => {
    const { page, context, faults } = await product.open(JUNE);
    await openPanel(page);
    const ec2 = juneCost(product, (row) => isAws(row) && row.ServiceName === EC2);
    await expect.poll(() => lineOf(page, EC2)).toContain(plain(ec2));
    await valueBox(page, EC2).check();
    await openField(page, /^Region/);
    const oregon = juneCost(
      product,
      (row) => isAws(row) && row.ServiceName === EC2 && row.RegionId === 'us-west-2',
    );
    await expect
      .poll(() => valueBox(page, 'US West \\(Oregon\\)').locator('xpath=ancestor::li').innerText())
      .toContain(plain(oregon));
    await panel(page).getByText('Exclude', { exact: true }).click();
    await valueBox(page, 'US West \\(Oregon\\)').check();
    await closePanel(page);
    await total(
      page,
      juneCostOfAws(product, (row) => row.ServiceName === EC2 && row.RegionId !== 'us-west-2'),
    );
    expect(new URL(page.url()).searchParams.get('aws')).toBe(`product:${EC2};!region:us-west-2`);
    await page.reload();
    await settled(page);
    await unfoldBar(page);
    await filterRow(page).getByText(WITHOUT_OREGON).waitFor();
    await unfoldBar(page);
    await filterRow(page)
      .getByRole('button', { name: /^Remove filter Region is not: .*us-west-2/ })
      .click();
    await total(
      page,
      juneCostOfAws(product, (row) => row.ServiceName === EC2),
    );
    await page.goBack();
    await unfoldBar(page);
    await filterRow(page).getByText(WITHOUT_OREGON).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain('aws=');
    await total(page, juneCost(product));
    await filterByKeys(page);
    await filterByName(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('has service groups by set, then by group, named set:::group; tags by key, then by value, of which NON-TAG is one; takes at most ten items of a field, and says so', async () => {
    const { page, context } = await product.open(`${JUNE}&vendors=aws`);
    await filterByGroup(page);
    await filterByTag(page);
    await fillField(page);
    await context.close();
  });

  test('keeps the filters of a vendor that is left out, until it is chosen again; is one for all vendors, says who has none, and leaves tax out by one menu', async () => {
    const { page, context } = await product.open(
      `${JUNE}&aws=product:${EC2}&gcp=product:BigQuery&vendors=aws`,
    );
    await unfoldBar(page);
    await filterRow(page).getByText('Filters on GCP are kept until they are selected again.').waitFor();
    await total(
      page,
      juneCost(product, (row) => isAws(row) && row.ServiceName === EC2),
    );
    await page
      .locator('main')
      .getByRole('button', { name: /^Vendors/ })
      .click();
    await page.getByRole('menuitemcheckbox', { name: 'GCP' }).click();
    await unfoldBar(page);
    await filterRow(page).getByText('Product: BigQuery').waitFor();
    await total(
      page,
      juneCost(product, (row) => (isAws(row) ? row.ServiceName === EC2 : row.ServiceName === 'BigQuery')),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });

    await moveTo(page, `${JUNE}&aws=product:${EC2}`);
    await unfoldBar(page);
    await filterRow(page).getByText('Without a filter: Azure and GCP').waitFor();
    await unfoldBar(page);
    await filterRow(page).getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: /^Charges/ }).click();
    await page.getByRole('checkbox', { name: 'Tax' }).uncheck();
    await page.keyboard.press('Escape');
    await total(
      page,
      juneCost(product, (row) => row.ChargeCategory !== 'Tax'),
    );
    const { searchParams } = new URL(page.url());
    for (const vendor of ['aws', 'azure', 'gcp'])
      expect(searchParams.get(vendor), vendor).toBe('!chargeCategory:Tax');
    await unfoldBar(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const all = panel(page).getByRole('tab', { name: /^All vendors/, selected: true });
    await expect.poll(() => all.innerText()).toMatch(/1$/);
    await openField(page, /^Charge category/);
    await panel(page)
      .getByRole('button', { name: /^Remove filter/ })
      .click();
    await closePanel(page);
    await total(page, juneCost(product));
    await context.close();
  });
});

const FILTERED = `${JUNE}&aws=product:${EC2},${S3};!region:us-west-2;tag.aws~:createdBy:&gcp=*product:big&viewBy=tag&viewByKey=aws:createdBy&thenBy=region`;

test('page, panel, view by and saved filters are sound in every look, and none is left in English (A-04)', async () => {
  const { page, context, faults } = await product.open(FILTERED);
  const english = /Include|Clear all|Saved filters|Chosen|What to do/;
  await expectSoundInEveryLook(page, { english });
  const over = { english, part: '[role=dialog]' };
  await unfoldBar(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await panel(page).getByRole('checkbox').first().waitFor();
  await expectSoundInEveryLook(page, over);
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^View by/ }).click();
  await page.getByLabel('Tag key').waitFor();
  await expectSoundInEveryLook(page, over);
  await page.keyboard.press('Escape');
  await unfoldBar(page);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByPlaceholder('Search saved filters').waitFor();
  await expectSoundInEveryLook(page, over);
  await page.getByRole('button', { name: 'Save as…' }).click();
  await page.getByLabel('Filter name').waitFor();
  await expectSoundInEveryLook(page, { ...over, isLast: true });
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

/** Groups of one set are alternatives. */
async function filterByGroup(page: Page): Promise<void> {
  const charges = (await rawCharges('sunflower')).filter(
    ({ vendor, pool }) => vendor === 'aws' && pool !== '',
  );
  const june = { start: '2024-06-01', end: '2024-06-20' };
  const groups = [...rawItems(charges, ['pool'], { basis: 'BILLED', range: june })]
    .map(([name, { total: cost }]) => ({ name: name.replace('aws|', ''), cost: cost.toNumber() }))
    .toSorted((one, other) => other.cost - one.cost);
  const [first = { name: '', cost: 0 }, second = { name: '', cost: 0 }] = groups;
  await openPanel(page);
  await openField(page, /^Service group/);
  await panel(page).getByRole('button', { name: /^Pool/ }).click();
  await expect.poll(() => lineOf(page, first.name)).toContain(plain(first.cost));
  await valueBox(page, first.name).check();
  await valueBox(page, second.name).check();
  await panel(page).getByRole('button', { name: 'All sets of service groups' }).click();
  await panel(page).getByText('2 items chosen').waitFor();
  await closePanel(page);
  await total(page, sumMoney([first.cost, second.cost]));
  const asked = new URL(page.url()).searchParams.get('aws')?.replaceAll('~', '');
  expect(asked).toBe(`serviceGroup:Pool:::${first.name},Pool:::${second.name}`);
  await unfoldBar(page);
  await filterRow(page)
    .getByRole('button', { name: new RegExp(`^Remove filter Service group.*${first.name}`) })
    .click();
  await expect.poll(() => page.url()).not.toContain('aws=');
}

/** Opened, walked and closed; the focus returns. */
async function filterByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('checkbox').first().waitFor();
  await panel(page).getByRole('tab', { name: /^AWS/ }).focus();
  await page.keyboard.press('ArrowRight');
  await panel(page)
    .getByRole('tab', { name: /^Azure/, selected: true })
    .waitFor();
  await panel(page)
    .getByRole('tab', { name: /^Product/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await panel(page).getByRole('heading', { name: 'Region' }).waitFor();
  await panel(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await panel(page).getByText('Chosen: 1 of 10').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => panel(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
  await unfoldBar(page);
  await page.getByRole('button', { name: /^Remove filter Region/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toContain('azure=');
}

/** One value, and any that contains a text. */
async function filterByName(page: Page): Promise<void> {
  await openPanel(page);
  await panel(page).getByPlaceholder('Search in Product').fill('amazon s');
  await expect.poll(() => panel(page).getByRole('checkbox').count()).toBe(1);
  await valueBox(page, S3).waitFor();
  await panel(page).getByPlaceholder('Search in Product').fill('amazon');
  await panel(page).getByRole('button', { name: 'Any value that contains “amazon”' }).click();
  await closePanel(page);
  await unfoldBar(page);
  await filterRow(page).getByText('Product contains: “amazon”').waitFor();
  await total(
    page,
    juneCostOfAws(product, (row) => /amazon/i.test(row.ServiceName)),
  );
}

/** Whatever has no tag of the key is NON-TAG. */
async function filterByTag(page: Page): Promise<void> {
  await openPanel(page);
  await openField(page, /^Tag/);
  await panel(page)
    .getByRole('button', { name: /^aws:createdBy/ })
    .click();
  await valueBox(page, 'NON-TAG').check();
  const figure = (await lineOf(page, 'NON-TAG')).match(/[\d,]+\.\d\d/)?.[0];
  await panel(page).getByRole('button', { name: 'All tag keys' }).click();
  await panel(page).getByText('1 item chosen').waitFor();
  await closePanel(page);
  await page
    .locator('[data-part="cost-analytics.answer"]')
    .getByText(`$${figure}`, { exact: true })
    .waitFor();
  expect(new URL(page.url()).searchParams.get('aws')).toBe('tag.aws~:createdBy:');
}

/** Ten items are as many as a field takes. */
async function fillField(page: Page): Promise<void> {
  const names = new Set(juneRows(product, isAws).map((row) => row.ServiceName));
  const nine = [...names].filter((name) => /^[\w ]+$/.test(name)).slice(0, 9);
  expect(nine).toHaveLength(9);
  await moveTo(page, `${JUNE}&aws=product:${nine.join(',')}`);
  await openPanel(page);
  const boxes = (checked: boolean) => panel(page).getByRole('checkbox', { checked });
  await expect.poll(() => boxes(true).count()).toBe(9);
  await boxes(false).first().check();
  await panel(page).getByText("You can't add more than 10 items.").waitFor();
  await expect.poll(() => boxes(false).first().isDisabled()).toBe(true);
  await boxes(true).first().uncheck();
  await expect.poll(() => boxes(false).first().isEnabled()).toBe(true);
}
