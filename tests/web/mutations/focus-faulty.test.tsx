// The field that a refused form lacks has the focus, also where its choices come later.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusFaulty } from '../../../web/mutations/focus-faulty.ts';

afterEach(cleanup);

const Form = ({ isLoaded }: { isLoaded: boolean }) => (
  <form>
    {isLoaded ? <input aria-label="Tag key" aria-invalid /> : null}
    <button type="button">Apply</button>
  </form>
);

/** A form that was refused; returns what draws the field. */
function refuse(isLoaded: boolean): () => void {
  const { container, rerender } = render(<Form isLoaded={isLoaded} />);
  screen.getByRole('button').focus();
  const form = container.querySelector('form');
  if (form) focusFaulty(form);
  return () => rerender(<Form isLoaded />);
}

const isFocused = (field: HTMLElement) => field === document.activeElement;

it('is in the field at once where it is drawn', () => {
  refuse(true);
  expect(isFocused(screen.getByLabelText('Tag key'))).toBe(true);
});

it('goes to the field when it is drawn', async () => {
  const load = refuse(false);
  expect(isFocused(screen.getByRole('button'))).toBe(true);
  load();
  await expect.poll(() => isFocused(screen.getByLabelText('Tag key'))).toBe(true);
});

it.each(['keyDown', 'pointerDown'] as const)(
  'stays where the person has gone on by a %s',
  async (gesture) => {
    const load = refuse(false);
    fireEvent[gesture](screen.getByRole('button'));
    load();
    await new Promise((observed) => setTimeout(observed, 20));
    expect(isFocused(screen.getByRole('button'))).toBe(true);
  },
);
