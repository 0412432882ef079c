// The rules of the settings of widgets and of the gallery (D-04, D-05, D-14).
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGET_TYPES, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings } from '../../../../lib/widgets/words.ts';
import {
  GALLERY,
  groupsFor,
  unsupportedVendors,
} from '../../../../web/pages/dashboard/gallery/widget-groups.ts';
import { itemFieldOf, itemKeyOf } from '../../../../web/pages/dashboard/settings/items/item-field.ts';
import { daysOfSettings } from '../../../../web/pages/dashboard/settings/setting-days.ts';
import {
  changedMembers,
  firstNeeded,
  settingFaults,
  tidySettings,
} from '../../../../web/pages/dashboard/settings/settings-draft.ts';

const settingsOf = (type: WidgetType, given: GivenSettings = {}) => ({ ...defaultSettings(type), ...given });

describe('what counts as changed (D-05)', () => {
  test('a default that is said is not a change', () => {
    expect(changedMembers('TOP5', {}, { frame: 'LAST_30_DAYS', viewBy: 'PRODUCT', basis: 'BILLED' })).toEqual(
      [],
    );
  });

  test('the order of vendors and chosen items makes no difference, and other ones do', () => {
    const chosen = [
      { vendor: 'AWS', key: 'a' },
      { vendor: 'AZURE', key: 'b' },
    ] as const;
    const before: GivenSettings = { vendors: ['AWS', 'AZURE'], items: { show: 'CUSTOM', chosen } };
    const turned: GivenSettings = {
      vendors: ['AZURE', 'AWS'],
      items: { show: 'CUSTOM', chosen: chosen.toReversed() },
    };
    expect(changedMembers('COST_BY_PRODUCT', before, turned)).toEqual([]);
    const fewer: GivenSettings = { vendors: ['AWS'], items: { show: 'CUSTOM', chosen: chosen.slice(0, 1) } };
    expect(changedMembers('COST_BY_PRODUCT', before, fewer)).toEqual(['vendors', 'items']);
  });

  test('what is not watched is no change: a tag key without a split by tag, chosen items beside the top 10', () => {
    expect(changedMembers('TOP5', {}, { tagKey: 'env' })).toEqual([]);
    expect(changedMembers('TOP5', { viewBy: 'TAG' }, { viewBy: 'TAG', tagKey: 'env' })).toEqual(['tagKey']);
    const top = { show: 'TOP_10', chosen: [{ vendor: 'AWS', key: 'a' }] } as const;
    expect(changedMembers('COST_BY_PRODUCT', {}, { items: top })).toEqual([]);
  });

  test('spaces around a title are none', () => {
    expect(changedMembers('TOP5', {}, { title: '  ' })).toEqual([]);
    expect(tidySettings('TOP5', { title: ' Mine ' }).title).toBe('Mine');
  });
});

describe('what is wrong with settings (D-14)', () => {
  test('a split by tag or service group asks for its key', () => {
    expect(settingFaults('TOP5', settingsOf('TOP5', { viewBy: 'TAG' }))).toEqual({
      tagKey: 'TAG_KEY_MISSING',
    });
    expect(settingFaults('COST_BY_SERVICE_GROUP', settingsOf('COST_BY_SERVICE_GROUP'))).toEqual({
      serviceGroupSet: 'SERVICE_GROUP_SET_MISSING',
    });
    expect(settingFaults('TOP5', settingsOf('TOP5'))).toEqual({});
  });

  test('all faults are told at once, each at its member', () => {
    const settings = settingsOf('ABNORMAL_CHANGE', { threshold: 4, vendors: [], viewBy: 'TAG' });
    expect(settingFaults('ABNORMAL_CHANGE', settings)).toEqual({
      vendors: 'NO_VENDOR',
      threshold: 'THRESHOLD_TOO_LOW',
      tagKey: 'TAG_KEY_MISSING',
    });
  });

  test('custom needs 1 to 10 items', () => {
    const items = (count: number): GivenSettings => ({
      items: {
        show: 'CUSTOM',
        chosen: Array.from({ length: count }, (_, place) => ({ vendor: 'AWS' as const, key: `${place}` })),
      },
    });
    const faultsOf = (count: number) =>
      settingFaults('COST_BY_PRODUCT', settingsOf('COST_BY_PRODUCT', items(count)));
    expect(faultsOf(0)).toEqual({ items: 'CUSTOM_WITHOUT_ITEMS' });
    expect(faultsOf(10)).toEqual({});
    expect(faultsOf(11)).toEqual({ items: 'FILTER_ITEMS' });
  });

  test.each([
    [100, 1000, true],
    [1000, 100, false],
    [100, 100, false],
    [null, 1000, false],
  ])('the alarm band from %j to %j', (minAlert, maxAlert, isValid) => {
    const faults = settingFaults('ML_ABNORMAL_USER', settingsOf('ML_ABNORMAL_USER', { minAlert, maxAlert }));
    expect(Object.values(faults).includes('ALERT_BAND_INVALID')).toBe(!isValid);
  });
});

