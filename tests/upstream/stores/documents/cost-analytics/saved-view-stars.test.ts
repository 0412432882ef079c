// Stars of saved views, on both engines: those of each person alone, gone with the view, its sharing and the membership.
import { beforeAll, expect, it } from 'vitest';
import {
  addSavedView,
  deleteSavedView,
  overwriteSavedView,
  type SavedView,
  savedViewsFor,
  starSavedView,
} from '../../../../../upstream/stores/documents/cost-analytics/saved-views.ts';
import type { Documents } from '../../../../../upstream/stores/documents/database.ts';
import { removeMember } from '../../../../../upstream/stores/documents/people/members.ts';
import { addCompany, addUser, describeOnEngines } from '../engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const ANN = { userId: 'ann', companyId: 'acme' };
const BOB = { userId: 'bob', companyId: 'acme' };
const BOB_ELSEWHERE = { userId: 'bob', companyId: 'other' };

describeOnEngines('stars of saved views', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    await addUser(documents, 'ann');
    await addUser(documents, 'bob');
  });

  async function shared(name: string, owner = ANN): Promise<SavedView> {
    const content = { name, description: '', address: 'range=last_month', isShared: true };
    const view = await addSavedView(documents, owner, content, AT);
    if (typeof view === 'string') throw new Error(view);
    return view;
  }
  const seen = async (reader: typeof ANN, viewId: string) =>
    (await savedViewsFor(documents, reader)).find((view) => view.viewId === viewId);
  const star = (reader: typeof ANN, viewId: string, isStarred = true) =>
    starSavedView(documents, reader, { viewId, isStarred });

  it('count for their owner alone, once for each', async () => {
    const { viewId } = await shared('One');
    await star(BOB, viewId);
    await star(BOB, viewId);
    expect(await seen(ANN, viewId)).toMatchObject({ isStarred: false, otherStars: 1 });
    expect(await seen(BOB, viewId)).toMatchObject({ isStarred: true, otherStars: 0 });
    await star(BOB, viewId, false);
    expect(await seen(ANN, viewId)).toMatchObject({ isStarred: false, otherStars: 0 });
  });

  it('are refused for a view of another company, and for one that is not shared', async () => {
    const { viewId, version } = await shared('Two');
    expect(await star(BOB_ELSEWHERE, viewId)).toBe('UNKNOWN_VIEW');
    await star(ANN, viewId);
    await star(BOB, viewId);
    const hidden = { viewId, version, name: 'Two', description: '', address: '', isShared: false };
    expect(await overwriteSavedView(documents, ANN, hidden, AT)).toMatchObject({
      ...{ isStarred: true, otherStars: 0 },
    });
    expect(await star(BOB, viewId)).toBe('UNKNOWN_VIEW');
  });

  it('go with the view', async () => {
    const { viewId, version } = await shared('Three');
    await star(BOB, viewId);
    expect(await deleteSavedView(documents, ANN, { viewId, version })).toBeNull();
    const left = documents.selectFrom('saved_view_stars').selectAll().where('view_id', '=', viewId);
    expect(await left.execute()).toEqual([]);
  });

  it('go with the membership, and those of another company stay', async () => {
    const [here, there] = [await shared('Four'), await shared('Four', BOB_ELSEWHERE)];
    const own = await shared('Five', BOB);
    await star(ANN, own.viewId);
    await star(BOB, here.viewId);
    await star(BOB_ELSEWHERE, there.viewId);
    await removeMember(documents, 'bob', 'acme');
    expect(await seen(ANN, here.viewId)).toMatchObject({ otherStars: 0 });
    expect(await seen(ANN, own.viewId)).toBeUndefined();
    expect(await seen(BOB_ELSEWHERE, there.viewId)).toMatchObject({ isStarred: true });
  });
});
