// The page that the unsubscribe link of a mail leads to; mail programs post to it by themselves (RFC 8058).
import { html } from 'hono/html';
import type { Language } from '../../lib/catalogue/languages.ts';
import { plainPage, STYLE_SOURCE } from '../../lib/node/plain-page.ts';
import { textsOf } from '../../lib/node/texts.ts';
import { unsubscribe } from '../../upstream/contract/billing/invoice-mail.ts';
import type { Visit } from '../auth/parts.ts';
import type { Logger } from '../logger.ts';
import type { RestClient } from '../rest/client.ts';
import { languageOf } from './requests/language.ts';

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** Opening the link changes nothing: programs that preview links do so. One click on the page, or one post, does. */
export async function serveUnsubscribe(
  { request, requestId, visitor }: Visit,
  { rest, log }: { rest: RestClient; log: Logger },
): Promise<Response> {
  const language = languageOf(request);
  const texts = textsOf(language);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET') {
    const form = html`<form method="post" action="/unsubscribe?${new URLSearchParams({ token })}">
    <button type="submit">${texts('platform.unsubscribe.button')}</button>
  </form>`;
    return page(language, texts('platform.unsubscribe.ask'), 200, form);
  }
  try {
    const address = visitor.address === null ? {} : { address: visitor.address };
    const caller = { token: null, requestId, language, ...address };
    const { result } = await rest.call(unsubscribe, { token }, caller);
    return page(
      language,
      result === 'OK' ? texts('platform.unsubscribe.done') : texts('platform.unsubscribe.lapsed'),
      result === 'OK' ? 200 : 400,
    );
  } catch (error) {
    log.warn({ requestId, err: error }, 'somebody could not be unsubscribed');
    return page(language, texts('platform.unsubscribe.failed'), 503);
  }
}

async function page(
  language: Language,
  text: string,
  status: number,
  form: ReturnType<typeof html> | string = '',
): Promise<Response> {
  const title = textsOf(language)('platform.unsubscribe.title');
  const body = html`<main>
  <h1>${title}</h1>
  <p role="status">${text}</p>
  ${form}
</main>`;
  return new Response(String(await plainPage(language, title, body)), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      vary: 'accept-language, cookie',
    },
  });
}
