// The page that the unsubscribe link of a mail leads to; mail programs post to it by themselves (RFC 8058).
import { html } from 'hono/html';
import type { Language } from '../../lib/catalogue/languages.ts';
import { plainPage, STYLE_SOURCE } from '../../lib/node/plain-page.ts';
import { unsubscribe } from '../../upstream/contract/billing/invoice-mail.ts';
import type { Visit } from '../auth/parts.ts';
import type { Logger } from '../logger.ts';
import type { RestClient } from '../rest/client.ts';
import { languageOf } from './language.ts';

interface UnsubscribeTexts {
  title: string;
  ask: string;
  button: string;
  done: string;
  lapsed: string;
  failed: string;
}

const TEXTS: Record<Language, UnsubscribeTexts> = {
  en: {
    title: 'Unsubscribe',
    ask: 'You will no longer get this mail, which is sent on a schedule. Other mails are not affected.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. You will not get this mail any more.',
    lapsed: 'This link is not valid, or the schedule has been deleted. There is nothing to unsubscribe from.',
    failed: 'This did not work just now. Please try again shortly.',
  },
  ko: {
    title: '수신 거부',
    ask: '정기적으로 발송되는 이 메일을 더 이상 받지 않게 됩니다. 다른 메일에는 영향이 없습니다.',
    button: '수신 거부',
    done: '수신 거부가 완료되었습니다. 이 메일은 더 이상 발송되지 않습니다.',
    lapsed: '링크가 유효하지 않거나 예약이 삭제되었습니다. 수신 거부할 메일이 없습니다.',
    failed: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },
  zh: {
    title: '退订',
    ask: '您将不再收到此定期邮件，其他邮件不受影响。',
    button: '退订',
    done: '已退订。您将不再收到此邮件。',
    lapsed: '链接无效，或预约已被删除，没有可退订的邮件。',
    failed: '暂时无法处理，请稍后重试。',
  },
  ja: {
    title: '配信停止',
    ask: 'この定期メールは届かなくなります。ほかのメールには影響しません。',
    button: '配信を停止する',
    done: '配信を停止しました。このメールは今後届きません。',
    lapsed: 'リンクが無効か、予約が削除されています。停止する配信はありません。',
    failed: '現在処理できません。しばらくしてからもう一度お試しください。',
  },
};

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
  const texts = TEXTS[language];
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET') {
    const form = html`<form method="post" action="/unsubscribe?${new URLSearchParams({ token })}">
    <button type="submit">${texts.button}</button>
  </form>`;
    return page(language, texts.ask, 200, form);
  }
  try {
    const address = visitor.address === null ? {} : { address: visitor.address };
    const caller = { token: null, requestId, language, ...address };
    const { result } = await rest.call(unsubscribe, { token }, caller);
    return page(language, result === 'OK' ? texts.done : texts.lapsed, result === 'OK' ? 200 : 400);
  } catch (error) {
    log.warn({ requestId, err: error }, 'somebody could not be unsubscribed');
    return page(language, texts.failed, 503);
  }
}

async function page(
  language: Language,
  text: string,
  status: number,
  form: ReturnType<typeof html> | string = '',
): Promise<Response> {
  const { title } = TEXTS[language];
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
