// Saved views through the graph: whole analyses of one person, seen by the company where they are shared.
import { expect, test } from 'vitest';
import { gatewayForTests } from '../../support/people/asked-gateway.ts';

const { ask } = gatewayForTests('owner', 'viewer');
type Person = 'owner' | 'viewer';

const VIEW = 'id name description address isOwn isShared isStarred otherStars ownerName version';
/** As it is after the change. */
const LIST = 'viewer { savedViews { id name } }';
const VIEWS = {
  saveViewAs: `mutation ($input: SaveViewAsInput!) { result: saveViewAs(input: $input) { userErrors { code field } savedView { ${VIEW} } ${LIST} } }`,
  saveView: `mutation ($input: SaveViewInput!) { result: saveView(input: $input) { userErrors { code field } savedView { ${VIEW} } ${LIST} } }`,
  deleteView: `mutation ($input: DeleteViewInput!) { result: deleteView(input: $input) { userErrors { code field } deletedId ${LIST} } }`,
  starView: `mutation ($input: StarViewInput!) { result: starView(input: $input) { userErrors { code field } savedView { ${VIEW} } ${LIST} } }`,
};
interface View {
  id: string;
  name: string;
  address: string;
  version: number;
  isOwn: boolean;
}
interface Outcome {
  userErrors: { code: string; field: string | null }[];
  savedView?: View | null;
  deletedId?: string | null;
  viewer: { savedViews: { id: string; name: string }[] };
}

async function run(name: keyof typeof VIEWS, input: object, person: Person = 'owner'): Promise<Outcome> {
  const reply = await ask<{ result: Outcome }>(person, VIEWS[name], { input });
  return reply.expectData().result;
}

async function viewsOf(person: Person): Promise<View[]> {
  const reply = await ask<{ viewer: { savedViews: View[] } }>(
    person,
    `{ viewer { savedViews { ${VIEW} } } }`,
  );
  return reply.expectData().viewer.savedViews;
}

const ADDRESS =
  'range=last_3_months&unit=week&viewBy=tag&viewByKey=env&aws=product:Amazon S3&compare=last_year&chart=line';

test('keep the parameters of an analysis, and nothing else of its address', async () => {
  const { savedView, userErrors, viewer } = await run('saveViewAs', {
    name: ' Storage ',
    description: ' By team ',
    address: `?company=workshop&page=3&${ADDRESS}&unknown=1`,
  });
  expect(userErrors).toEqual([]);
  expect(savedView).toMatchObject({
    ...{ name: 'Storage', description: 'By team', isOwn: true, isShared: false },
    ...{ ownerName: 'Dana Demo', version: 1 },
  });
  expect(Object.fromEntries(new URLSearchParams(savedView?.address))).toEqual(
    Object.fromEntries(new URLSearchParams(ADDRESS)),
  );
  expect(viewer.savedViews.map(({ id }) => id)).toContain(savedView?.id);
});

test('are seen by others of the company where they are shared, who cannot change them', async () => {
  const { savedView } = await run('saveViewAs', { name: 'Hidden', address: ADDRESS });
  if (!savedView) throw new Error('the view was not saved');
  const { id } = savedView;
  expect((await viewsOf('viewer')).map((view) => view.id)).not.toContain(id);
  const shared = await run('saveView', { id, version: 1, name: 'Shown', address: ADDRESS, isShared: true });
  expect(shared.savedView).toMatchObject({ id, name: 'Shown', isShared: true, version: 2 });
  expect(shared.viewer.savedViews).toContainEqual({ id, name: 'Shown' });
  const seen = (await viewsOf('viewer')).find((view) => view.id === id);
  expect(seen).toMatchObject({ name: 'Shown', isOwn: false, address: savedView.address });
  const denied = await ask('viewer', VIEWS.deleteView, { input: { id, version: 2 } });
  expect(denied.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'COST_ANALYTICS' });
  expect((await viewsOf('owner')).map((view) => view.id)).toContain(id);
});

