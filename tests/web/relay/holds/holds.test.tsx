// A session that is over makes requests wait where something is entered, until the same person has signed in elsewhere.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { noteInput } from '../../../../web/browser/unsaved-input.ts';
import { holdOf, sessionClosedBy, sessionGate } from '../../../../web/relay/holds/holds.ts';
import { rememberPerson } from '../../../../web/relay/holds/person.ts';

const refusal = (reason: string) => ({ errors: [{ extensions: { code: 'UNAUTHENTICATED', reason } }] });
const otherDocument = new BroadcastChannel('skyledger-signed-in');

beforeAll(() => {
  noteInput();
  rememberPerson('one@skyledger.example');
});
afterEach(() => {
  sessionGate.open();
  cleanup();
});
afterAll(() => otherDocument.close());

it.each(['MISSING', 'EXPIRED', 'INVALID', 'ELSEWHERE', 'CONCURRENT'])(
  '%s holds what is entered, and nothing else',
  (reason) => {
    render(
      <>
        <input type="search" />
        <input aria-label="Amount" />
      </>,
    );
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'storage' } });
    expect(holdOf(refusal(reason))).toBeNull();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '5' } });
    expect(holdOf({ data: {} })).toBeNull();
    expect(holdOf(refusal(reason))).toBeInstanceOf(Promise);
    expect(sessionGate.isClosed()).toBe(true);
  },
);

it('a session that its person ended on purpose holds nothing, also where others are held', () => {
  render(<div data-unsaved />);
  expect(holdOf(refusal('ENDED'))).toBeNull();
  void holdOf(refusal('EXPIRED'));
  expect(holdOf(refusal('ENDED'))).toBeNull();
});

it('forgets what was entered in a field that is gone', () => {
  const { rerender } = render(<input />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '5' } });
  rerender(<p>Saved</p>);
  expect(holdOf(refusal('MISSING'))).toBeNull();
});

it.each([
  [
    'a dialog with fields',
    <div key="form" role="dialog">
      <form />
    </div>,
  ],
  ['changes that wait for a save', <div key="bar" data-unsaved />],
])('%s is held, also where nothing was typed', (_, shown) => {
  render(shown);
  expect(holdOf(refusal('MISSING'))).toBeInstanceOf(Promise);
});

it('holds also what a sign-in in another tab meets, until that is done', () => {
  render(<div data-unsaved />);
  void holdOf(refusal('ELSEWHERE'));
  expect(sessionClosedBy()).toBe('ELSEWHERE');
  cleanup();
  expect(holdOf(refusal('CONCURRENT'))).toBeInstanceOf(Promise);
  sessionGate.open();
  render(<div data-unsaved />);
  void holdOf(refusal('EXPIRED'));
  expect(sessionClosedBy()).toBe('EXPIRED');
});

it('goes on when the same person has signed in in another tab, and not for anybody else', async () => {
  render(<div data-unsaved />);
  const hold = holdOf(refusal('EXPIRED'));
  otherDocument.postMessage('other@skyledger.example');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sessionGate.isClosed()).toBe(true);
  otherDocument.postMessage('one@skyledger.example');
  await hold;
  expect(sessionGate.isClosed()).toBe(false);
});
