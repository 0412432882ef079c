// My account: what a session is called, signing out of one, and a name that is saved (A-08, S-03).
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { useQueryLoader } from 'react-relay';
import { afterEach, expect, it } from 'vitest';
import AccountPageQuery, {
  type AccountPageQuery as PageQuery,
} from '../../../../web/__generated__/AccountPageQuery.graphql.ts';
import { ownZone } from '../../../../web/components/schedules/send-zone.ts';
import { AccountPage } from '../../../../web/pages/platform/account/AccountPage.tsx';
import { browserOf } from '../../../../web/pages/platform/account/browser-name.ts';
import { rememberZone } from '../../../../web/viewer/known-zone.ts';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it.each([
  [WINDOWS, 'Chrome 131, Windows'],
  [LINUX, 'Firefox 140, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
])('names a browser and its system', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});

it.each([null, undefined, '', 'node'])('does not guess: %j', (userAgent) => {
  expect(browserOf(userAgent)).toBeNull();
});

const HERE = {
  id: 'here',
  address: '192.0.2.1',
  isCurrent: true,
  lastUsedAt: '2026-05-02T10:00:00.000Z',
  signedInAt: '2026-05-01T09:30:00.000Z',
  userAgent: LINUX,
};
const THERE = { ...HERE, id: 'there', address: null, isCurrent: false, userAgent: WINDOWS };
const USER = { id: 'user', email: 'dana@example.com', name: 'Dana', timeZone: null };

function Page() {
  const [queryRef, load] = useQueryLoader<PageQuery>(AccountPageQuery);
  return (
    <Suspense fallback="…">
      <button type="button" onClick={() => load({})}>
        open
      </button>
      <AccountPage queryRef={queryRef ?? null} loadingRef={queryRef ?? null} />
    </Suspense>
  );
}

async function openPage(viewerOfShell: Partial<ShellViewer> = {}) {
  const network = answeredEnvironment();
  render(<Page />, { wrapper: around({ environment: network.environment, viewer: viewerOfShell }) });
  fireEvent.click(screen.getByText('open'));
  const viewer = {
    user: USER,
    preferences: { selectedCurrency: 'USD', currencies: [{ currency: 'USD' }, { currency: 'KRW' }] },
    sessions: [HERE, THERE],
    accessTokens: [],
    site: { classicUrl: null },
  };
  act(() => network.last().answer({ data: { viewer } }));
  await screen.findByRole('heading', { name: 'Sessions' });
  return network;
}

it('lists the sessions, and signs out of another one alone', async () => {
  const network = await openPage();
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    'Firefox 140, LinuxThis browser192.0.2.105/01/2026 09:30 UTC05/02/2026 10:00 UTC',
    'Chrome 131, WindowsUnknown05/01/2026 09:30 UTC05/02/2026 10:00 UTCSign out',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Chrome 131, Windows' }));
  const request = network.last();
  expect(request.variables).toEqual({ input: { sessionId: 'there' } });
  act(() => request.answer({ data: { endSession: { userErrors: [], viewer: { sessions: [HERE] } } } }));
  await screen.findByText('Signed out in that browser.');
  expect(rows()).toHaveLength(1);
});

it('saves a changed name, and says beside the field what is wrong with it', async () => {
  const network = await openPage();
  const field = screen.getByRole('textbox', { name: 'Name' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  fireEvent.change(field, { target: { value: ' Dana Müller ' } });
  fireEvent.click(save);
  const request = network.last();
  expect(request.variables).toEqual({ input: { name: 'Dana Müller' } });
  const userErrors = [{ code: 'NAME_MISSING', field: 'name' }];
  act(() => request.answer({ data: { saveName: { userErrors, viewer: { user: USER } } } }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
});

it('saves a time zone, in which times are then shown (A-05)', async () => {
  const network = await openPage({ timeZone: 'KST' });
  // Nine hours later than in UTC, on the same day.
  expect(screen.getByRole('table').textContent).toContain('05/01/2026 18:30 GMT+9');
  fireEvent.change(screen.getByRole('combobox', { name: 'Time zone' }), { target: { value: 'EST' } });
  expect(network.last().variables).toEqual({ input: { timeZone: 'EST' } });
  const user = { ...USER, timeZone: 'EST' };
  act(() => network.last().answer({ data: { saveTimeZone: { userErrors: [], viewer: { user } } } }));
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  await waitFor(() => expect(choice.value).toBe('EST'));
});

it('begins schedules in the zone that was chosen', () => {
  rememberZone('HST');
  expect(ownZone()).toBe('HST');
  rememberZone(null);
});
