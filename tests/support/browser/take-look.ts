// Gives an open page another language, colour scheme and width, as it stands.
import type { Page } from 'playwright';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { settled } from './chromium.ts';

export interface Look {
  language: Language;
  scheme: 'light' | 'dark';
  width: number;
}

/** Waits until the page has it. */
export async function takeLook(page: Page, { language, scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 900 });
  // As another tab tells of it.
  await page.evaluate((code) => {
    const key = 'skyledger-language';
    localStorage.setItem(key, JSON.stringify(code));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.waitForFunction(
    ([code, colours]) => {
      const { lang, dataset } = document.documentElement;
      return lang === code && dataset.mantineColorScheme === colours;
    },
    [language, scheme],
  );
  await settled(page);
}
