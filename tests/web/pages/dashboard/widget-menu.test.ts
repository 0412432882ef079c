// What can be done with a widget, and what its dashboard says to it: pure rules (D-04, D-14).
import { describe, expect, test } from 'vitest';
import { shortFile } from '../../../../lib/files/short-file.ts';
import {
  DASHBOARD_FRAMES,
  effectiveSettings,
  frameOfDashboard,
  NO_SCOPE,
} from '../../../../lib/widgets/effective-settings.ts';
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGET_TYPES } from '../../../../lib/widgets/widget-types.ts';
import { fileName } from '../../../../web/browser/file-name.ts';
import { widgetFileTable } from '../../../../web/pages/dashboard/menu/widget-file.ts';
import { widgetLink } from '../../../../web/pages/dashboard/menu/widget-link.ts';
import { scopeAddress, scopeOf } from '../../../../web/pages/dashboard/scope/scope-address.ts';
import { ownPartsOf } from '../../../../web/pages/dashboard/scope/scope-notes.ts';

describe('the scope of a dashboard (D-14)', () => {
  test.each(DASHBOARD_FRAMES)('%s goes through the address and comes back', (frame) => {
    const scope = { frame, vendors: ['AWS', 'GCP'], currency: 'KRW', basis: 'EFFECTIVE' } as const;
    expect(scopeOf(scopeAddress(scope))).toEqual(scope);
  });

  test('an address that says nothing leaves the saved scope, and one that says "each" takes it away', () => {
    expect(scopeOf({ range: null, vendors: null, currency: null, basis: null })).toBeNull();
    expect(scopeAddress(NO_SCOPE).range).toBe('each');
    expect(scopeOf(scopeAddress(NO_SCOPE))).toEqual(NO_SCOPE);
  });

  test('a pinned widget keeps everything that the scope names', () => {
    const scope = { ...NO_SCOPE, frame: 'LAST_7_DAYS', basis: 'EFFECTIVE' } as const;
    expect(ownPartsOf('TOP5', { isPinned: true }, scope)).toEqual({
      isPinned: true,
      parts: ['frame', 'basis'],
    });
    expect(ownPartsOf('TOP5', { isPinned: true }, NO_SCOPE)).toEqual({ isPinned: true, parts: [] });
  });

  test('a widget is marked for what its type cannot follow, and for nothing else', () => {
    const scope = { ...NO_SCOPE, frame: 'LAST_7_DAYS', vendors: ['AWS'] } as const;
    expect(ownPartsOf('TOP5', { isPinned: false }, scope)).toBeNull();
    expect(ownPartsOf('COST_BY_PRODUCT', { isPinned: false }, scope)?.parts).toEqual(['frame']);
    expect(ownPartsOf('YEAR_COST_FORECAST', { isPinned: null }, scope)?.parts).toEqual(['frame', 'vendors']);
    expect(ownPartsOf('COST_BY_PRODUCT', { isPinned: false }, NO_SCOPE)).toBeNull();
  });

  test.each(WIDGET_TYPES)('of %s says exactly what the scope does not change, for every range', (type) => {
    const own = filledSettings(type, {});
    for (const frame of DASHBOARD_FRAMES) {
      const all = { ...NO_SCOPE, frame, vendors: ['GCP'], basis: 'EFFECTIVE' } as const;
      const kept = ownPartsOf(type, { isPinned: false }, all)?.parts ?? [];
      const shown = effectiveSettings(type, {}, all);
      const told = { frame: frameOfDashboard(type, frame), vendors: all.vendors, basis: all.basis };
      for (const part of ['frame', 'vendors', 'basis'] as const)
        expect(shown[part], `${part} ${frame}`).toEqual(kept.includes(part) ? own[part] : told[part]);
    }
  });
});

describe('files of a widget (D-04)', () => {
  test('figures are exact, texts are safe for spreadsheets, and the question stands below', () => {
    const table = {
      columns: ['Item', '=Cost'],
      rows: [
        ['=1+1', 0.1 + 0.2],
        ['b, "c"', null],
        ['d', -5],
      ],
    };
    const question = { name: 'Question', facts: [['Company', 'Acme'] as const] };
    const { columns, rows } = widgetFileTable(table);
    expect(shortFile('csv', 'Cost', columns, rows, question)).toBe(
      '\uFEFFItem,\'=Cost\r\n\'=1+1,0.30000000000000004\r\n"b, ""c""",\r\nd,-5\r\n,\r\nCompany,Acme\r\n',
    );
    const workbook = Buffer.from(shortFile('xlsx', 'Cost', columns, rows, question) as Uint8Array).toString();
    for (const part of ['<v>0.30000000000000004</v>', '<v>-5</v>', '=1+1', 'Acme'])
      expect(workbook).toContain(part);
  });

  test('a title becomes a name that file systems take', () => {
    expect(fileName('Cost: by/product?', 'csv')).toBe('Cost- by-product-.csv');
    expect(fileName('..', 'png')).toBe('file.png');
  });

  test('a link names dashboard and widget, keeps the scope, and leaves the edit mode out', () => {
    const href = 'https://portal.example/dashboard?company=sunflower&range=last_7_days&edit=1&widget=2#top';
    expect(widgetLink(href, 'b1', 7)).toBe(
      'https://portal.example/dashboard?company=sunflower&range=last_7_days&widget=7&board=b1',
    );
  });
});
