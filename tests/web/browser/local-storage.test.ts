// What the browser keeps: conveniences alone, and nothing that somebody else wrote.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalKey, readLocal, withSearch, writeLocal } from '../../../web/browser/local-storage.ts';

/** The part of the browser's storage that is used, with a quota. */
class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (value.length > 5000) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  };
  removeItem = (key: string) => this.kept.delete(key);
}

let storage = new Storage();
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});

describe('a kept value', () => {
  it('is read as it was written, and forgotten by null', () => {
    writeLocal('tourSteps', { dashboard: 2, 'cost-analytics': 'done' });
    expect(readLocal('tourSteps')).toEqual({ dashboard: 2, 'cost-analytics': 'done' });
    writeLocal('tourSteps', null);
    expect(readLocal('tourSteps')).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it.each<[LocalKey, unknown]>([
    ['language', 'klingon'],
    ['language', { code: 'ko' }],
    ['recentSearches', ['a', 1]],
    ['recentSearches', 'a'],
    ['welcomeSeen', 'yes'],
    ['sidebarCollapsed', 1],
    ['costAnalyticsQuestion', 'x'.repeat(2001)],
    ['dismissedBanners', [null]],
    ['tourSteps', 'dashboard'],
  ])('%s is ignored where it holds %j', (key, foreign) => {
    storage.kept.set(`skyledger-${key}`, JSON.stringify(foreign));
    expect(readLocal(key)).toBeNull();
  });

  it('is ignored where it is no JSON, and steps that no tour has are left out', () => {
    storage.kept.set('skyledger-language', 'ko');
    expect(readLocal('language')).toBeNull();
    storage.kept.set('skyledger-tourSteps', '{"dashboard":-1,"anomaly":3,"cost-analytics":1.5}');
    expect(readLocal('tourSteps')).toEqual({});
  });

  it('is nothing to rely on: forbidden or full storage is no fault', () => {
    writeLocal('dismissedBanners', ['x'.repeat(6000)]);
    expect(readLocal('dismissedBanners')).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    writeLocal('welcomeSeen', true);
    expect(readLocal('welcomeSeen')).toBeNull();
  });
});

it('recent searches are the newest five, each once (A-11)', () => {
  const searches = ['a', 'b', 'c', 'd', 'e', ' b ', ''].reduce<string[]>(withSearch, []);
  expect(searches).toEqual(['b', 'e', 'd', 'c', 'a']);
});