test('are starred by each person alone, and tell their owner how many others keep them at hand', async () => {
  const { savedView } = await run('saveViewAs', { name: 'Starred', address: ADDRESS, isShared: true });
  const id = savedView?.id ?? '';
  expect(savedView).toMatchObject({ isStarred: false, otherStars: 0 });
  // Who may not change a view may keep it at hand; twice is once.
  for (const _time of [1, 2]) {
    const starred = await run('starView', { id, isStarred: true }, 'viewer');
    expect(starred.savedView).toMatchObject({ isStarred: true, otherStars: 0, version: 1 });
  }
  const own = async () => (await viewsOf('owner')).find((view) => view.id === id);
  expect(await own()).toMatchObject({ isStarred: false, otherStars: 1 });
  await run('starView', { id, isStarred: true });
  expect(await own()).toMatchObject({ isStarred: true, otherStars: 1 });
  await run('starView', { id, isStarred: false }, 'viewer');
  expect(await own()).toMatchObject({ isStarred: true, otherStars: 0 });
});

test('lose the stars of others when they are shared no more, and all when they go', async () => {
  const { savedView } = await run('saveViewAs', { name: 'Closed', address: ADDRESS, isShared: true });
  const id = savedView?.id ?? '';
  await run('starView', { id, isStarred: true });
  await run('starView', { id, isStarred: true }, 'viewer');
  const closed = await run('saveView', { id, version: 1, name: 'Closed', address: ADDRESS, isShared: false });
  expect(closed.savedView).toMatchObject({ isStarred: true, otherStars: 0 });
  expect((await run('starView', { id, isStarred: true }, 'viewer')).userErrors).toMatchObject([
    { code: 'UNKNOWN_VIEW' },
  ]);
  expect((await run('deleteView', { id, version: 2 })).userErrors).toEqual([]);
  expect((await run('starView', { id, isStarred: true })).userErrors).toMatchObject([
    { code: 'UNKNOWN_VIEW' },
  ]);
});

test.each([
  ['no name', { name: ' ' }, { code: 'VIEW_NAME_MISSING', field: 'name' }],
  ['a name that another has', { name: 'TAKEN view' }, { code: 'VIEW_NAME_IN_USE', field: 'name' }],
  ['a long description', { description: 'd'.repeat(1001) }, { code: 'TEXT_TOO_LONG', field: 'description' }],
])('are refused with %s', async (_name, given, fault) => {
  await run('saveViewAs', { name: 'Taken view', address: ADDRESS });
  const { savedView, userErrors } = await run('saveViewAs', { name: 'New', address: ADDRESS, ...given });
  expect(savedView).toBeNull();
  expect(userErrors).toEqual([fault]);
});

test('tell whoever read an older one, and go once', async () => {
  const { savedView } = await run('saveViewAs', { name: 'Raced', address: ADDRESS });
  const id = savedView?.id ?? '';
  await run('saveView', { id, version: 1, name: 'Raced', address: 'range=last_month' });
  const late = await run('saveView', { id, version: 1, name: 'Raced', address: ADDRESS });
  expect(late.userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', field: 'version' }]);
  expect((await run('deleteView', { id, version: 1 })).userErrors).toMatchObject([
    { code: 'CHANGED_MEANWHILE' },
  ]);
  const deleted = await run('deleteView', { id, version: 2 });
  expect(deleted).toMatchObject({ userErrors: [], deletedId: id });
  expect(deleted.viewer.savedViews.map((view) => view.id)).not.toContain(id);
  expect((await run('deleteView', { id, version: 2 })).userErrors).toMatchObject([{ code: 'UNKNOWN_VIEW' }]);
});

test('end with the input where an address is too long', async () => {
  const reply = await ask('owner', VIEWS.saveViewAs, {
    input: { name: 'Long', address: 'x'.repeat(8001) },
  });
  expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'address' });
});
