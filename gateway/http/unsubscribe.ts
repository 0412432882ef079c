// The page that the unsubscribe link of a mail leads to; mail programs post to it on their own (RFC 8058).
import type { Language } from '../../lib/catalogue/languages.ts';
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import { textsOf } from '../../lib/node/texts.ts';
import { subscription, unsubscribe } from '../../upstream/contract/billing/invoice-mail.ts';
import type { ReplyOf } from '../../upstream/contract/endpoint.ts';
import type { BrowserRequest } from '../auth/parts.ts';
import type { Logger } from '../logger.ts';
import type { RestClient } from '../rest/client.ts';
import { confirmPage } from './confirm-page.ts';
import { languageOf } from './requests/language.ts';

type Subscription = NonNullable<ReplyOf<typeof subscription>['subscription']>;

/**
 * Opening the link changes nothing, for programs that preview links open it too: it names the mail and says, in the
 * language of the mail, what one click will do. That click, or one post of a mail program, does it.
 */
export async function serveUnsubscribe(
  { request, requestId, connection }: BrowserRequest,
  { rest, log }: { rest: RestClient; log: Logger },
): Promise<Response> {
  const browser = languageOf(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const address = connection.address === null ? {} : { address: connection.address };
  const caller = { token: null, requestId, language: browser, ...address };
  try {
    const { subscription: found } = await rest.call(subscription, { token }, caller);
    if (!found) return page(browser, textsOf(browser)('platform.unsubscribe.lapsed'), 400);
    const { language, isEnded } = found;
    const texts = textsOf(language);
    if (request.method === 'GET')
      return isEnded
        ? page(language, texts('platform.unsubscribe.done', wordsOf(found)), 200)
        : page(language, texts('platform.unsubscribe.ask', wordsOf(found)), 200, token);
    const { result } = await rest.call(unsubscribe, { token }, caller);
    return result === 'OK'
      ? page(language, texts('platform.unsubscribe.done', wordsOf(found)), 200)
      : page(language, texts('platform.unsubscribe.lapsed'), 400);
  } catch (error) {
    log.warn({ requestId, err: error }, 'a recipient could not be unsubscribed');
    return page(browser, textsOf(browser)('platform.unsubscribe.failed'), 503);
  }
}

/** What the texts of the page name: the mail, the company, and who gets it. */
function wordsOf({ kind, name, vendor, company, email, language }: Subscription) {
  const texts = textsOf(language);
  const bills = vendor === null ? '' : texts('platform.unsubscribe.bills', { vendor: VENDORS[vendor].name });
  const ledger = kind === 'PROMISE_LEDGER' ? texts('optimization.decision.promises') : '';
  return { mail: name || bills || ledger, company, email };
}

async function page(language: Language, text: string, status: number, token?: string): Promise<Response> {
  const texts = textsOf(language);
  const form = { path: '/unsubscribe', token: token ?? '', button: texts('platform.unsubscribe.button') };
  return confirmPage({
    ...{ language, text, status, title: texts('platform.unsubscribe.title') },
    ...(token !== undefined && { form }),
  });
}
