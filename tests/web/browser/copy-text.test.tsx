// A text reaches the clipboard without https, too, and the focus stays where it was.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../../web/browser/copy-text.ts';

/** What was selected when the page asked for a copy the older way, and where. */
let selected: { text: string; isInDialog: boolean }[] = [];
const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

beforeEach(() => {
  selected = [];
  render(
    <div role="dialog">
      <button type="button">Copy</button>
    </div>,
  );
  screen.getByRole('button').focus();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

function olderWay(outcome: () => boolean) {
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement)
      selected.push({
        text: field.value.slice(field.selectionStart, field.selectionEnd),
        isInDialog: field.closest('[role=dialog]') !== null,
      });
    return outcome();
  };
}

it.each([
  ['without https', undefined],
  ['where the browser refuses', { writeText: refused }],
])('%s it is copied the older way, from within the dialog', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  olderWay(() => true);
  expect(await copyText('https://portal.example/share')).toBe(true);
  expect(selected).toEqual([{ text: 'https://portal.example/share', isInDialog: true }]);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

it('is not copied where both ways are refused', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refused } });
  olderWay(() => false);
  expect(await copyText('text')).toBe(false);
  olderWay(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await copyText('text')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('needs no second way where the first works', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  olderWay(() => true);
  expect(await copyText('text')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('text');
  expect(selected).toEqual([]);
});
