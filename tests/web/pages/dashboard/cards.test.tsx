// The cards of a dashboard: the budget is led by what will be used of it, and 30 days stand below the cost of a month.
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BudgetAnswer } from '../../../../web/pages/dashboard/widgets/budget/BudgetAnswer.tsx';
import { Sparkline } from '../../../../web/pages/dashboard/widgets/card/Sparkline.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const show = (element: ReactElement) =>
  render(element, { wrapper: around({ environment: answeredEnvironment().environment }) }).container;

const status = (expected: number | null) => ({
  currency: 'USD',
  daysComplete: 15,
  daysInMonth: 30,
  total: {
    expected,
    expectedRate: expected === null ? null : expected / 2,
    prorated: 100,
    rate: 55,
    spent: 110,
  },
});

describe('the budget card', () => {
  it('is led by what will be used, and says what is left', () => {
    const text = show(<BudgetAnswer status={status(194.6)} budget={200} />).textContent;
    expect(text).toMatch(/97\.3% of \$200\.00On track, \$5 left/);
    expect(text).toContain('Used 55.0%: $110.00');
  });

  it('says by how much it will be exceeded', () => {
    expect(show(<BudgetAnswer status={status(252)} budget={200} />).textContent).toMatch(
      /126\.0% of \$200\.00\$52 over/,
    );
  });

  it('is led by what is used where the end of the month is not known', () => {
    expect(show(<BudgetAnswer status={status(null)} budget={200} />).textContent).toMatch(
      /55\.0% of \$200\.00\$90\.00 left/,
    );
  });

  it('of 0 says that it is over budget, and what was spent', () => {
    const { total, ...days } = status(252);
    const zero = { ...days, total: { ...total, expectedRate: null, prorated: 0, rate: null } };
    const text = show(<BudgetAnswer status={zero} budget={0} />).textContent;
    expect(text).toMatch(/Over budget of \$0\.00\$252 over/);
    expect(text).toContain('Spent: $110.00');
  });
});

describe('the last 30 days', () => {
  it('are bars, those of this month apart, and say their lowest and highest', () => {
    const days = [null, ...Array.from({ length: 28 }, () => 10), 40];
    const container = show(<Sparkline days={days} lastDay="2024-06-02" recent={2} currency="USD" />);
    const bars = [...container.querySelectorAll('rect')];
    expect(bars).toHaveLength(29);
    expect(bars.filter((bar) => bar.hasAttribute('data-recent'))).toHaveLength(2);
    expect(bars.at(-1)?.getAttribute('height')).toBe('40');
    expect(bars[0]?.getAttribute('height')).toBe('10');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Last 30 days: $10 to $40 a day');
  });

  it('are not there where nothing is known', () => {
    expect(
      show(<Sparkline days={[]} lastDay="2024-06-02" recent={0} currency="USD" />).querySelector('svg'),
    ).toBeNull();
  });
});
