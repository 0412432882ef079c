// B-01 choosing months of the bills by keyboard: the focus moves to the chosen month, even if the page renders before that
// month has loaded.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type MonthBar, MonthSelector } from '../../../../web/pages/billing/trend/MonthSelector.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MONTHS: MonthBar[] = ['2024-03', '2024-04', '2024-05'].map((month) => ({
  month,
  amount: 10,
  state: 'CONFIRMED',
}));

const month = (name: RegExp) => screen.getByRole('radio', { name });

function months() {
  const onChoose = vi.fn();
  const selector = (active: string) => (
    <MonthSelector {...{ months: MONTHS, active, onChoose, average: null }} short={String} full={String} />
  );
  const { environment } = answeredEnvironment();
  const { rerender } = render(selector('2024-04'), { wrapper: around({ environment }) });
  return { onChoose, draw: (active: string) => rerender(selector(active)) };
}

test('the focus waits for the month that an arrow key chose', () => {
  const { onChoose, draw } = months();
  month(/^04\/2024/).focus();
  fireEvent.keyDown(month(/^04\/2024/), { key: 'ArrowRight' });
  expect(onChoose).toHaveBeenCalledWith('2024-05', 'replace');
  // Something else is drawn anew before the address is another.
  draw('2024-04');
  expect(document.activeElement).toBe(month(/^04\/2024/));
  draw('2024-05');
  expect(document.activeElement).toBe(month(/^05\/2024/));
});

test('amounts that are wider than their bars are written at every other month, the chosen one among them', () => {
  const width = (of: 'clientWidth' | 'offsetWidth', get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, of, 'get').mockImplementation(get);
  width('clientWidth', () => 90);
  width('offsetWidth', function () {
    return 7 * (this.textContent ?? '').length;
  });
  const selector = (short: string) => (
    <MonthSelector
      {...{ months: MONTHS, active: '2024-04', onChoose: vi.fn(), average: null, full: String }}
      short={() => short}
    />
  );
  const { environment } = answeredEnvironment();
  const { rerender } = render(selector('9.9K'), { wrapper: around({ environment }) });
  const written = () =>
    screen
      .getAllByRole('radio')
      .map((each) => each.querySelector('[data-bar-label]:not([data-hidden])')?.textContent ?? '');
  expect(written()).toEqual(['', '9.9K', '']);
  rerender(selector('10K'));
  expect(written()).toEqual(['10K', '10K', '10K']);
});

test('a choice that was overtaken by another one moves no focus later', () => {
  const { draw } = months();
  month(/^04\/2024/).focus();
  fireEvent.keyDown(month(/^04\/2024/), { key: 'ArrowRight' });
  draw('2024-03');
  draw('2024-05');
  expect(document.activeElement).toBe(month(/^04\/2024/));
});
