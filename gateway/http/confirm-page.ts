// Pages that links of mails lead to: opening one changes nothing, one click does what it says.
import { html } from 'hono/html';
import type { Language } from '../../lib/catalogue/languages.ts';
import { PAGE_SOURCES, plainPage } from '../../lib/node/plain-page.ts';

const POLICY = [
  "default-src 'none'",
  ...PAGE_SOURCES,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

export interface ConfirmPage {
  language: Language;
  title: string;
  text: string;
  status: number;
  /** What the click posts to, and the word on its button; left out where there is nothing to do. */
  form?: { path: string; token: string; button: string };
}

export async function confirmPage({ language, title, text, status, form }: ConfirmPage): Promise<Response> {
  const body = html`<main>
  <h1>${title}</h1>
  <p role="status">${text}</p>
  ${
    form
      ? html`<form method="post" action="${form.path}?${new URLSearchParams({ token: form.token })}">
    <button type="submit">${form.button}</button>
  </form>`
      : ''
  }
</main>`;
  return new Response(String(await plainPage(language, title, body)), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      // The address holds the token.
      'referrer-policy': 'no-referrer',
      vary: 'accept-language, cookie',
    },
  });
}
