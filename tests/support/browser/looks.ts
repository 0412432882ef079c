// A screen in every language, colour scheme and width, one after the other as it stands: a window is resized, a day
// ends and a language is chosen while a page is open, and to load it anew for each look takes longer than to look.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isDeep } from '../runner/depth.ts';
import { accessibilityFaults } from './chromium.ts';
import { clippedTexts } from './clipped.ts';
import { type Look, takeLook } from './take-look.ts';

/** Every language once, every scheme at both widths. The first is that of a visit without options. */
const LOOKS: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'ko', scheme: 'dark', width: 360 },
  { language: 'zh', scheme: 'dark', width: 1440 },
  { language: 'ja', scheme: 'light', width: 360 },
];

interface Expected {
  /** Texts of the screen that no other language has. */
  english?: RegExp;
  /** Whether texts that are cut off are looked for, too. */
  isWhole?: boolean;
  /** The part that axe looks at, where something stands over a page that was looked at without it. */
  part?: string;
  /** Which one it is, where a test looks at several screens. */
  screen?: string;
  /** Whether axe looks at all; it takes most of the time. */
  hasAxe?: boolean;
  /** Nothing follows that would need the page as it began: to bring it back takes as long as to look. */
  isLast?: boolean;
}

/**
 * Fails where axe finds something, the page scrolls sideways or a text is not translated; ends as it began, unless it is the last. The gate
 * looks once, in a way that the names of test and screen choose; a deep run in all.
 */
export async function expectSoundInEveryLook(page: Page, expected: Expected = {}): Promise<void> {
  for (const look of looksOfRun(expected)) await expectSoundIn(page, look, expected);
  if (LOOKS[0] && !expected.isLast) await takeLook(page, LOOKS[0]);
}

function looksOfRun({ part = '', screen = '' }: Expected): readonly Look[] {
  if (isDeep) return LOOKS;
  const name = `${expect.getState().currentTestName} ${part} ${screen}`;
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LOOKS.slice(sum % LOOKS.length).slice(0, 1);
}

/** The same in one look, which the page keeps. */
export async function expectSoundIn(page: Page, look: Look, expected: Expected = {}): Promise<void> {
  const { english, isWhole = false, part, hasAxe = true } = expected;
  const message = Object.values(look).join(', ');
  await takeLook(page, look);
  if (hasAxe) expect(await accessibilityFaults(page, part), message).toEqual([]);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, { message }).toBeLessThanOrEqual(0);
  if (isWhole) await expect.poll(() => clippedTexts(page), { message }).toEqual([]);
  if (english && look.language !== 'en')
    await expect.poll(() => page.locator('body').innerText(), { message }).not.toMatch(english);
}
