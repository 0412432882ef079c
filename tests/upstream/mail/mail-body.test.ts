// The body of mails: how words of each language are broken into lines, and its colours on light and dark.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { mailBody } from '../../../upstream/mail/mail-body.ts';
import { MAIL_COLOURS } from '../../../upstream/mail/mail-colours.ts';
import { DARK_VARIABLES, LIGHT_VARIABLES } from '../../../web/theme/variables.ts';

test('Korean is broken between words alone', () => {
  const content = { title: 'Costs', paragraphs: [], footer: '.' };
  const kept = LANGUAGES.filter((language) =>
    mailBody(language, content).html.includes('word-break:keep-all'),
  );
  expect(kept).toEqual(['ko']);
});

const WHOLE = {
  ...{ title: 'Costs', paragraphs: ['May.'], facts: [['Total', '1.00 USD']] as const, footer: '.' },
  ...{ notice: 'Not final.', message: { title: 'From Ann', text: 'See.' }, link: { text: 'Open', url: '/' } },
  sections: [{ title: 'One', text: 'a', facts: [], links: [{ text: 'Open', url: '/' }] }],
  unsubscribe: { text: 'Unsubscribe', url: '/' },
};

test.each([
  ['en', 'Total: 1.00 USD', 'Open: /'],
  ['ko', 'Total: 1.00 USD', 'Open: /'],
  ['zh', 'Total：1.00 USD', 'Open：/'],
  ['ja', 'Total：1.00 USD', 'Open：/'],
] as const)('the text in %s has the colon of its language', (language, fact, link) => {
  const lines = mailBody(language, WHOLE).text.split('\n');
  expect(lines).toEqual(expect.arrayContaining([fact, link]));
});

test('a mail has the colours of the screens, on light and on dark', () => {
  const names = Object.keys(MAIL_COLOURS);
  const ofScreens = names.map((name) => [LIGHT_VARIABLES[`--sky-${name}`], DARK_VARIABLES[`--sky-${name}`]]);
  expect(Object.values(MAIL_COLOURS)).toEqual(ofScreens);
});

test('whatever has a colour in a mail has one on dark, too', () => {
  const { html } = mailBody('en', WHOLE);
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)<\/style>/.exec(html) ?? [];
  const coloured = [...html.matchAll(/<\w+[^>]*style="[^"]*#[0-9a-f]{6}[^>]*>/g)].map(([tag]) => tag);
  expect(coloured.length).toBeGreaterThan(10);
  for (const tag of coloured) {
    const [, part = 'none'] = /class="sky-(\w+)"/.exec(tag) ?? [];
    const [, style = ''] = /style="([^"]*)"/.exec(tag) ?? [];
    const [, rule = ''] = new RegExp(`\\.sky-${part}\\{([^}]*)\\}`).exec(dark) ?? [];
    const properties = (text: string) =>
      [...text.matchAll(/([\w-]+):[^;]*#[0-9a-f]{6}/g)].map(([, property]) => property);
    expect(properties(rule)).toEqual(properties(style));
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});
