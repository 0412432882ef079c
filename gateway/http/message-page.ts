// Pages for the few moments in which the web app cannot speak, before and during sign-in and behind the links of mails,
// in the language of the reader.
import { html } from 'hono/html';
import { plainPage, STYLE_SOURCE } from '../../lib/node/plain-page.ts';
import { languageOf } from './language.ts';
import { MESSAGE_TEXTS, type Message } from './message-texts.ts';

const STATUS: Record<Message, number> = {
  unreachable: 503,
  ended: 400,
  failed: 400,
  notKept: 503,
  foreignSignOut: 403,
  lookupFailed: 403,
  noApiRight: 403,
  fileGone: 404,
  fileLater: 503,
};

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

/** `href` is where the reader goes on: to another attempt, or to the portal. */
export async function messagePage(
  request: Request,
  message: Message,
  href: string,
  cookies: readonly string[] = [],
): Promise<Response> {
  const language = languageOf(request);
  const { title, text, link } = MESSAGE_TEXTS[language][message];
  const body = html`<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <a class="button" href="${href}">${link}</a>
</main>`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    vary: 'accept-language, cookie',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(String(await plainPage(language, title, body)), { status: STATUS[message], headers });
}
