// Starred views in the navigation: a link to each analysis, marked where it is shown; nothing where there is none.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Navigation } from '../../../web/shell/frame/Navigation.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const view = (id: string, name: string, isStarred: boolean) => ({
  ...{ id, name, isStarred, address: `range=last_month&search=${id}` },
});

async function show(at: string, views: object[] | null) {
  const requests = answeredEnvironment();
  render(<Navigation />, { wrapper: around({ environment: requests.environment, at }) });
  await waitFor(() => expect(requests.last().name).toBe('StarredViewsQuery'));
  await act(async () => requests.last().answer({ data: { viewer: { savedViews: views } } }));
}

it('has a link to each starred view, and marks the one that is shown', async () => {
  await show('/cost-analytics?company=acme&range=last_month&search=2', [
    view('1', 'Storage', true),
    view('2', 'Compute', true),
    view('3', 'Other', false),
  ]);
  const group = await screen.findByRole('group', { name: 'Starred views' });
  const links = [...group.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['Storage', '/cost-analytics?range=last_month&search=1', null],
    ['Compute', '/cost-analytics?range=last_month&search=2', 'true'],
  ]);
});

it.each([
  ['no view is starred', [view('3', 'Other', false)]],
  ['the services do not say', null],
])('has no such group where %s', async (_what, views) => {
  await show('/dashboard', views);
  expect(screen.queryByRole('group', { name: 'Starred views' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cost Analytics' })).toBeTruthy();
});
