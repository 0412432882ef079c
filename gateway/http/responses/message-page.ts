// Pages for the few moments in which the web app cannot speak, before and during sign-in and behind the links of mails,
// in the language of the reader.
import { html } from 'hono/html';
import type { TextId } from '../../../lib/catalogue/text-id.ts';
import { PAGE_SOURCES, plainPage } from '../../../lib/node/plain-page.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { languageOf } from '../requests/language.ts';

interface Message {
  status: number;
  title: TextId;
  text: TextId;
  /** Text of the link that leads on. */
  link: TextId;
}

const MESSAGES = {
  unreachable: {
    status: 503,
    title: 'platform.message.unreachableTitle',
    text: 'platform.message.unreachableText',
    link: 'platform.message.tryAgain',
  },
  ended: {
    status: 400,
    title: 'platform.message.endedTitle',
    text: 'platform.message.endedText',
    link: 'platform.message.signInAgain',
  },
  failed: {
    status: 400,
    title: 'platform.message.failedTitle',
    text: 'platform.message.failedText',
    link: 'platform.message.signInAgain',
  },
  notKept: {
    status: 503,
    title: 'platform.message.notKeptTitle',
    text: 'platform.message.notKeptText',
    link: 'platform.message.tryAgain',
  },
  foreignSignOut: {
    status: 403,
    title: 'platform.message.foreignSignOutTitle',
    text: 'platform.message.foreignSignOutText',
    link: 'platform.signIn.backToPortal',
  },
  lookupFailed: {
    status: 403,
    title: 'platform.message.lookupFailedTitle',
    text: 'platform.message.lookupFailedText',
    link: 'platform.message.signInAgain',
  },
  noApiRight: {
    status: 403,
    title: 'platform.message.noApiRightTitle',
    text: 'platform.message.noApiRightText',
    link: 'platform.signIn.backToPortal',
  },
  fileGone: {
    status: 404,
    title: 'platform.message.fileGoneTitle',
    text: 'platform.message.fileGoneText',
    link: 'platform.message.toCostAnalytics',
  },
  fileLater: {
    status: 503,
    title: 'platform.message.fileLaterTitle',
    text: 'platform.message.fileLaterText',
    link: 'platform.message.tryAgain',
  },
} as const satisfies Record<string, Message>;

const POLICY = [
  "default-src 'none'",
  ...PAGE_SOURCES,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

/** `href` is where the reader goes on: to another attempt, or to the portal. */
export async function messagePage(
  request: Request,
  message: keyof typeof MESSAGES,
  href: string,
  cookies: readonly string[] = [],
): Promise<Response> {
  const language = languageOf(request);
  const texts = textsOf(language);
  const { status, ...ids } = MESSAGES[message];
  const [title, text, link] = [texts(ids.title), texts(ids.text), texts(ids.link)];
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
  return new Response(String(await plainPage(language, title, body)), { status, headers });
}
