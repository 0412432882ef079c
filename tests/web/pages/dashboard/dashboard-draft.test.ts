// A dashboard while it is changed: steps back and forth, what is saved, and what differs (D-05).
import { describe, expect, test } from 'vitest';
import { NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { layoutFault, MAX_WIDGETS } from '../../../../lib/widgets/widget-layout.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings } from '../../../../lib/widgets/words.ts';
import { changesBetween } from '../../../../web/pages/dashboard/editing/changes.ts';
import type { DashboardContent, DraftWidget } from '../../../../web/pages/dashboard/editing/content.ts';
import {
  type Draft,
  type DraftAction,
  draftOf,
  draftReducer,
  hasChanges,
  MAX_STEPS,
} from '../../../../web/pages/dashboard/editing/draft.ts';
import { place } from '../../../../web/pages/dashboard/grid/arrange.ts';

function widget(
  index: number,
  type: WidgetType,
  x: number,
  y: number,
  settings: GivenSettings = {},
): DraftWidget {
  return {
    index,
    type,
    x,
    y,
    ...WIDGETS[type].size,
    settings: { ...defaultSettings(type), ...settings },
  };
}

/** Two charts side by side and two below. */
const CONTENT: DashboardContent = {
  name: 'Finance',
  scope: NO_SCOPE,
  widgets: [
    widget(1, 'COST_BY_PRODUCT', 0, 0),
    widget(2, 'COMPARE_COST_TREND', 12, 0),
    widget(3, 'TOP5', 0, 13),
    widget(4, 'COST_BY_REGION', 12, 13),
  ],
};
const START = draftOf(CONTENT, 3);

const done = (actions: readonly DraftAction[], start: Draft = START) => actions.reduce(draftReducer, start);
const kindsOf = (draft: Draft) =>
  changesBetween(draft.base, draft.now).map((change) =>
    'widget' in change ? `${change.kind} ${change.widget.index}` : change.kind,
  );

/** A move as pointer and keyboard tell it. */
function move(draft: Draft, index: number, x: number, y: number): Draft {
  const known = draft.now.widgets.find((one) => one.index === index);
  if (!known) throw new Error(`no widget ${index}`);
  return draftReducer(draft, { type: 'arranged', places: place(draft.now.widgets, { ...known, x, y }) });
}

describe('steps', () => {
  test('go back to the saved dashboard and forth again, and a new change ends the way forth', () => {
    const draft = done([
      { type: 'renamed', name: ' Costs ' },
      { type: 'added', widget: 'ALERTS' },
      { type: 'removed', index: 2 },
    ]);
    expect(draft.now.name).toBe('Costs');
    const back = done(
      [{ type: 'undone' }, { type: 'undone' }, { type: 'undone' }, { type: 'undone' }],
      draft,
    );
    expect(back.now).toEqual(START.now);
    expect(hasChanges(back)).toBe(false);
    const forth = done(
      [{ type: 'redone' }, { type: 'redone' }, { type: 'redone' }, { type: 'redone' }],
      back,
    );
    expect(forth.now).toEqual(draft.now);
    const other = done([{ type: 'undone' }, { type: 'removed', index: 1 }, { type: 'redone' }], forth);
    expect(other.now.widgets.map(({ index }) => index).sort()).toEqual([2, 3, 4, 5]);
  });

  test('the last fifty can be taken back', () => {
    const renames = Array.from(
      { length: MAX_STEPS + 10 },
      (_, step): DraftAction => ({ type: 'renamed', name: `${step}` }),
    );
    const undone = done(
      Array.from({ length: MAX_STEPS + 10 }, (): DraftAction => ({ type: 'undone' })),
      done(renames),
    );
    expect(undone.now.name).toBe('9');
  });

  test('what changes nothing is none', () => {
    const same = done([
      { type: 'renamed', name: 'Finance' },
      { type: 'removed', index: 99 },
      { type: 'duplicated', index: 99 },
      { type: 'set', index: 1, settings: defaultSettings('COST_BY_PRODUCT') },
      { type: 'resized', index: 1, size: { width: 13, height: 13 } },
    ]);
    expect(same.past).toEqual([]);
    expect(move(START, 4, 12, 13).past).toEqual([]);
  });
});

describe('widgets', () => {
  test('a new one stands where it is put, in the size of its type, and shifts those below it', () => {
    const { now } = done([
      { type: 'added', widget: 'COST_MONTH_TO_DATE', settings: { title: 'Spent' }, at: { x: 0, y: 0 } },
    ]);
    expect(now.widgets[0]).toMatchObject({
      index: 5,
      type: 'COST_MONTH_TO_DATE',
      x: 0,
      y: 0,
      width: 6,
      settings: { title: 'Spent' },
    });
    expect(now.widgets.find(({ index }) => index === 1)?.y).toBe(6);
    expect(now.widgets.find(({ index }) => index === 2)?.y).toBe(0);
  });

  test('a copy stands below its original, with its settings and a number of its own', () => {
    const start = done([
      { type: 'set', index: 1, settings: { ...defaultSettings('COST_BY_PRODUCT'), frame: 'LAST_3_MONTHS' } },
    ]);
    const { now, nextIndex } = done([{ type: 'duplicated', index: 1 }], start);
    expect(now.widgets.find(({ index }) => index === 5)).toMatchObject({
      x: 0,
      y: 13,
      settings: { frame: 'LAST_3_MONTHS' },
    });
    expect(now.widgets.find(({ index }) => index === 3)?.y).toBe(26);
    expect(nextIndex).toBe(6);
  });

  test('the number of a removed one is not given again', () => {
    const { now } = done([
      { type: 'added', widget: 'ALERTS' },
      { type: 'removed', index: 5 },
      { type: 'added', widget: 'ALERTS' },
    ]);
    expect(now.widgets.map(({ index }) => index).sort()).toEqual([1, 2, 3, 4, 6]);
  });

  test('a full dashboard takes no more', () => {
    const actions = Array.from(
      { length: MAX_WIDGETS },
      (): DraftAction => ({ type: 'added', widget: 'TOTAL_SAVING' }),
    );
    expect(done(actions).now.widgets).toHaveLength(MAX_WIDGETS);
  });

  test('whatever is done, the service may keep it', () => {
    let draft = done([
      { type: 'added', widget: 'ALERTS', at: { x: 20, y: 3 } },
      { type: 'duplicated', index: 2 },
    ]);
    draft = move(done([{ type: 'resized', index: 3, size: { width: 24, height: 70 } }], draft), 5, 7, 30);
    const placed = draft.now.widgets.map(({ index, type, x, y, width, height }) => ({
      index,
      type,
      layout: { x, y, width, height },
    }));
    expect(layoutFault(placed)).toBeNull();
  });
});

describe('what differs', () => {
  test('is told once, in the order of reading, and not what only made room', () => {
    const draft = done([
      { type: 'renamed', name: 'Costs' },
      { type: 'scoped', scope: { ...NO_SCOPE, basis: 'EFFECTIVE', vendors: ['AWS'] } },
      {
        type: 'set',
        index: 3,
        settings: { ...defaultSettings('TOP5'), viewBy: 'REGION', frame: 'LAST_7_DAYS' },
      },
      { type: 'removed', index: 2 },
      { type: 'added', widget: 'COST_MONTH_TO_DATE' },
    ]);
    expect(kindsOf(draft)).toEqual([
      'renamed',
      'scoped',
      'scoped',
      'removed 2',
      'set 3',
      'set 3',
      'added 5',
      'shifted',
    ]);
    expect(changesBetween(draft.base, draft.now).at(-1)).toEqual({ kind: 'shifted', count: 1 });
  });

  test('a move is told of the widget that was moved', () => {
    expect(kindsOf(move(START, 3, 0, 0))).toEqual(['moved 3', 'shifted']);
    expect(kindsOf(move(START, 3, 12, 0))).toEqual(['moved 3', 'shifted']);
    expect(kindsOf(done([{ type: 'resized', index: 3, size: { width: 24, height: 13 } }]))).toEqual([
      'resized 3',
      'shifted',
    ]);
  });

  test('a move below one that stays is that of the one that went', () => {
    const cards = draftOf(
      {
        name: 'Cards',
        scope: NO_SCOPE,
        widgets: [
          widget(1, 'COST_MONTH_TO_DATE', 0, 0),
          widget(2, 'TOTAL_SAVING', 6, 0),
          widget(3, 'COST_BY_PRODUCT', 0, 6),
        ],
      },
      1,
    );
    expect(kindsOf(move(cards, 2, 6, 19))).toEqual(['moved 2']);
  });

  test('is nothing for settings that say the default, or that came back', () => {
    const frame = (name: 'LAST_3_MONTHS' | 'LAST_6_MONTHS') => ({
      ...defaultSettings('COST_BY_PRODUCT'),
      frame: name,
    });
    const there = done([{ type: 'set', index: 1, settings: frame('LAST_3_MONTHS') }]);
    expect(kindsOf(there)).toEqual(['set 1']);
    const back = done([{ type: 'set', index: 1, settings: frame('LAST_6_MONTHS') }], there);
    expect(hasChanges(back)).toBe(false);
  });
});

describe('a save', () => {
  test('makes what was sent the saved dashboard; what came later stays a change', () => {
    const sent = done([{ type: 'renamed', name: 'Costs' }]);
    const later = done([{ type: 'removed', index: 4 }], sent);
    const saved = done([{ type: 'saved', sent: sent.now, content: sent.now, version: 4 }], later);
    expect(saved.version).toBe(4);
    expect(kindsOf(saved)).toEqual(['removed 4']);
    expect(kindsOf(done([{ type: 'undone' }], saved))).toEqual([]);
  });

  test("somebody else's can be taken, and one step back is one's own again", () => {
    const mine = done([{ type: 'renamed', name: 'Mine' }]);
    const theirs = { ...CONTENT, name: 'Theirs' };
    const taken = done([{ type: 'replaced', content: theirs, version: 4 }], mine);
    expect([taken.now.name, taken.version, hasChanges(taken)]).toEqual(['Theirs', 4, false]);
    expect(done([{ type: 'undone' }], taken).now).toEqual(mine.now);
  });
});
