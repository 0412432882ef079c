// The survey is delayed while a dialog is open, and a delayed one can be cancelled.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNoDialog } from '../../../web/shell/help/when-no-dialog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function dialog(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  document.body.append(element);
  return element;
}

test('asks after its time', () => {
  const ask = vi.fn();
  whenNoDialog(1000, ask);
  vi.advanceTimersByTime(999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
});

test('waits until the dialog is closed', () => {
  const ask = vi.fn();
  const open = dialog();
  whenNoDialog(1000, ask);
  vi.advanceTimersByTime(120_000);
  expect(ask).not.toHaveBeenCalled();
  open.remove();
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledOnce();
});

test('is cancelled while it waits, too', () => {
  const ask = vi.fn();
  const open = dialog();
  const cancel = whenNoDialog(1000, ask);
  vi.advanceTimersByTime(2000);
  cancel();
  open.remove();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
});
