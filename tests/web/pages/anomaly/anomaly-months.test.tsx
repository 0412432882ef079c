// What is judged by month on screen: fees, taxes and monthly credits (N-06, N-09).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { causeWords } from '../../../../lib/cost/cause-words.ts';
import type { BandDay } from '../../../../web/charts/band/band-scale.ts';
import {
  AnomalySentence,
  type SentenceParts,
} from '../../../../web/pages/anomaly/detail/AnomalySentence.tsx';
import { DaysView } from '../../../../web/pages/anomaly/detail/DaysView.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

const { environment } = answeredEnvironment();
const inEnglish = { wrapper: around({ environment }) };
const plain = (amount: number) => `$${amount}`;
const format = {
  ...{ currency: 'USD', rounding: { digits: 2, isCut: false } },
  ...{ plain, full: plain, estimate: plain, axis: plain, short: plain },
};
afterEach(cleanup);

const sentenceIn = (container: Element) => container.querySelector('p')?.textContent?.trim();

describe('a month of fees or taxes', () => {
  const parts: SentenceParts = {
    ...{
      kind: 'FEE',
      direction: 'UP',
      product: null,
      region: null,
      percent: null,
      days: null,
      cause: null,
      resource: null,
    },
    ...{ account: { text: 'shop', to: null }, amount: { text: '$45.00', to: null }, owner: null },
    ...{ unit: 'MONTH', start: '05/2018', end: null },
  };

  it.each([
    ['FEE', 'UP', 'Fees of shop came to $45.00 more than expected in 05/2018.'],
    ['TAX', 'DOWN', 'Taxes of shop came to $45.00 less than expected in 05/2018.'],
    // Cost goes up when less is credited.
    ['CREDIT', 'UP', 'shop was credited $45.00 less than expected in 05/2018.'],
  ] as const)('is said of %s %s', (kind, direction, words) => {
    const { container } = render(<AnomalySentence {...parts} kind={kind} direction={direction} />, inEnglish);
    expect(sentenceIn(container)).toBe(words);
  });

  it('is not explained by its own name', () => {
    const names = { operation: null, purchaseOption: null, product: null, region: null, account: 'shop' };
    expect(causeWords({ ...names, usageType: 'Support' }, 'Support')).toEqual(['shop']);
    expect(causeWords({ ...names, usageType: 'Support', account: null }, 'Support')).toEqual([]);
    expect(causeWords({ ...names, usageType: 'Bytes' }, 'Support')).toEqual(['Bytes']);
    expect(causeWords({ ...names, usageType: 'Bytes', operation: 'Bytes' }, 'Support')).toEqual(['Bytes']);
    expect(causeWords({ ...names, usageType: 'Support Calls' }, 'Support')).toEqual(['Calls']);
  });

  it('is drawn as months beside what the months before allow', () => {
    const months = ['2018-03-01', '2018-04-01', '2018-05-01'].map((day, place): BandDay => {
      const isLast = place === 2;
      const band = { id: 'MONTHS', low: 90, high: 110, isOutside: isLast };
      return { day, label: day, amount: isLast ? 145 : 100, expected: 100, bands: [band], isMarked: isLast };
    });
    const models = [{ id: 'MONTHS', label: 'Months before' }];
    render(
      <DaysView days={months} without={null} causeName={null} models={models} unit="MONTH" format={format} />,
      inEnglish,
    );
    const chart = screen.getByRole('slider', { name: 'Amount by month' });
    expect(chart.getAttribute('aria-valuetext')).toBe('05/2018: $145, expected $100');
    expect(screen.getByText('Months before outside $90 – $110')).toBeTruthy();
    expect(screen.queryByText('5 weeks')).toBeNull();
  });
});
