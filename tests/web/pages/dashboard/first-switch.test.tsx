// The first switch to another dashboard: its name comes before its content, and the page waits in its skeleton.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { DashboardPage } from '../../../../web/pages/dashboard/board/DashboardPage.tsx';
import { dashboardPage } from '../../../../web/pages/dashboard/page.tsx';
import { PageFrame } from '../../../../web/routing/PageFrame.tsx';
import type { PageComponent } from '../../../../web/routing/page-code.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const BOARDS = ['First', 'Second'];
const listed = (selected: string) =>
  BOARDS.map((name) => ({ id: name, name, isSelected: name === selected, isStarred: false }));
const SUMMARY = {
  scope: { basis: null, currency: null, vendors: null },
  ...{ estimatedCost: null, budgetStatus: null, costAnalytics: null },
};
const whole = (id: string) => ({
  ...{ id, name: id, version: 1, updatedAt: '2024-06-01T00:00:00Z', scope: NO_SCOPE },
  ...{ widgets: [], shown: [], summary: SUMMARY },
});
/** All of it in one part. */
const answer = (viewer: object) =>
  ({ data: { viewer: { id: 'v', ...viewer } }, extensions: { is_final: true } }) as never;

interface RouteProps {
  ask: () => PreloadedQuery<OperationType>;
  onGo: (go: () => void) => void;
}

const component = Promise.resolve(DashboardPage as PageComponent);
const { skeleton } = dashboardPage;

/** The page as its route draws it; `onGo` is told what the route does when the address has changed. */
function Route({ ask, onGo }: RouteProps) {
  const [queryRef, setQueryRef] = useState(ask);
  onGo(() => setQueryRef(ask()));
  return (
    <PageFrame page={{ component, address: dashboardPage, skeleton, queryRef }} onRetry={() => undefined} />
  );
}

async function open() {
  const { environment, last } = answeredEnvironment();
  const ask = () =>
    loadQuery<OperationType>(
      environment,
      dashboardPage.query,
      dashboardPage.variables(new URL(window.location.href)) ?? {},
    );
  let go = () => {};
  const onGo = (next: () => void) => {
    go = next;
  };
  const onCaughtError = vi.fn();
  const wrapper = around({ environment, at: '/dashboard' });
  await act(async () => render(<Route ask={ask} onGo={onGo} />, { wrapper, onCaughtError }));
  await act(async () => last().answer(answer({ dashboards: listed('First'), dashboard: whole('First') })));
  return { last, go: () => go(), onCaughtError };
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

it('shows the skeleton while the content of the other dashboard is on its way, then the dashboard', async () => {
  const { last, go, onCaughtError } = await open();
  expect(heading()).toBe('First');
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  const second = await screen.findByRole('option', { name: 'Second' });
  await act(async () => fireEvent.click(second));
  const selecting = last();
  expect(selecting).toMatchObject({
    name: 'useSelectDashboardMutation',
    variables: { input: { id: 'Second' } },
  });
  await expect.poll(() => window.location.search).toBe('?board=Second');
  await act(async () => go());
  const asking = last();
  expect(asking).toMatchObject({ name: 'DashboardPageQuery', variables: { board: 'Second' } });
  expect(heading()).toBe('First');

  const selected = {
    userErrors: [],
    viewer: { id: 'v', dashboards: listed('Second'), dashboard: { id: 'Second' } },
  };
  await act(async () => selecting.answer({ data: { selectDashboard: selected } } as never));
  await act(async () => new Promise((drawn) => setTimeout(drawn)));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();

  await act(async () => asking.answer(answer({ dashboards: listed('Second'), dashboard: whole('Second') })));
  expect(heading()).toBe('Second');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  expect(onCaughtError).not.toHaveBeenCalled();
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});
