// The bar of a budget: led by what will be used of it, red only where that is too much (D-16).
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OVER_NOTHING } from '../../../../lib/money/budget-use.ts';
import classes from '../../../../web/pages/budgets/Budgets.module.css';
import { RateMeter } from '../../../../web/pages/budgets/RateMeter.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

function draw(rate: number, expectedRate: number | null, due: number | null) {
  const { environment } = answeredEnvironment();
  const { container } = render(<RateMeter rate={rate} expectedRate={expectedRate} due={due} />, {
    wrapper: around({ environment }),
  });
  const part = (name: keyof typeof classes) =>
    container.querySelector<HTMLElement>(`.${classes[name]}`)?.style;
  return {
    isOver: container.querySelector('[data-over]') !== null,
    used: part('used')?.width,
    ahead: part('ahead')?.width,
    budget: part('budget')?.left,
    today: part('today')?.left,
    text: container.querySelector('[data-value]')?.textContent,
  };
}

it('is red and reaches beyond the budget where the expected end is over, however little is used', () => {
  expect(draw(50, 125, 40)).toMatchObject({
    isOver: true,
    used: '40%',
    ahead: '100%',
    budget: '80%',
    today: '32%',
  });
});

it('is not red where the month ends within the budget, however much is used', () => {
  expect(draw(90, 96, 95)).toMatchObject({
    isOver: false,
    used: '90%',
    ahead: '96%',
    budget: '100%',
    today: '95%',
  });
});

it('of a month that is over ends with what was used', () => {
  expect(draw(60, null, null)).toMatchObject({ isOver: false, used: '60%', ahead: '60%', today: undefined });
  cleanup();
  expect(draw(200, null, null)).toMatchObject({ isOver: true, used: '100%', budget: '50%' });
});

it('has one decimal, as the percents below and above it in its column', () => {
  expect(draw(43.02, 43.02, 40).text).toBe('43.0%');
});

it('of a budget of 0 says that it is over, without a bar', () => {
  const { environment } = answeredEnvironment();
  const { container } = render(<RateMeter rate={OVER_NOTHING} expectedRate={null} due={40} />, {
    wrapper: around({ environment }),
  });
  expect(container.textContent).toMatch(/}Over budget$/);
});
