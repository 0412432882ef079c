// Chips of the bar of state that do not fit are behind a button that counts them; where all fit there is none.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StateBar } from '../../../web/components/state-bar/StateBar.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** `perLine`: how many chips a line has room for. */
function show(perLine: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor(Number(this.dataset.place) / perLine) * 40;
  });
  render(
    <StateBar label="Cost">
      {[0, 1, 2].map((place) => (
        <span key={place} data-chip data-place={place}>
          {`chip ${place}`}
        </span>
      ))}
    </StateBar>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
}

it('counts the chips that do not fit', async () => {
  show(1);
  const more = await screen.findByRole('button', { name: '2 more', expanded: false });
  expect(more.textContent).toBe('+2');
});

it('has no button where all fit, hidden or not', async () => {
  show(3);
  await screen.findByText('chip 2');
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
