// The body of every mail, as text and as plain HTML that needs no style sheet, image or script.
import { html, raw } from 'hono/html';
import type { Language } from '../../lib/catalogue/languages.ts';

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
const QUIET = 'color:#566070;font-size:13px';

export function mailBody(language: Language, content: MailContent): MailBody {
  return { text: textOf(content), html: htmlOf(language, content) };
}

function textOf(content: MailContent): string {
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
  const listed = (pairs: MailSection['facts']) => pairs.map(([label, value]) => `${label}: ${value}`);
  const blocks = [
    title,
    ...paragraphs,
    listed(facts).join('\n'),
    ...sections.map((section) =>
      [
        section.title,
        ...(section.text ? [section.text] : []),
        ...listed(section.facts),
        ...section.links.map(({ text, url }) => `${text}: ${url}`),
      ].join('\n'),
    ),
    notice ?? '',
    message ? `${message.title}\n${message.text}` : '',
    link ? `${link.text}: ${link.url}` : '',
    `-- \n${footer}`,
    unsubscribe ? `${unsubscribe.text}: ${unsubscribe.url}` : '',
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
</head>
<body style="margin:0;padding:24px 12px;background:#f6f7f9;${raw(FONT)};${WORDS[language]}color:#1a1f27;font-size:15px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d9dde3;border-radius:8px"><tr><td style="padding:28px">
<p style="margin:0 0 16px;font-weight:bold;color:#1f5fbf">Skyledger</p>
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${title}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${lines(paragraph)}</p>`)}
${facts.length === 0 ? '' : factsTable(facts)}
${sections.map(sectionHtml)}
${notice ? html`<p style="margin:12px 0;padding:10px 12px;background:#fff6e0;border:1px solid #e8d5a3;border-radius:6px">${notice}</p>` : ''}
${message ? html`<p style="margin:16px 0 4px;${QUIET}">${message.title}</p><p style="margin:0 0 12px;padding:10px 12px;background:#f6f7f9;border-radius:6px">${lines(message.text)}</p>` : ''}
${link ? html`<p style="margin:16px 0 0"><a href="${link.url}" style="color:#1f5fbf">${link.text}</a></p>` : ''}
</td></tr></table>
<p style="max-width:600px;margin:16px auto 0;${QUIET}">${footer}${unsubscribe ? html` <a href="${unsubscribe.url}" style="color:#566070">${unsubscribe.text}</a>` : ''}</p>
</td></tr></table>
</body>
</html>`}`;
}

function sectionHtml({ title, text, facts, links }: MailSection) {
  return html`<h2 style="margin:20px 0 4px;padding-top:16px;border-top:1px solid #d9dde3;font-size:15px;line-height:1.4">${title}</h2>
${text ? html`<p style="margin:0 0 8px">${lines(text)}</p>` : ''}
${facts.length === 0 ? '' : factsTable(facts)}
<p style="margin:0 0 4px">${links.map(({ text: label, url }) => html`<a href="${url}" style="display:inline-block;margin-right:20px;padding:4px 0;color:#1f5fbf">${label}</a>`)}</p>
`;
}

function factsTable(facts: readonly (readonly [string, string])[]) {
  return html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:4px 0 12px;border-collapse:collapse">
${facts.map(
  ([
    label,
    value,
  ]) => html`<tr><th scope="row" align="left" style="padding:6px 12px 6px 0;border-bottom:1px solid #e7eaee;font-weight:normal;${QUIET}">${label}</th><td align="right" style="padding:6px 0;border-bottom:1px solid #e7eaee">${value}</td></tr>
`,
)}</table>`;
}

function lines(text: string) {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
