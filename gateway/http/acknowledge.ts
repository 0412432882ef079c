// The page that the link of an alert leads to: it names the anomaly, and one click acknowledges it.
import { textsOf } from '../../lib/node/texts.ts';
import { acknowledge, acknowledgement } from '../../upstream/contract/anomaly/deliveries.ts';
import type { BrowserRequest } from '../auth/parts.ts';
import type { Logger } from '../logger.ts';
import type { RestClient } from '../rest/client.ts';
import { confirmPage } from './confirm-page.ts';
import { languageOf } from './requests/language.ts';

/** Programs that preview links open them too: only a post changes anything. */
export async function serveAcknowledge(
  { request, requestId, connection }: BrowserRequest,
  { rest, log }: { rest: RestClient; log: Logger },
): Promise<Response> {
  const browser = languageOf(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const address = connection.address === null ? {} : { address: connection.address };
  const caller = { token: null, requestId, language: browser, ...address };
  const title = textsOf(browser)('anomaly.acknowledge.title');
  try {
    const { acknowledgement: found } = await rest.call(acknowledgement, { token }, caller);
    const lapsed = {
      language: browser,
      title,
      text: textsOf(browser)('anomaly.acknowledge.lapsed'),
      status: 400,
    };
    if (!found) return confirmPage(lapsed);
    const { language, isDone, message, company, email } = found;
    const texts = textsOf(language);
    const known = { language, title: texts('anomaly.acknowledge.title'), status: 200 };
    if (request.method === 'GET' && !isDone)
      return confirmPage({
        ...known,
        text: texts('anomaly.acknowledge.ask', { message, company, email }),
        form: { path: '/acknowledge', token, button: texts('anomaly.acknowledge.button') },
      });
    if (!isDone && (await rest.call(acknowledge, { token }, caller)).result !== 'OK')
      return confirmPage(lapsed);
    return confirmPage({ ...known, text: texts('anomaly.acknowledge.done', { message, company }) });
  } catch (error) {
    log.warn({ requestId, err: error }, 'an anomaly could not be acknowledged');
    return confirmPage({
      language: browser,
      title,
      text: textsOf(browser)('anomaly.acknowledge.failed'),
      status: 503,
    });
  }
}
