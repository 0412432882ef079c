// What the figures of an answer follow stays the same while only the table or the detail is asked for something else (C-16).
import { act, render, renderHook } from '@testing-library/react';
import { memo } from 'react';
import { expect, test } from 'vitest';
import { AnsweredBy } from '../../../../web/pages/cost-analytics/AnsweredBy.tsx';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import type { FiguresAddress } from '../../../../web/pages/cost-analytics/shared/address/address.ts';
import { useAnsweredAddress } from '../../../../web/pages/cost-analytics/useAnsweredAddress.ts';
import { useOfQuestion } from '../../../../web/pages/cost-analytics/useOfQuestion.ts';
import { usePageChange } from '../../../../web/routing/usePageAddress.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

type Change = ReturnType<typeof usePageChange<typeof costAnalyticsPage.parameters>>;

interface FiguresProps {
  /** Told each time that it is drawn. */
  onDrawn: (address: FiguresAddress, change: Change) => void;
}

const Figures = memo(function Figures({ onDrawn }: FiguresProps) {
  onDrawn(useAnsweredAddress(), usePageChange(costAnalyticsPage));
  return null;
});

test('figures are drawn anew for another question, not for another page, order or detail', async () => {
  const drawn: FiguresAddress[] = [];
  const changes: Change[] = [];
  const onDrawn = (address: FiguresAddress, change: Change) => {
    drawn.push(address);
    changes.push(change);
  };
  render(
    <AnsweredBy reference={{}}>
      <Figures onDrawn={onDrawn} />
    </AnsweredBy>,
    {
      wrapper: around({
        environment: answeredEnvironment().environment,
        at: '/cost-analytics?thenBy=region',
        page: costAnalyticsPage,
      }),
    },
  );
  const [change] = changes;
  const inAddress = (part: string) =>
    expect.poll(() => decodeURIComponent(window.location.search)).toContain(part);
  for (const [parts, part] of [
    [{ page: 3 }, 'page=3'],
    [{ sort: [{ by: 'label', order: 'asc' }] }, 'sort=label.asc'],
    [{ item: 'Amazon S3', itemVendor: ['aws'] }, 'item=Amazon'],
  ] as const) {
    await act(async () => change?.(parts as never, { restarts: false }));
    await inAddress(part);
  }
  expect(window.location.search).toContain('page=3');
  expect(drawn).toHaveLength(1);
  await act(async () => change?.({ viewBy: 'account' }));
  await inAddress('viewBy=account');
  expect(window.location.search).not.toContain('page=');
  expect(drawn.map(({ viewBy }) => viewBy)).toEqual(['product', 'account']);
  expect(new Set(changes).size).toBe(1);
});

test('the answer to a question is the first one, until another is asked or there is none', () => {
  const [first, second, third] = [{ of: 1 }, { of: 2 }, { of: 3 }];
  const { result, rerender } = renderHook(
    ({ answer, question }: { answer: object | null; question: object }) => useOfQuestion(answer, question),
    { initialProps: { answer: first as object | null, question: { unit: 'DAY' } } },
  );
  expect(result.current).toBe(first);
  rerender({ answer: second, question: { unit: 'DAY' } });
  expect(result.current).toBe(first);
  rerender({ answer: second, question: { unit: 'WEEK' } });
  expect(result.current).toBe(second);
  rerender({ answer: null, question: { unit: 'WEEK' } });
  expect(result.current).toBe(null);
  rerender({ answer: third, question: { unit: 'WEEK' } });
  expect(result.current).toBe(third);
});
