// The average of a day says that a part of its days has no data: twelve months are divided by all of their days.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CostAverage } from '../../../../web/pages/cost-analytics/CostAverage.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

function textOf(start: string, end = '2024-06-30') {
  render(
    <p>
      <CostAverage average={44.08} currency="USD" days={366} range={{ start, end }} />
    </p>,
    {
      wrapper: around({
        environment: answeredEnvironment().environment,
        viewer: { firstDate: '2024-02-09' },
      }),
    },
  );
  return screen.getByRole('paragraph').textContent;
}

it('names the first day with data where the range begins before it', () => {
  expect(textOf('2023-07-01')).toBe('$44.08 a day on average over 366 days · No data before 02/09/2024 · ');
});

it('says nothing of it where every day may have data', () => {
  expect(textOf('2024-02-09')).toBe('$44.08 a day on average over 366 days · ');
});

it('says nothing of days that have not begun', () => {
  expect(textOf('2025-01-01', '2025-12-31')).toBe('');
});
