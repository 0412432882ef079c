// Makes one mail or one post of all that is due for a receiver, decides its content and saves it.
import { LEVEL_WEIGHTS } from '../../../../../lib/catalogue/anomaly.ts';
import { NOTICE_REASONS, type SkipReason } from '../../../../../lib/mail/notifications.ts';
import { subjectLine } from '../../../../mail/subject-line.ts';
import { makeDelivery } from '../../../../stores/documents/anomaly/anomaly-deliveries.ts';
import { anomalyEvent } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import { type AnomalyFlags, anomalyFlagsOf } from '../../../../stores/documents/anomaly/anomaly-flags.ts';
import { anomalyRulesOf } from '../../../../stores/documents/anomaly/anomaly-rules.ts';
import { anomalyState } from '../../../../stores/documents/anomaly/anomaly-states.ts';
import { notificationSettings } from '../../../../stores/documents/anomaly/notification-settings.ts';
import {
  dueNotifications,
  dueReceivers,
  type Receiver,
  type SavedNotification,
} from '../../../../stores/documents/anomaly/planned-notifications.ts';
import { webhooksOf } from '../../../../stores/documents/anomaly/webhooks.ts';
import { groupedBy } from '../../../shared/grouped-by.ts';
import { knownCompany } from '../../ai-state.ts';
import { dayOf } from '../../alerts/listed-alerts.ts';
import { shownState } from '../../handling/shown-state.ts';
import { acknowledgeToken } from '../acknowledge-token.ts';
import { isSentOneByOne, webhookBody } from '../webhooks/templates.ts';
import { alertMail } from './alert-mail.ts';
import { type AnomalyNotice, anomalyNotice, type ContentWords, type NoticeEvent } from './anomaly-notice.ts';
import type { NotifierParts } from './notifier-parts.ts';
import { type CompanyReach, companyReach, receiverPerson, skipReason } from './receiver-rights.ts';

type Due = Receiver & { companyId: string };

/** A notification with its anomaly as it is now; null: the anomaly is not kept any more. */
interface Judged {
  notification: SavedNotification;
  notice: NoticeEvent | null;
  skipped: SkipReason | null;
}

export async function makeDueDeliveries(parts: NotifierParts, signal: AbortSignal): Promise<void> {
  const { documents, now } = parts.stores;
  for (const due of await dueReceivers(documents, now())) {
    if (signal.aborted) return;
    await (due.channel === 'EMAIL' ? mailOf(parts, due) : postsOf(parts, due));
  }
}

async function mailOf(parts: NotifierParts, due: Due): Promise<void> {
  const { stores, publicUrl, signingKey } = parts;
  const { documents, now } = stores;
  const { companyId, receiver: userId } = due;
  const person = await receiverPerson(documents, companyId, userId);
  if (!person)
    return keepSkipped(parts, due, userId, await dueNotifications(documents, due, now()), 'NO_RIGHT');
  const judged = await judgedNotifications(parts, due, await anomalyFlagsOf(documents, userId));
  const words = await wordsOf(parts, companyId, {
    language: person.language,
    acknowledgeUrl: ({ eventId }) =>
      person.canEdit
        ? `${publicUrl}/acknowledge?token=${acknowledgeToken(signingKey, { companyId, eventId, userId }, now())}`
        : null,
  });
  const senderId = (await notificationSettings(documents, companyId))[0]?.authorId ?? userId;
  await keep(parts, due, person.email, judged, words, (content) =>
    JSON.stringify(alertMail(content, { email: person.email, senderId, publicUrl })),
  );
}

async function postsOf(parts: NotifierParts, due: Due): Promise<void> {
  const { documents, now } = parts.stores;
  const { companyId, receiver } = due;
  const webhook = (await webhooksOf(documents, companyId)).find(({ webhookId }) => webhookId === receiver);
  if (!webhook)
    return keepSkipped(parts, due, receiver, await dueNotifications(documents, due, now()), 'SWITCHED_OFF');
  const judged = await judgedNotifications(parts, due);
  const { language, template, numbers, name } = webhook;
  const words = await wordsOf(parts, companyId, { language, acknowledgeUrl: () => null });
  const posts = isSentOneByOne(template)
    ? [...groupedBy(judged, ({ notification }) => notification.eventId)].map(([, group]) => group)
    : [judged];
  for (const post of posts)
    await keep(parts, due, name, post, words, (content) => webhookBody(template, content, { numbers }));
}

