// Saved views on the page: the answer of a change has the list as it is then, and no second request asks for it.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SavedViews } from '../../../../web/pages/cost-analytics/views/SavedViews.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

// A field that grows with its text looks at its fonts, which a page without a browser has none of.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(document, 'fonts');
});
afterEach(cleanup);

const view = (id: string, name: string, version = 1) => ({
  ...{ id, name, version, address: 'range=last_3_months', description: '' },
  ...{ isOwn: true, isShared: false, ownerName: 'Ann', isStarred: false, otherStars: 0 },
});
const ONE = view('1', 'One');

/** With the list opened. */
async function openViews(...views: object[]) {
  const requests = answeredEnvironment();
  render(<SavedViews />, {
    wrapper: around({ environment: requests.environment, at: '/cost-analytics?range=last_month' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  act(() => requests.last().answer({ data: { viewer: { savedViews: views } } }));
  await screen.findByRole('button', { name: 'Save this analysis' });
  /** The answer has the views as they are then. */
  const answer = async (mutation: string, field: string, then: object[]) => {
    await waitFor(() => expect(requests.last().name).toBe(mutation));
    const payload = { userErrors: [], viewer: { savedViews: then } };
    act(() => requests.last().answer({ data: { [field]: payload } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.waiting()).toBe(0);
    // Opening asks anew, and shows at once what is known.
    fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
    await waitFor(() => expect(requests.last().name).toBe('SavedViewListQuery'));
  };
  return { requests, answer };
}

const named = (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Name of the view/ }), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

it('has a new view in the list that its saving answers with', async () => {
  const { answer } = await openViews(ONE);
  fireEvent.click(screen.getByRole('button', { name: 'Save this analysis' }));
  await screen.findByRole('dialog');
  named('Two');
  await answer('useSaveViewAsMutation', 'saveViewAs', [ONE, view('2', 'Two')]);
  expect(await screen.findByRole('link', { name: /Two/ })).toBeTruthy();
});

it('has the other name of a changed view', async () => {
  const { requests, answer } = await openViews(ONE);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the view One' }));
  await screen.findByRole('dialog');
  named('First');
  await waitFor(() => expect(requests.last().variables).toMatchObject({ input: { id: '1', version: 1 } }));
  await answer('useSaveViewMutation', 'saveView', [view('1', 'First', 2)]);
  expect(await screen.findByRole('link', { name: /First/ })).toBeTruthy();
});

it('has a deleted view no more', async () => {
  const { answer } = await openViews(ONE, view('2', 'Two'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete One' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await answer('DeleteViewMutation', 'deleteView', [view('2', 'Two')]);
  expect(await screen.findByRole('link', { name: /Two/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /One/ })).toBeNull();
});

it('is starred from the list, tells who else did so, and warns before it leaves their navigation', async () => {
  const shared = { ...ONE, isShared: true, otherStars: 2 };
  const { requests } = await openViews(shared);
  expect(await screen.findByText('Starred by 2 people')).toBeTruthy();
  const star = screen.getByRole('button', { name: 'Star the view One' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(star);
  await waitFor(() => expect(requests.last().variables).toEqual({ input: { id: '1', isStarred: true } }));
  const savedView = { ...shared, isStarred: true };
  act(() => requests.last().answer({ data: { starView: { userErrors: [], savedView } } }));
  expect(await screen.findByText('Starred by you and 2 other people')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Star the view One' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Delete One' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('2 other people have starred it');
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change the view One' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Everybody of the company/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('without sharing it leaves');
});
