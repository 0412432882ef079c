// The payload of a webhook in the format of its receiver: one row per template.
import { labelled } from '../../../../../lib/catalogue/languages.ts';
import type { WebhookTemplate } from '../../../../../lib/mail/notifications.ts';
import { textsOf } from '../../../../../lib/node/texts.ts';
import type { AnomalyNotice, NoticeItem } from '../sending/anomaly-notice.ts';
import { alertNowEvent, genericAlert } from './alert-records.ts';
import { slackMessage, teamsMessage } from './chat-messages.ts';

interface Template {
  /** One post an anomaly: its receiver keeps each by itself. */
  isOneByOne: boolean;
  /** The body, without what makes it JSON text. */
  body: (content: AnomalyNotice, to: { numbers: readonly string[] }) => unknown;
}

/** Of a message to a telephone. */
const MAX_SMS_LENGTH = 320;

const TEMPLATES: Record<WebhookTemplate, Template> = {
  GENERIC: { isOneByOne: false, body: genericAlert },
  SLACK: { isOneByOne: false, body: slackMessage },
  TEAMS: { isOneByOne: false, body: teamsMessage },
  SMS: { isOneByOne: false, body: (content, { numbers }) => ({ to: [...numbers], text: smsText(content) }) },
  ALERT_NOW: { isOneByOne: true, body: alertNowEvent },
};

export function isSentOneByOne(template: WebhookTemplate): boolean {
  return TEMPLATES[template].isOneByOne;
}

/** JSON text. */
export function webhookBody(
  template: WebhookTemplate,
  content: AnomalyNotice,
  to: { numbers: readonly string[] },
): string {
  return JSON.stringify(TEMPLATES[template].body(content, to));
}

/** The most severe in one sentence, how many more, and a link; the address is never cut. */
function smsText({ items, language }: AnomalyNotice): string {
  const [first] = items as [NoticeItem, ...NoticeItem[]];
  const more =
    items.length > 1 ? ` ${textsOf(language)('anomaly.notice.more', { count: items.length - 1 })}` : '';
  const rest = `${more} ${first.url}`;
  const sentence = labelled(language, first.heading, first.sentence);
  const room = Math.max(0, MAX_SMS_LENGTH - rest.length);
  return `${sentence.length > room ? `${sentence.slice(0, room - 1)}…` : sentence}${rest}`;
}
