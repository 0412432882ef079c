// Access tokens on My account: the list, a new one that is shown once, what is wrong with it, and its end.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountPage } from '../../../../web/pages/platform/account/AccountPage.tsx';
import { accountPage } from '../../../../web/pages/platform/account/page.tsx';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { openPageAt } from '../../../support/components/open-page.tsx';

const SECRET = `sky_${'x'.repeat(43)}`;
const REPORT = {
  id: 'report',
  name: 'Monthly report',
  company: { id: 'acme', name: 'Acme' },
  createdAt: '2026-05-01T09:30:00.000Z',
  lastUsedAt: '2026-05-02T10:00:00.000Z',
  expiresAt: '2026-07-30T09:30:00.000Z',
  isExpired: false,
};
const OLD = { ...REPORT, id: 'old', name: 'Old', lastUsedAt: null, isExpired: true };

const written: string[] = [];
beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  written.length = 0;
});

function open(accessTokens: object[], viewer: Partial<ShellViewer> = {}) {
  const user = { id: 'user', email: 'dana@example.com', name: 'Dana', timeZone: null };
  const fields = { user, preferences: null, sessions: [], accessTokens, site: { classicUrl: null } };
  return openPageAt(accountPage, AccountPage, '/account', { viewer: fields }, viewer).requests;
}

const section = () =>
  within(document.querySelector<HTMLElement>('[data-part="access-tokens"]') as HTMLElement);
const rows = () =>
  section()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('lists tokens with their company, use and end', () => {
  open([REPORT, OLD]);
  expect(rows()).toEqual([
    'Monthly reportAcme05/01/2026 09:30 UTC05/02/2026 10:00 UTC07/30/2026 09:30 UTCRevoke',
    'OldAcme05/01/2026 09:30 UTCNever07/30/2026 09:30 UTCExpiredRevoke',
  ]);
  expect(section().queryByText(/need the right/)).toBeNull();
});

it('says that there is none, and that queries need a right that is not there', () => {
  open([], { canSee: (menu) => menu !== 'API' });
  expect(section().getByText('You have no access token.')).toBeTruthy();
  expect(section().getByText(/need the right “API access”/)).toBeTruthy();
});

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const days = dialog.getByRole('textbox', { name: 'Valid for (days)' });
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  return { dialog, name, days, submit };
}

it('shows a new token once, to copy, with a query that does not hold it', async () => {
  const requests = open([]);
  const { dialog, name, submit } = await openForm();
  fireEvent.change(name, { target: { value: ' Monthly report ' } });
  submit();
  const request = requests.last();
  expect(request.variables).toEqual({ input: { name: 'Monthly report', days: 90 } });
  const viewer = { id: 'v', accessTokens: [REPORT] };
  act(() => request.answer({ data: { createAccessToken: { secret: SECRET, userErrors: [], viewer } } }));
  const shown = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Your token' });
  expect(shown.value).toBe(SECRET);
  const example = dialog.getByText(/^curl /).textContent;
  expect(example).toContain('/graphql');
  expect(example).toContain('authorization: Bearer $SKYLEDGER_TOKEN');
  expect(example).not.toContain(SECRET);
  fireEvent.click(dialog.getByRole('button', { name: 'Copy token' }));
  await screen.findByText('Token copied.');
  expect(written).toEqual([SECRET]);
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(1);
  await openForm();
  expect(document.body.innerHTML).not.toContain(SECRET);
});

it('says beside the field what is wrong with it', async () => {
  const requests = open([]);
  const { name, days, submit } = await openForm();
  fireEvent.change(name, { target: { value: 'Taken' } });
  for (const wrong of ['', '0', '366']) {
    fireEvent.change(days, { target: { value: wrong } });
    submit();
    await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(days);
    expect(requests.waiting()).toBe(0);
  }
  fireEvent.change(days, { target: { value: '30' } });
  submit();
  const userErrors = [{ code: 'TOKEN_NAME_IN_USE', field: 'name' }];
  act(() =>
    requests.last().answer({ data: { createAccessToken: { secret: null, userErrors, viewer: null } } }),
  );
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  expect(days.getAttribute('aria-invalid')).not.toBe('true');
});

it('ends a token after asking', async () => {
  const requests = open([REPORT]);
  fireEvent.click(screen.getByRole('button', { name: 'Revoke: Monthly report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke: Monthly report' }));
  expect(requests.waiting()).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  const request = requests.last();
  expect(request.variables).toEqual({ input: { id: 'report' } });
  const viewer = { id: 'v', accessTokens: [] };
  act(() => request.answer({ data: { revokeAccessToken: { userErrors: [], viewer } } }));
  await screen.findByText('Token revoked.');
  expect(section().getByText('You have no access token.')).toBeTruthy();
});
