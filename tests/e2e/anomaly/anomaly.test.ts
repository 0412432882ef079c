// Anomalies in the browser: from the list to one of them, taken in hand, and guarded by a rule of the same cost (N-01 to N-09).
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { unfoldActions } from '../../support/browser/state-bar.ts';
import { productForTests } from '../../support/product/product.ts';
import { keepAnomalies, sampleEvent } from '../../support/product/sample-anomaly.ts';

const product = productForTests();

describe('N-01 anomalies of a company', () => {
  beforeAll(async () => {
    const { documents } = product;
    await keepAnomalies(documents, [
      sampleEvent(),
      sampleEvent({ product: null, startedOn: '2024-06-01', lastSeenOn: '2024-06-02', level: 'CRITICAL' }),
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

  test('one is found in the list, taken in hand, and guarded by a rule that says when it would have fired', async () => {
    const { page, context, faults } = await product.open('/anomaly-detection');
    expect(await accessibilityFaults(page)).toEqual([]);
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

  test('both pages fit a phone in the dark, in another language', async () => {
    const { page, context, faults } = await product.open('/anomaly-detection', {
      width: 360,
      scheme: 'dark',
      language: 'ko',
    });
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    expect(await fits()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await unfoldActions(page, '작업');
    await page.getByRole('button', { name: '알림 설정' }).click();
    await page.getByRole('dialog', { name: '알림 설정' }).getByLabel('사람 추가').waitFor();
    expect(await fits()).toBe(true);
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Amazon Kinesis/ }).click();
    await page.waitForURL(/anomaly-detail/);
    await settled(page);
    expect(await fits()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
