// The body of mails: how words of each language are broken into lines.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { mailBody } from '../../../upstream/mail/mail-body.ts';

test('Korean is broken between words alone', () => {
  const content = { title: 'Costs', paragraphs: [], footer: '.' };
  const kept = LANGUAGES.filter((language) =>
    mailBody(language, content).html.includes('word-break:keep-all'),
  );
  expect(kept).toEqual(['ko']);
});
