// Texts on paper: each letter in a font that has it, names whole, long texts cut with an ellipsis.
import { expect, it } from 'vitest';
import { runsOf } from '../../../upstream/paper/fonts.ts';
import { Paper } from '../../../upstream/paper/paper.ts';
import { STYLES } from '../../../upstream/paper/styles.ts';
import { linesOf } from '../../../upstream/paper/wrapping.ts';

const paperIn = (language: 'en' | 'ja' | 'ko' | 'zh') =>
  new Paper({ language, title: 'A test', madeAt: new Date('2024-07-01T00:00:00Z') });
const textsOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) => line.map(({ text }) => text).join(''));

it.each([
  ['en', 'Cost 한국어', ['inter', 'kr']],
  ['ja', '請求コスト', ['jp']],
  ['zh', '账单 USD −3', ['sc', 'inter']],
  ['ko', '청구 비용', ['kr']],
  ['en', 'Łódź – Київ', ['inter']],
] as const)('in %s: %s', (language, text, scripts) => {
  const runs = runsOf(text, language);
  expect(runs.map(({ text: part }) => part).join('')).toBe(text);
  expect(runs.map(({ script }) => script)).toEqual(scripts);
});

it('breaks between words, and never a name at its hyphen', () => {
  const lines = textsOf(
    linesOf(paperIn('en'), [{ text: 'EC2 in payments-stage falls most' }], 110, STYLES.body),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('EC2 in payments-stage falls most');
  expect(lines.some((line) => line.includes('payments-stage'))).toBe(true);
});

it('begins no line with a sign that ends one', () => {
  const text = '12月の予想コストは、11月より少なくなる見込みです。予算の残りがあります。';
  const lines = textsOf(linesOf(paperIn('ja'), [{ text }], 120, STYLES.body));
  expect(lines.join('')).toBe(text);
  expect(lines.filter((line) => /^[、。）]/.test(line))).toEqual([]);
});

it('ends the last line with an ellipsis where something is missing', () => {
  const paper = paperIn('en');
  const lines = textsOf(linesOf(paper, [{ text: 'one two three four five six seven' }], 60, STYLES.body, 2));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(paper.fitted('Amazon Elastic Compute Cloud', 90, STYLES.body)).toMatch(/^Amazon.*…$/);
  expect(
    paper.widthOf(paper.fitted('Amazon Elastic Compute Cloud', 90, STYLES.body), STYLES.body),
  ).toBeLessThanOrEqual(90);
});

it('writes digits of figures all of one width', () => {
  const paper = paperIn('en');
  expect(paper.widthOf('11111', STYLES.amount)).toBeCloseTo(paper.widthOf('88888', STYLES.amount), 6);
  expect(paper.widthOf('11111', STYLES.body)).toBeLessThan(paper.widthOf('88888', STYLES.body));
});
