// Invoice mails in the browser, on a real mail server: recipients, preview, test, sending now and every month, and the
// link to unsubscribe (B-11, B-12, B-13).
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { freePort } from '../../support/product/free-port.ts';
import { productForTests } from '../../support/product/product.ts';
import { type SmtpServer, startSmtp, type TakenMail } from '../../support/product/smtp.ts';

const port = await freePort();
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp(port);
});
afterAll(() => smtp.close());
// A second try finds no schedule that the first one left behind.
beforeEach(async () => {
  smtp.taken.length = 0;
  await product.documents
    .updateTable('mail_schedules')
    .set({ deleted_at: new Date(0).toISOString() })
    .execute();
});

const product = productForTests({
  mail: {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Skyledger <no-reply@skyledger.example>',
    supportAddress: null,
  },
});
const PAGE = '/mails';
const VIEWER = 'viewer@skyledger.example';
const FINANCE = 'finance@skyledger.example';

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Send invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send invoice' });
  await dialog.getByRole('textbox', { name: 'Recipients' }).waitFor();
  return dialog;
}

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 2, bottom - 2) === element;
}

async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Recipients' });
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function mailTo(address: string): Promise<TakenMail> {
  return expect
    .poll(() => smtp.taken.find(({ recipients }) => recipients.includes(address)), { timeout: 10_000 })
    .toBeDefined()
    .then(() => {
      const mail = smtp.taken.find(({ recipients }) => recipients.includes(address));
      if (!mail) throw new Error('the mail is gone');
      return mail;
    });
}

test('a bill goes to a pasted list, of which each bad address is named (B-11, B-12)', async () => {
  const { page, context } = await product.open(PAGE);
  const dialog = await openForm(page);
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('05/2024');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await dialog.getByText('Select at least one recipient.').waitFor();
  // The focus opens the list of people, which must not cover it.
  await page.getByRole('option', { name: /Vera Viewer/ }).waitFor();
  expect(await dialog.getByText('Select at least one recipient.').evaluate(isInSight)).toBe(true);
  await paste(page, `Vera <${VIEWER}>, ${FINANCE}; ${VIEWER}\nnobody@skyledger.example wrong`);
  const alert = dialog.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.innerText()).toMatch(/3 addresses were not added/);
  await expect.poll(() => dialog.getByText('Select at least one recipient.').count()).toBe(0);
  await expect.poll(() => alert.innerText()).toMatch(/viewer@skyledger\.example is in the list already\./);
  await expect
    .poll(() => alert.innerText())
    .toMatch(/nobody@skyledger\.example belongs to no registered user/);
  await expect.poll(() => alert.innerText()).toMatch(/wrong has no @\./);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Recipients' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(`Remove ${VIEWER}`);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Cost centre 42');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  // Nothing runs in the frame, not even what a test would ask it by: its document is read from outside.
  const shown = page.locator('iframe[title="Mail as it will be sent"]');
  const preview = await shown.getAttribute('srcdoc');
  expect(preview).toContain('AWS bill for May 2024</h1>');
  expect(preview).toContain('Cost centre 42');
  await expect.poll(() => shown.getAttribute('sandbox')).toBe('');
  await dialog.getByRole('button', { name: /sunflower-aws-2024-05\.pdf/ }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await dialog.getByRole('button', { name: 'Send me a test' }).click();
  const test = await mailTo('demo@skyledger.example');
  await page.getByText('A test was sent to you.').waitFor();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  const sent = await mailTo(VIEWER);
  await page.getByText('The invoice was sent to 2 recipients.').waitFor();
  expect(sent.recipients).toEqual([VIEWER, FINANCE]);
  expect(sent.mail.html?.trim()).toBe(preview?.trim());
  expect(test.mail.html).toBe(sent.mail.html);
  expect(sent.mail.attachments[0]?.filename).toBe('sunflower-aws-2024-05.pdf');
  await page.getByRole('button', { name: 'AWS bill for May 2024' }).first().click();
  const body = page.locator('iframe[title="Body of the mail"]');
  expect((await body.getAttribute('srcdoc'))?.trim()).toBe(preview?.trim());
  await context.close();
});

