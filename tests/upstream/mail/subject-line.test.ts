// Subjects of mails: one line, cut where it is too long.
import { expect, test } from 'vitest';
import { subjectLine } from '../../../upstream/mail/subject-line.ts';

test('line ends of names never become headers', () => {
  expect(subjectLine('Alert of ACME\r\nBcc: all@acme.example\u2028')).toBe(
    'Alert of ACME  Bcc: all@acme.example',
  );
});

test('what is too long is cut, never within a character', () => {
  const cut = subjectLine(`${'x'.repeat(249)}😀 and more`);
  expect(cut).toBe('x'.repeat(249));
  expect(subjectLine('y'.repeat(400))).toHaveLength(250);
});
