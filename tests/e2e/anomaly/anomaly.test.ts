// Anomalies in the browser: from the list to one of them, taken in hand, and guarded by a rule of the same cost (N-01 to N-09).
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/chromium.ts';
import { clippedTexts } from '../../support/browser/clipped.ts';
import { unfoldActions } from '../../support/browser/state-bar.ts';
import { type Look, takeLook } from '../../support/browser/take-look.ts';
import { productForTests } from '../../support/product/product.ts';
import { keepAnomalies, sampleEvent } from '../../support/product/sample-anomaly.ts';

const product = productForTests();

const LONG_CAUSE = {
  ...{ share: 83, difference: 7, account: null, product: null, region: null, purchaseOption: null },
  ...{ usageType: 'USE2-DataTransfer-Out-Bytes', operation: 'GetObject', resource: null, owner: null },
};

describe('N-01 anomalies of a company', () => {
  beforeAll(async () => {
    const { documents } = product;
    await keepAnomalies(documents, [
      sampleEvent(),
      sampleEvent({
        ...{ product: null, startedOn: '2024-06-01', lastSeenOn: '2024-06-02', level: 'CRITICAL' },
        topCause: LONG_CAUSE,
      }),
    ]);
    await documents
      .updateTable('companies')
      .set({ charge_type: 'PREMIUM' })
      .where('company_id', '=', 'sunflower')
      .execute();
  });

  // Each journey begins with anomalies that no person has done anything with, also when it is walked again.
  beforeEach(async () => {
    const { documents } = product;
    for (const table of ['anomaly_states', 'anomaly_history', 'anomaly_flags', 'anomaly_rules'] as const)
      await documents.deleteFrom(table).execute();
  });

  test('one is found in the list, taken in hand, and guarded by a rule that says when it would have fired; both pages fit a phone in the dark, in another language', async () => {
    const { page, context, faults } = await product.open('/anomaly-detection');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    await expectListFits(page);
    await page.getByRole('button', { name: /Minor/ }).click();
    await page.waitForURL(/level=minor/);
    const link = page.getByRole('link', { name: /Amazon Kinesis.*more than expected/ });
    await link.waitFor();
    const levels = page.getByRole('cell', { name: 'Critical' });
    await expect.poll(() => levels.count()).toBe(0);
    const star = page.getByRole('button', { name: 'Mark as important' });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    const row = await page.getByRole('row', { name: /Amazon Kinesis/ }).innerText();
    const [, amount = 'no amount'] = /\+\$([\d.]+)/.exec(row) ?? [];
    await link.focus();
    await page.keyboard.press('Enter');

    await page.waitForURL(/anomaly-detail/);
    const sentence = page.getByText(`cost $${amount} more than expected`);
    await sentence.waitFor();
    const grid = page.getByRole('region', { name: 'What it is made of' });
    await expect.poll(() => grid.getByRole('row', { name: /Total/ }).innerText()).toContain(`+${amount}`);
    const days = page.getByRole('slider', { name: 'Cost by day' });
    expect(await days.getAttribute('aria-valuetext')).toContain('2 models');
    expect(await accessibilityFaults(page)).toEqual([]);
    await takeLook(page, PHONE);
    await expectFits(page);
    await takeLook(page, WINDOW);
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await page.getByLabel('Why').fill('more shards than planned');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('more shards than planned').waitFor();

    await page.getByRole('link', { name: 'Make a rule from it' }).click();
    const panel = page.getByRole('dialog', { name: 'Rules' });
    await panel.getByText(/In the last 90 days it would have fired on \d+ days/).waitFor();
    await panel.getByLabel(/^Title/).fill('Kinesis of data');
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByRole('button', { name: 'Kinesis of data' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.waitForURL(/anomaly-detection/);
    await page.getByRole('button', { name: 'Notifications' }).click();
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await notifications.getByLabel('Add a person').selectOption({ index: 1 });
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await notifications.getByRole('button', { name: 'Save', exact: true }).click();
    await notifications.getByRole('button', { name: 'Remove this setting' }).waitFor();
    await notifications.getByRole('tab', { name: 'What was sent' }).click();
    await notifications.getByText('Nothing was sent yet.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

const PHONE: Look = { language: 'zh', scheme: 'dark', width: 360 };
const WINDOW: Look = { language: 'en', scheme: 'light', width: 1440 };

/** What is shown, by width and by axe. */
async function expectFits(page: Page, part?: string): Promise<void> {
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await fits()).toBe(true);
  expect(await accessibilityFaults(page, part)).toEqual([]);
}

/** The list and the dialog of notifications on a phone, in the dark and in another language. */
async function expectListFits(page: Page): Promise<void> {
  await takeLook(page, PHONE);
  await expectFits(page);
  // The words beside the count take a second line, it does not.
  const count = await page
    .getByText(/^\d+ 条警报$/)
    .first()
    .boundingBox();
  expect(count?.height).toBeLessThan(30);
  await unfoldActions(page, '操作');
  await page.getByRole('button', { name: '通知设置' }).click();
  const dialog = page.getByRole('dialog', { name: '通知设置' });
  await dialog.getByLabel('添加人员').waitFor();
  await expectFits(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await takeLook(page, WINDOW);
}
