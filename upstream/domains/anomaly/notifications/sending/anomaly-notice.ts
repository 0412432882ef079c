// The content of a notification in the receiver's language, the same for mails and webhooks.
import { type Language, labelled } from '../../../../../lib/catalogue/languages.ts';
import { dayIn, monthIn } from '../../../../../lib/files/cell-text.ts';
import type { NoticeReason } from '../../../../../lib/mail/notifications.ts';
import { changedPercent } from '../../../../../lib/money/change-text.ts';
import { amountWithSymbol } from '../../../../../lib/money/written-money.ts';
import { changeWordsOf } from '../../../../../lib/node/change-words.ts';
import { globalIdText } from '../../../../../lib/node/global-id-text.ts';
import { type Texts, textsOf } from '../../../../../lib/node/texts.ts';
import type { AnomalyEvent } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import { type AlertAmounts, alertAmounts } from '../../alerts/alert-amounts.ts';
import { alertMessage } from '../../alerts/alert-message.ts';

export interface NoticeItem {
  event: AnomalyEvent;
  reason: NoticeReason;
  amounts: AlertAmounts;
  /** Title of the rule that found it; null of AI. */
  ruleTitle: string | null;
  /** Why it is sent, and its level. */
  heading: string;
  /** One sentence. */
  sentence: string;
  /** Label and value: money, days, and the days that it was judged on. */
  facts: (readonly [string, string])[];
  /** Its page in the portal. */
  url: string;
  /** Where one click says that it is being looked into; null where the receiver may not say so. */
  acknowledgeUrl: string | null;
}

export interface AnomalyNotice {
  language: Language;
  companyId: string;
  companyName: string;
  /** One line. */
  subject: string;
  /** At least one, the most severe first. */
  items: NoticeItem[];
}

export interface NoticeEvent {
  event: AnomalyEvent;
  reason: NoticeReason;
}

export interface ContentWords {
  language: Language;
  companyId: string;
  companyName: string;
  ruleTitles: ReadonlyMap<string, string>;
  publicUrl: string;
  acknowledgeUrl: (event: AnomalyEvent) => string | null;
}

export function anomalyNotice(events: readonly NoticeEvent[], words: ContentWords): AnomalyNotice {
  const { language, companyId, companyName } = words;
  const texts = textsOf(language);
  const items = events.map((event) => itemOf(event, texts, words));
  const [first] = items;
  const subject =
    items.length === 1 && first
      ? labelled(language, first.heading, first.sentence)
      : texts('anomaly.notice.subject', { count: items.length, company: companyName });
  return { language, companyId, companyName, subject, items };
}

function itemOf({ event, reason }: NoticeEvent, texts: Texts, words: ContentWords): NoticeItem {
  const { language, companyId, publicUrl, ruleTitles } = words;
  const amounts = alertAmounts(event);
  const ruleTitle = event.ruleId === null ? null : (ruleTitles.get(event.ruleId) ?? null);
  const level = texts('anomaly.list.level', { level: event.level });
  const reasonWord = texts('anomaly.notice.reason', { reason });
  const address = new URLSearchParams({ company: companyId, id: globalIdText('Anomaly', event.eventId) });
  const isTakenBack = reason === 'WITHDRAWN';
  return {
    event,
    reason,
    amounts,
    ruleTitle,
    heading: `${level} · ${reasonWord}`,
    sentence: alertMessage(event, amounts, ruleTitle, { texts, language }),
    facts: isTakenBack
      ? [[reasonWord, texts('anomaly.detail.withdrawn', { reason: event.withdrawnReason ?? '' })]]
      : factsOf(event, amounts, texts, language),
    url: `${publicUrl}/dashboard/anomaly-detail?${address}`,
    acknowledgeUrl: isTakenBack ? null : words.acknowledgeUrl(event),
  };
}

function factsOf(
  event: AnomalyEvent,
  { realCost, forecastCost, impact, changeRate }: AlertAmounts,
  texts: Texts,
  language: Language,
): (readonly [string, string])[] {
  const money = (amount: number) => amountWithSymbol(language, amount, event.currency);
  const percent = changeRate === null ? '' : ` (${changedPercent(changeRate, changeWordsOf(language))})`;
  const fact = (name: string) => texts('anomaly.notice.fact', { name });
  const days = texts('anomaly.notice.days', {
    unit: event.unit,
    count: event.days,
    first: event.unit === 'MONTH' ? monthIn(event.startedOn, language) : dayIn(event.startedOn, language),
    last: dayIn(event.lastSeenOn, language),
  });
  return [
    [fact('impact'), `${money(impact)}${percent}`],
    [fact('cost'), money(realCost)],
    [fact('expected'), money(forecastCost)],
    [fact('days'), days],
    [fact('judged'), texts('anomaly.notice.judged', { day: dayIn(event.judgedThrough, language) })],
  ];
}
