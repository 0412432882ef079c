// Anomalies as messages of a chat: blocks of Slack, an adaptive card of Teams.
import { textsOf } from '../../../../../lib/node/texts.ts';
import type { AnomalyNotice } from '../sending/anomaly-notice.ts';

/** A message of Slack has at most 50 blocks, a card of Teams 28 KB: the others are counted. */
const MOST = 10;
/** Of a heading of Slack. */
const MAX_HEADING = 150;

export function slackMessage(content: AnomalyNotice) {
  const { subject, items } = content;
  return {
    // What is shown where blocks are not.
    text: escaped(subject),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: subject.slice(0, MAX_HEADING) } },
      ...items.slice(0, MOST).flatMap(({ heading, sentence, facts, url }) => [
        {
          type: 'section',
          text: { type: 'mrkdwn', text: `*${escaped(heading)}*\n<${url}|${escaped(sentence)}>` },
          fields: facts.map(([label, value]) => ({
            type: 'mrkdwn',
            text: `*${escaped(label)}*\n${escaped(value)}`,
          })),
        },
      ]),
      ...othersOf(content).map((text) => ({ type: 'context', elements: [{ type: 'plain_text', text }] })),
    ],
  };
}

/** What Slack reads as signs of its own. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function teamsMessage(content: AnomalyNotice) {
  const { subject, items, language } = content;
  const open = textsOf(language)('anomaly.notice.open');
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: subject, weight: 'bolder', size: 'medium', wrap: true },
            ...items.slice(0, MOST).flatMap(({ heading, sentence, facts, url }) => [
              { type: 'TextBlock', text: heading, weight: 'bolder', wrap: true, separator: true },
              { type: 'TextBlock', text: sentence, wrap: true },
              { type: 'FactSet', facts: facts.map(([title, value]) => ({ title, value })) },
              { type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: open, url }] },
            ]),
            ...othersOf(content).map((text) => ({ type: 'TextBlock', text, isSubtle: true, wrap: true })),
          ],
        },
      },
    ],
  };
}

function othersOf({ items, language }: AnomalyNotice): string[] {
  const count = items.length - MOST;
  return count > 0 ? [textsOf(language)('anomaly.notice.more', { count })] : [];
}