describe('items to choose', () => {
  test('their field follows the type, or what it is split by', () => {
    expect(itemFieldOf('COST_BY_REGION', settingsOf('COST_BY_REGION'))?.field).toBe('region');
    expect(itemFieldOf('COST_BY_PROJECT', settingsOf('COST_BY_PROJECT'))?.field).toBe('account');
    expect(
      itemFieldOf('COST_BY_CATEGORY', settingsOf('COST_BY_CATEGORY', { category: 'REGION' }))?.field,
    ).toBe('region');
    const tagless = itemFieldOf('COST_BY_TAG', settingsOf('COST_BY_TAG'));
    expect(tagless).toMatchObject({ field: 'tag', isAsked: false });
    const category = settingsOf('MULTI_VENDOR_COST_BY', { viewBy: 'SERVICE_CATEGORY' });
    expect(itemFieldOf('MULTI_VENDOR_COST_BY', category)?.field).toBe('serviceCategory');
  });

  test('service groups of another set are none', () => {
    const of = itemFieldOf(
      'COST_BY_SERVICE_GROUP',
      settingsOf('COST_BY_SERVICE_GROUP', { serviceGroupSet: 'Teams' }),
    );
    expect(of && itemKeyOf(of, 'Teams:::Core')).toBe('Core');
    expect(of && itemKeyOf(of, 'Stages:::Core')).toBeNull();
  });

  test('the days asked for never reach over 12 months', () => {
    expect(daysOfSettings({ frame: 'LAST_7_DAYS' }, '2024-06-30')).toEqual({
      start: '2024-06-24',
      end: '2024-06-30',
    });
    expect(daysOfSettings({ frame: 'YEAR_TO_WEEK' }, '2022-12-31')).toEqual({
      start: '2022-01-01',
      end: '2022-12-31',
    });
  });
});

describe('the gallery (D-04)', () => {
  test('holds every type once', () => {
    const shown = GALLERY.flatMap(({ types }) => [...types]);
    expect(shown.toSorted()).toEqual([...WIDGET_TYPES].sort());
  });

  test('is searched by all words', () => {
    const wordsOf = (type: string) => type.replaceAll('_', ' ');
    expect(groupsFor('vendor cost', wordsOf).flatMap(({ types }) => [...types])).toEqual([
      'COST_BY_VENDOR',
      'MULTI_VENDOR_COST_BY',
    ]);
  });

  test('a type for AWS alone cannot be used without AWS', () => {
    expect(unsupportedVendors('YEAR_COST_FORECAST', ['AZURE'])).toEqual(['AWS']);
    expect(unsupportedVendors('YEAR_COST_FORECAST', ['AZURE', 'AWS'])).toBeNull();
    expect(unsupportedVendors('TOP5', ['OPENSTACK'])).toBeNull();
    // What shows nothing as it comes is set up first.
    expect(firstNeeded('COST_BY_TAG')).toBe('tagKey');
    expect(firstNeeded('MULTI_VENDOR_PORTION_BY_SERVICE_GROUP')).toBe('serviceGroupSet');
    expect(firstNeeded('COST_BY_PRODUCT')).toBeNull();
  });
});