async function judgedNotifications(
  { stores }: NotifierParts,
  due: Due,
  flags?: ReadonlyMap<string, AnomalyFlags>,
): Promise<Judged[]> {
  const { documents, now } = stores;
  const notifications = await dueNotifications(documents, due, now());
  const reach = await companyReach(stores, await knownCompany(stores, due.companyId));
  const byEvent = groupedBy(notifications, ({ eventId }) => eventId);
  const judged: Judged[] = [];
  for (const [eventId, group] of byEvent)
    judged.push(...(await judgedGroup(stores, group, reach, flags?.get(eventId))));
  return judged;
}

/** The strongest reason of an anomaly is sent; one that was never sent is not taken back. */
async function judgedGroup(
  stores: NotifierParts['stores'],
  group: readonly SavedNotification[],
  reach: CompanyReach,
  flags: AnomalyFlags | undefined,
): Promise<Judged[]> {
  const { documents } = stores;
  const [first] = group as [SavedNotification, ...SavedNotification[]];
  const event = await anomalyEvent(documents, first.companyId, first.eventId);
  if (!event) return group.map((notification) => ({ notification, notice: null, skipped: 'SETTLED' }));
  const state = shownState(event, await anomalyState(documents, event.eventId), dayOf(stores));
  const [strongest, ...others] = group.toSorted(
    (one, other) => NOTICE_REASONS.indexOf(one.reason) - NOTICE_REASONS.indexOf(other.reason),
  ) as [SavedNotification, ...SavedNotification[]];
  const skipped = skipReason({ event, state, reason: strongest.reason }, reach, flags);
  const notice = { event, reason: strongest.reason };
  return [
    { notification: strongest, notice, skipped },
    ...others.map((notification) => ({ notification, notice, skipped: skipped ?? ('SETTLED' as const) })),
  ];
}

async function wordsOf(
  { stores, publicUrl }: NotifierParts,
  companyId: string,
  own: Pick<ContentWords, 'language' | 'acknowledgeUrl'>,
): Promise<ContentWords> {
  const [company, rules] = await Promise.all([
    knownCompany(stores, companyId),
    anomalyRulesOf(stores.documents, companyId),
  ]);
  const ruleTitles = new Map(rules.map(({ ruleId, title }) => [ruleId, title]));
  return { ...own, companyId, companyName: company.name, ruleTitles, publicUrl };
}

async function keep(
  parts: NotifierParts,
  due: Due,
  receiverName: string,
  judged: readonly Judged[],
  words: ContentWords,
  written: (content: AnomalyNotice) => string,
): Promise<void> {
  const notices = judged
    .flatMap(({ notice: each, skipped }) => (each && skipped === null ? [each] : []))
    .sort((one, other) => LEVEL_WEIGHTS[other.event.level] - LEVEL_WEIGHTS[one.event.level]);
  const [first] = judged;
  if (!first) return;
  if (notices.length === 0) {
    const notifications = judged.map(({ notification }) => notification);
    return keepSkipped(parts, due, receiverName, notifications, first.skipped ?? 'SETTLED', words, judged);
  }
  const content = anomalyNotice(notices, words);
  const { documents, now } = parts.stores;
  await makeDelivery(
    documents,
    {
      ...due,
      receiverName,
      subject: subjectLine(content.subject),
      content: written(content),
      fault: null,
      notifications: judged.map(({ notification, skipped }) => ({ notification, skipped })),
    },
    now(),
  );
}

/** The log has the content that would have been sent, where it is known. */
async function keepSkipped(
  { stores }: NotifierParts,
  due: Due,
  receiverName: string,
  notifications: readonly SavedNotification[],
  fault: SkipReason,
  words?: ContentWords,
  judged: readonly Judged[] = [],
): Promise<void> {
  if (notifications.length === 0) return;
  const events = judged.flatMap(({ notice }) => notice ?? []);
  const subject = words && events.length > 0 ? subjectLine(anomalyNotice(events, words).subject) : '';
  const skipped = judged.find(({ skipped: each }) => each !== null)?.skipped ?? fault;
  await makeDelivery(
    stores.documents,
    {
      ...{ ...due, receiverName, subject, content: null, fault },
      notifications: notifications.map((notification) => ({ notification, skipped })),
    },
    stores.now(),
  );
}
