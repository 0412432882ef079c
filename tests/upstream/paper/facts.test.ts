// The facts beside an answer on paper: what explains one is whole, for nothing on paper unfolds.
import { expect, it, vi } from 'vitest';
import { answerBlock } from '../../../upstream/paper/facts.ts';
import { Paper } from '../../../upstream/paper/paper.ts';

const RATE = '1 KRW = 0.000833333 USD, default rate of the portal';
const fact = (about?: string) => ({ label: 'Total in USD', value: '$35,999.13', ...(about && { about }) });

it('a rate that is wider than its column goes on in further lines, for which there is room', () => {
  const paper = new Paper({ language: 'en', title: 'A test', madeAt: new Date('2024-07-01T00:00:00Z') });
  const blockOf = (about?: string) =>
    answerBlock(paper, { label: 'Bill', value: '₩43,198,958', facts: [fact(), fact(), fact(about)] }, 1035);
  const written = vi.spyOn(paper, 'write').mockImplementation(() => undefined);
  vi.spyOn(paper, 'upright').mockImplementation(() => undefined);
  blockOf(RATE).draw({ x: 44, y: 60, width: 1035, height: 84 });
  const texts = written.mock.calls.map(([text]) => text);
  expect(texts.join('')).toContain(RATE);
  expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  expect(blockOf(RATE).height).toBeGreaterThan(blockOf('1 USD = 1 USD').height);
});