test('a bill is sent every month: changed, paused, resumed and deleted (B-11, B-13)', async () => {
  const { page, context } = await product.open(PAGE);
  const dialog = await openForm(page);
  await dialog.getByText('Every month').click();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Day of the month' }).inputValue()).toBe('11');
  await expect.poll(() => dialog.getByLabel('Time', { exact: true }).inputValue()).toBe('10:00');
  await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Korea (KST)');
  await dialog.getByText(/Next sent on \d\d\/11\/\d{4} 01:00 UTC/).waitFor();
  const field = dialog.getByRole('textbox', { name: 'Recipients' });
  await field.focus();
  await page.keyboard.type('Vera');
  await page.getByRole('option', { name: /Vera Viewer/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: VIEWER }).waitFor();
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  const time = dialog.getByLabel('Time', { exact: true });
  await time.fill('');
  await expect.poll(() => dialog.getByRole('button', { name: 'Send every month' }).isDisabled()).toBe(true);
  await time.fill('10:00');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Monthly AWS');
  await dialog.getByRole('button', { name: 'Send every month' }).click();
  const row = page.getByRole('row', { name: /Monthly AWS/ });
  await row.waitFor();
  await expect
    .poll(() => row.innerText())
    .toMatch(/viewer@skyledger\.example[\s\S]*\/11\/\d{4} 01:00 UTC[\s\S]*Not run yet/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause schedule of Monthly AWS' }).click();
  await row.getByText('Paused by a user.').waitFor();
  await page.getByRole('button', { name: 'Resume schedule of Monthly AWS' }).click();
  await row.getByText(/01:00 UTC/).waitFor();
  await page.getByRole('button', { name: 'Change schedule of Monthly AWS' }).click();
  const change = page.getByRole('dialog', { name: 'Change reservation' });
  await change.getByRole('textbox', { name: 'Day of the month' }).fill('31');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText(/the last day at 10:00 KST/).waitFor();
  await page.getByRole('button', { name: 'Delete schedule of Monthly AWS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete reservation' }).click();
  await row.waitFor({ state: 'detached' });
  await context.close();
});

test('a dashboard is mailed once, then on a schedule that is changed, paused and stopped', async () => {
  await keepWidgets(product.documents, { widgets: ['COST_MONTH_TO_DATE', 'TOP5'] });
  const { page, context, faults } = await product.open('/dashboard');
  const openMail = async () => {
    await page.getByRole('button', { name: 'More for this dashboard' }).click();
    await page.getByRole('menuitem', { name: 'Send by mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send by mail' });
    await dialog.getByText('This dashboard is not sent on a schedule.').waitFor();
    return dialog;
  };
  const once = await openMail();
  await once.getByRole('textbox', { name: /Recipients/ }).fill(`${VIEWER}, nobody@skyledger.example`);
  await once.getByRole('button', { name: 'Send dashboard' }).click();
  await once.getByRole('alert').getByText('nobody@skyledger.example').waitFor();
  await once.getByRole('listitem').getByText(VIEWER).waitFor();
  await once.getByRole('button', { name: 'Send dashboard' }).click();
  await once.waitFor({ state: 'detached' });
  await page.getByText('The dashboard was sent to 1 recipient.').waitFor();
  expect((await mailTo(VIEWER)).mail.attachments[0]?.mimeType).toBe('application/pdf');

  const dialog = await openMail();
  await dialog.getByText('On a schedule', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Day of the week' }).selectOption('Wednesday');
  await dialog.getByLabel('Time', { exact: true }).fill('07:30');
  await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Korea (KST)');
  await dialog.getByText('Every Wednesday at 07:30, Korea (KST)').waitFor();
  await dialog.getByText(/Next sent on \d\d\/\d\d\/\d{4} 22:30 UTC/).waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('textbox', { name: /Recipients/ }).fill(VIEWER);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  const entry = dialog.getByRole('listitem');
  await entry.getByText('Every Wednesday at 07:30, Korea (KST)').waitFor();
  await entry.getByRole('button', { name: /^Change / }).click();
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption('Every day');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await entry.getByText('Every day at 07:30, Korea (KST)').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(new URL(PAGE, page.url()).href);
  const row = page.locator('[data-part="dashboard-mails"]').getByRole('row', { name: /Every day at 07:30/ });
  await expect.poll(() => row.innerText()).toMatch(/[\d/]+ 22:30 UTC[\s\S]*Not run yet/);
  await row.getByRole('button', { name: /^Pause / }).click();
  await row.getByText('Paused by you.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sending' }).click();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('who may only look sees the list and cannot send; the link to unsubscribe says what it does (B-13)', async () => {
  const { page, context } = await product.open(PAGE, { email: VIEWER });
  await page.getByRole('region', { name: 'Invoices sent every month' }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Send invoice' }).count()).toBe(0);
  await page.goto(new URL('/unsubscribe?token=none', page.url()).href);
  await page.getByText(/This link is not valid/).waitFor();
  await expect.poll(() => page.getByRole('button').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('the bill that is shown is the one that is sent, and a link leads to the list (B-11); that and the dialog fit in every look', async () => {
  const { page, context, faults } = await product.open('/billing?vendor=aws&month=2024-05');
  const dialog = await openForm(page);
  await dialog.getByText('The AWS bill of 05/2024 is sent now.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Invoice mails' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mails', exact: true }).waitFor();
  await settled(page);
  await page.locator('[data-part="reservations"]').waitFor();
  await expectSoundInEveryLook(page, { isWhole: true });
  await page.getByRole('button', { name: 'Send invoice' }).first().click();
  await page.locator('[data-part="recipients"]').waitFor();
  await page.getByText('Every month').last().click();
  await settled(page);
  await expectSoundInEveryLook(page, { isWhole: true, part: '[role=dialog]', isLast: true });
  expect(faults).toEqual([]);
  await context.close();
});
