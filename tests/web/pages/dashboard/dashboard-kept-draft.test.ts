// Changes of a dashboard that are not saved: the browser keeps them by dashboard, and takes nothing else for them (D-05).
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import { changesBetween } from '../../../../web/pages/dashboard/editing/changes.ts';
import type { DashboardContent } from '../../../../web/pages/dashboard/editing/content.ts';
import { type DraftAction, draftOf, draftReducer } from '../../../../web/pages/dashboard/editing/draft.ts';
import {
  forgetKeptDraft,
  keepDraft,
  readKeptDraft,
} from '../../../../web/pages/dashboard/editing/kept-draft.ts';

const CONTENT: DashboardContent = {
  name: 'Finance',
  scope: NO_SCOPE,
  widgets: [
    {
      index: 1,
      type: 'COST_BY_PRODUCT',
      x: 0,
      y: 0,
      ...WIDGETS.COST_BY_PRODUCT.size,
      settings: defaultSettings('COST_BY_PRODUCT'),
    },
  ],
};
const START = draftOf(CONTENT, 3);
const done = (actions: readonly DraftAction[], start = START) => actions.reduce(draftReducer, start);

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
const at = new Date('2024-06-30T12:00:00Z');

test('keeps changes by dashboard, and goes on with them', () => {
  const draft = done([{ type: 'added', widget: 'ALERTS' }]);
  keepDraft('a', draft, at);
  keepDraft('b', done([{ type: 'renamed', name: 'B' }]), at);
  expect(readKeptDraft('a')).toEqual({
    at: at.toISOString(),
    base: draft.base,
    version: 3,
    now: draft.now,
  });
  const { base, version, now } = readKeptDraft('a') ?? START;
  const resumed = done([{ type: 'resumed', base, version, now }], draftOf({ ...CONTENT, name: 'Newer' }, 9));
  expect([resumed.version, resumed.nextIndex]).toEqual([3, 3]);
  expect(changesBetween(resumed.base, resumed.now).map(({ kind }) => kind)).toEqual(['added']);
  forgetKeptDraft('a');
  expect(readKeptDraft('a')).toBeNull();
  expect(readKeptDraft('b')?.now.name).toBe('B');
});

test('keeps nothing where nothing differs', () => {
  keepDraft('a', done([{ type: 'renamed', name: 'Costs' }]), at);
  keepDraft('a', START, at);
  expect(kept.size).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another shape', JSON.stringify({ at: at.toISOString(), version: 1, base: {}, now: {} })],
  [
    'an unknown type',
    JSON.stringify({
      at: at.toISOString(),
      version: 1,
      base: CONTENT,
      now: { ...CONTENT, widgets: [{ ...CONTENT.widgets[0], type: 'CLOCK' }] },
    }),
  ],
  [
    'a widget outside',
    JSON.stringify({
      at: at.toISOString(),
      version: 1,
      base: CONTENT,
      now: { ...CONTENT, widgets: [{ ...CONTENT.widgets[0], x: 20 }] },
    }),
  ],
  [
    'a setting of another type',
    JSON.stringify({
      at: at.toISOString(),
      version: 1,
      base: CONTENT,
      now: { ...CONTENT, widgets: [{ ...CONTENT.widgets[0], settings: { sensitivity: 'HIGH' } }] },
    }),
  ],
])('%s is no draft', (_what, text) => {
  kept.set('skyledger-dashboardDrafts', JSON.stringify({ a: text }));
  expect(readKeptDraft('a')).toBeNull();
});
