// One-time passwords as a person's app makes them; a code is good once, so each takes a step of its own.
import { codeAt } from '../../../upstream/identity/one-time-password/totp.ts';
import type { Browser } from './browser.ts';

const STEP_MS = 30_000;

/** The code of now, or of a step beside it. */
export function codeNow(secret: string, offset = 0): string {
  return codeAt(secret, Date.now() + offset * STEP_MS);
}

/** Posts a form of the sign-in pages and goes on until an address that starts with `until`. */
export function submit(browser: Browser, form: string, values: Record<string, string>, until: string) {
  return browser.follow(form, { method: 'POST', body: new URLSearchParams(values) }, until);
}

/** The key that the page for setting up shows. */
export function secretOn(html: string): string {
  return (/<p class="key"><code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '');
}

export function recoveryCodesOn(html: string): string[] {
  return [...html.matchAll(/<li><code>([A-Z2-7-]+)<\/code>/g)].map(([, code]) => code ?? '');
}

export function formOn(html: string, url: string): string {
  return new URL(/<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '', url).href;
}
