// The body of every mail, as text and as plain HTML that needs no image or script, and a style sheet for its dark form alone.
import { html } from 'hono/html';
import { type Language, labelled } from '../../lib/catalogue/languages.ts';
import { looksLike, SCHEME_STYLE } from './mail-colours.ts';

export interface MailContent {
  title: string;
  /** Paragraphs before the facts; a line feed breaks a line. */
  paragraphs: readonly string[];
  /** Label and value. */
  facts?: readonly (readonly [string, string])[];
  /** Items in order, each with its own facts and links. */
  sections?: readonly MailSection[];
  /** What to take note of, such as figures that are not final. */
  notice?: string | null;
  /** What the sender wrote into the mail, and the words above it. */
  message?: { title: string; text: string } | null;
  link?: { text: string; url: string } | null;
  /** Why the recipient gets it. */
  footer: string;
  unsubscribe?: { text: string; url: string } | null;
}

export interface MailSection {
  title: string;
  text: string;
  facts: readonly (readonly [string, string])[];
  links: readonly { text: string; url: string }[];
}

export interface MailBody {
  text: string;
  /** A whole document. */
  html: string;
}

const FONT = `font-family:Arial,'Noto Sans','Apple SD Gothic Neo','Malgun Gothic','PingFang SC','Microsoft YaHei','Hiragino Sans','Yu Gothic',sans-serif`;
/** Korean is broken between words, as on screens; Chinese and Japanese have no blanks to break at. */
const WORDS = { en: '', ko: 'word-break:keep-all;', zh: '', ja: '' } as const satisfies Record<
  Language,
  string
>;
const SMALL = 'font-size:13px';

export function mailBody(language: Language, content: MailContent): MailBody {
  return { text: textOf(language, content), html: htmlOf(language, content) };
}

function textOf(language: Language, content: MailContent): string {
  const {
    title,
    paragraphs,
    facts = [],
    sections = [],
    notice,
    message,
    link,
    footer,
    unsubscribe,
  } = content;
  const listed = (pairs: MailSection['facts']) =>
    pairs.map(([label, value]) => labelled(language, label, value));
  const linked = ({ text, url }: { text: string; url: string }) => labelled(language, text, url);
  const blocks = [
    title,
    ...paragraphs,
    listed(facts).join('\n'),
    ...sections.map((section) =>
      [
        section.title,
        ...(section.text ? [section.text] : []),
        ...listed(section.facts),
        ...section.links.map(linked),
      ].join('\n'),
    ),
    notice ?? '',
    message ? `${message.title}\n${message.text}` : '',
    link ? linked(link) : '',
    `-- \n${footer}`,
    unsubscribe ? linked(unsubscribe) : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function htmlOf(language: Language, content: MailContent): string {
  const {
    title,
    paragraphs,
    facts = [],
    sections = [],
    notice,
    message,
    link,
    footer,
    unsubscribe,
  } = content;
  return `${html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${SCHEME_STYLE}
</head>
<body ${looksLike('canvas', `margin:0;padding:24px 12px;${FONT};${WORDS[language]}font-size:15px;line-height:1.5`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${looksLike('card', 'max-width:600px;border-radius:8px')}><tr><td style="padding:28px">
<p ${looksLike('link', 'margin:0 0 16px;font-weight:bold')}>Skyledger</p>
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${title}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${lines(paragraph)}</p>`)}
${facts.length === 0 ? '' : factsTable(facts)}
${sections.map(sectionHtml)}
${notice ? html`<p ${looksLike('notice', 'margin:12px 0;padding:10px 12px')}>${notice}</p>` : ''}
${message ? html`<p ${looksLike('quiet', `margin:16px 0 4px;${SMALL}`)}>${message.title}</p><p ${looksLike('message', 'margin:0 0 12px;padding:10px 12px;border-radius:6px')}>${lines(message.text)}</p>` : ''}
${link ? html`<p style="margin:16px 0 0"><a href="${link.url}" ${looksLike('link', 'text-decoration:underline')}>${link.text}</a></p>` : ''}
</td></tr></table>
<p ${looksLike('quiet', `max-width:600px;margin:16px auto 0;${SMALL}`)}>${footer}${unsubscribe ? html` <a href="${unsubscribe.url}" ${looksLike('quiet', 'text-decoration:underline')}>${unsubscribe.text}</a>` : ''}</p>
</td></tr></table>
</body>
</html>`}`;
}

function sectionHtml({ title, text, facts, links }: MailSection) {
  return html`<h2 ${looksLike('section', 'margin:20px 0 4px;padding-top:16px;font-size:15px;line-height:1.4')}>${title}</h2>
${text ? html`<p style="margin:0 0 8px">${lines(text)}</p>` : ''}
${facts.length === 0 ? '' : factsTable(facts)}
<p style="margin:0 0 4px">${links.map(({ text: label, url }) => html`<a href="${url}" ${looksLike('link', 'display:inline-block;margin-right:20px;padding:4px 0')}>${label}</a>`)}</p>
`;
}

function factsTable(facts: readonly (readonly [string, string])[]) {
  return html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:4px 0 12px;border-collapse:collapse">
${facts.map(
  ([
    label,
    value,
  ]) => html`<tr><th scope="row" align="left" ${looksLike('label', `padding:6px 12px 6px 0;font-weight:normal;${SMALL}`)}>${label}</th><td align="right" ${looksLike('value', 'padding:6px 0')}>${value}</td></tr>
`,
)}</table>`;
}

function lines(text: string) {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
