// Access tokens on My account, as a person uses them: made and ended by the keyboard, used by a tool, on a phone.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { takeLook } from '../../support/browser/take-look.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

/** What a tool is answered. */
async function askBy(page: Page, token: string) {
  const response = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { user { name } company { name } } }' }),
  });
  return JSON.stringify(await response.json());
}

test('a token is made by the keyboard, is shown once, works, and is revoked; a phone shows the block and another one', async () => {
  const { page, context, faults } = await product.open('/account');
  const part = page.locator('[data-part="access-tokens"]');
  await part.getByText('You have no access token.').waitFor();
  await part.getByRole('button', { name: 'New token' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('A name is missing.').waitFor();
  await page.keyboard.type('Monthly report');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  const shown = dialog.getByRole('textbox', { name: 'Your token' });
  const token = await shown.inputValue();
  expect(token).toMatch(/^sky_[\w-]{43}$/);
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await askBy(page, token)).toContain('"user":{"name":"Dana Demo"}');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect
    .poll(() =>
      part.getByRole('button', { name: 'New token' }).evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  await page.reload();
  const row = part.getByRole('row', { name: /Monthly report/ });
  await expect.poll(() => row.innerText()).not.toContain('Never');
  expect(await page.content()).not.toContain(token);
  await expectSoundInEveryLook(page, { isWhole: true });
  await row.getByRole('button', { name: 'Revoke: Monthly report' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await page.getByText('Token revoked.').waitFor();
  await part.getByText('You have no access token.').waitFor();
  expect(await askBy(page, token)).toContain('"code":"UNAUTHENTICATED"');
  await makeOnPhone(page);
  expect(faults).toEqual([]);
  await context.close();
});

/** A phone shows the block and a new token without scrolling sideways, in Korean and in the dark. */
async function makeOnPhone(page: Page): Promise<void> {
  await takeLook(page, { language: 'ko', scheme: 'dark', width: 360 });
  const part = page.locator('[data-part="access-tokens"]');
  await part.getByRole('button', { name: '새 토큰' }).click();
  const dialog = page.getByRole('dialog', { name: '새 토큰' });
  await dialog
    .getByRole('textbox', { name: '이름' })
    .fill('월간 보고서를 만드는 사내 도구의 아주 긴 이름을 가진 토큰');
  await dialog.getByRole('button', { name: '토큰 만들기' }).click();
  await dialog.getByRole('textbox', { name: '내 토큰' }).waitFor();
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  const isWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].some(
        (element) => element.scrollWidth > element.clientWidth,
      ),
    );
  expect(await isWide()).toBe(false);
  await dialog.getByRole('button', { name: '완료' }).click();
  const name = part.getByRole('rowheader', { name: /월간 보고서/ });
  await name.waitFor();
  await settled(page);
  expect(await isWide()).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  // A long name has lines of words, not of letters.
  expect((await name.boundingBox())?.height).toBeLessThan(120);
}
