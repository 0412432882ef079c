// Explanations of a text: shown on hover, on focus by keyboard and on a tap, and made only then.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hint, HintsAsText } from '../../../web/components/feedback/Hint.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

const inPlace = () => ({ wrapper: around({ environment: answeredEnvironment().environment }) });
const amount = () => screen.getByText('$12.00');
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeEach(() => {
  render(<Hint text="1 USD = 7 CNY">$12.00</Hint>, inPlace());
});

afterEach(cleanup);

test('is read by a mouse that rests on it, and goes with it', async () => {
  expect(shown()).toBeNull();
  fireEvent.pointerEnter(amount(), { pointerType: 'mouse' });
  await waitFor(() => expect(shown()).toBe('1 USD = 7 CNY'));
  const described = document.getElementById(amount().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('1 USD = 7 CNY');
  fireEvent.pointerLeave(amount());
  expect(shown()).toBeNull();
  expect(amount().hasAttribute('aria-describedby')).toBe(false);
});

test('is not shown by a pointer that only passes over, or a finger that scrolls', async () => {
  fireEvent.pointerEnter(amount(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(amount());
  fireEvent.pointerEnter(amount(), { pointerType: 'touch' });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(shown()).toBeNull();
});

test('is shown by a tap, until a tap elsewhere or Escape', async () => {
  fireEvent.click(amount());
  await waitFor(() => expect(shown()).toBe('1 USD = 7 CNY'));
  fireEvent.pointerDown(amount());
  expect(shown()).toBe('1 USD = 7 CNY');
  fireEvent.pointerDown(document.body);
  expect(shown()).toBeNull();
  fireEvent.click(amount());
  fireEvent.keyDown(amount(), { key: 'Escape' });
  expect(shown()).toBeNull();
});

test('is a stop of the keyboard, and part of the text on paper', () => {
  expect(amount().tabIndex).toBe(0);
  fireEvent.click(amount());
  fireEvent.blur(amount());
  expect(shown()).toBeNull();
  render(
    <HintsAsText value>
      <Hint text="by day">$1.00</Hint>
    </HintsAsText>,
    inPlace(),
  );
  expect(screen.getByText('$1.00 (by day)').tabIndex).toBe(-1);
});
