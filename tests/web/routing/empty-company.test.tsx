// A company without cost data: one adds an account, sees how far the first load is, or reads whom to ask (A-14, D-15).
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmptyCompany } from '../../../web/routing/EmptyCompany.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

let requests: ReturnType<typeof answeredEnvironment>;
const onLoad = vi.fn();
beforeEach(() => {
  requests = answeredEnvironment();
  onLoad.mockClear();
});

function open(mayLoad = true, hasAccount = false) {
  render(<EmptyCompany onLoad={onLoad} />, {
    wrapper: around({ environment: requests.environment, viewer: { canSee: () => mayLoad, hasAccount } }),
  });
}

const progress = { step: 'writing', name: 'aws 2024-05', done: 6, total: 12 };

/** An event of the stream of loads. */
function tell(id: string, state: string, more: object = {}) {
  const none = { endedAt: null, fault: null, fileCount: null, monthsShrunk: null, progress: null };
  const run = {
    ...{ __typename: 'LoadRun', id, state, origin: 'UPLOAD', source: 'may.csv', startedBy: 'Dana' },
    ...{ startedAt: '2024-06-30T08:00:00Z', rowsLoaded: null, rowsRejected: null, ...none, ...more },
  };
  act(() => requests.last().push({ data: { loadProgress: run } }));
}

test('asks for an account where nothing is loaded', () => {
  open();
  expect(screen.getByRole('heading').textContent).toBe('No cloud account is connected yet');
  expect(screen.getByRole('link', { name: 'Add Account' }).getAttribute('href')).toBe('/data');
});

test('shows how far the first load is, and asks for the page again once it has ended', () => {
  open();
  tell('one', 'RUNNING', { progress });
  expect(screen.getByRole('heading').textContent).toBe('The first billing files are being loaded');
  expect(screen.getByText('7 of 12: writing aws 2024-05')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the load' }).getAttribute('href')).toBe('/data');
  tell('other', 'FAILED');
  expect(onLoad).not.toHaveBeenCalled();
  expect(screen.queryByText('The first billing files are being loaded')).not.toBeNull();
  tell('one', 'LOADED');
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('says so where accounts are known and their cost is not, and follows loads as well', () => {
  open(true, true);
  expect(screen.getByRole('heading').textContent).toBe('No cost data yet');
  tell('one', 'RUNNING', { progress });
  expect(screen.getByRole('heading').textContent).toBe('The first billing files are being loaded');
});

test('asks again where the first load failed', () => {
  open();
  tell('one', 'RUNNING');
  tell('one', 'FAILED');
  expect(screen.getByRole('link', { name: 'Add Account' })).toBeTruthy();
});

test('tells those who may not load whom to ask, and follows nothing', () => {
  open(false);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/^Ask the administrator/)).toBeTruthy();
  expect(requests.waiting()).toBe(0);
});
