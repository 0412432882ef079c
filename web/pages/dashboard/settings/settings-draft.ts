// The settings of a widget while they are edited: which are watched, what changed, and what is wrong (D-05, D-14).
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { filledSettings, settingFault, WIDGET_MEMBERS } from '../../../../lib/widgets/widget-settings.ts';
import { takesSetting, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetMember, WidgetSettings } from '../../../../lib/widgets/words.ts';

export type SettingFaults = Partial<Record<WidgetMember, DomainErrorCode>>;

/**
 * The members that make a difference to a widget of the type, told so: a tag key says nothing while it is not split
 * by tag, nor chosen items while it shows the largest.
 */
export function watchedMembers(type: WidgetType, settings: WidgetSettings): WidgetMember[] {
  return WIDGET_MEMBERS.filter((member) => takesSetting(type, member) && isWatched(type, member, settings));
}

function isWatched(type: WidgetType, member: WidgetMember, { viewBy }: WidgetSettings): boolean {
  if (!takesSetting(type, 'viewBy')) return true;
  if (member !== 'tagKey' && member !== 'serviceGroupSet') return true;
  return viewBy !== null && costField(GRAPH_VIEW_BYS.idOf(viewBy)).key === member;
}

/** As they are kept: every watched member with its value or its default, every other null. */
export function tidySettings(type: WidgetType, given: GivenSettings): WidgetSettings {
  const filled = filledSettings(type, given);
  const { title, items } = filled;
  const watched = watchedMembers(type, filled);
  return {
    ...filled,
    title: title?.trim() || null,
    items: items && items.show !== 'CUSTOM' ? { ...items, chosen: [] } : items,
    tagKey: watched.includes('tagKey') ? filled.tagKey : null,
    serviceGroupSet: watched.includes('serviceGroupSet') ? filled.serviceGroupSet : null,
  };
}

/** The watched members that differ; none: the settings count as unchanged. */
export function changedMembers(
  type: WidgetType,
  before: GivenSettings,
  after: GivenSettings,
): WidgetMember[] {
  const [one, other] = [tidySettings(type, before), tidySettings(type, after)];
  return WIDGET_MEMBERS.filter(
    (member) => takesSetting(type, member) && wordOf(one, member) !== wordOf(other, member),
  );
}

/** Vendors and chosen items are sets: their order makes no difference. */
function wordOf(settings: WidgetSettings, member: WidgetMember): string {
  if (member === 'vendors') return JSON.stringify(settings.vendors && [...settings.vendors].sort());
  if (member === 'items' && settings.items) {
    const { show, chosen } = settings.items;
    return JSON.stringify([show, ...chosen.map(({ vendor, key }) => `${vendor} ${key}`).sort()]);
  }
  return JSON.stringify(settings[member]);
}

/** The setting that a new widget of the type needs before it shows anything; null where it needs none. */
export function firstNeeded(type: WidgetType): 'tagKey' | 'serviceGroupSet' | null {
  const faults = settingFaults(type, filledSettings(type, {}));
  return (['tagKey', 'serviceGroupSet'] as const).find((member) => faults[member] !== undefined) ?? null;
}

/** Everything that is wrong, by member; what is not watched cannot be. */
export function settingFaults(type: WidgetType, settings: WidgetSettings): SettingFaults {
  const faults: SettingFaults = {};
  for (const member of watchedMembers(type, settings)) {
    const code = missingFault(member, settings) ?? faultOf(type, member, settings);
    if (code) faults[member] = code;
  }
  return faults;
}

function faultOf(type: WidgetType, member: WidgetMember, settings: WidgetSettings): DomainErrorCode | null {
  const { minAlert, maxAlert, account, items } = settings;
  const beside =
    member === 'minAlert' || member === 'maxAlert'
      ? { minAlert, maxAlert }
      : member === 'savedFilter'
        ? { account, items }
        : {};
  const fault = settingFault(type, { ...beside, [member]: settings[member] });
  return fault?.member === member ? fault.code : null;
}

/** What the form asks for although a dashboard may be kept without it. */
function missingFault(member: WidgetMember, settings: WidgetSettings): DomainErrorCode | null {
  if (settings[member] !== null) return null;
  switch (member) {
    case 'tagKey':
      return 'TAG_KEY_MISSING';
    case 'serviceGroupSet':
      return 'SERVICE_GROUP_SET_MISSING';
    case 'threshold':
      return 'THRESHOLD_TOO_LOW';
    case 'minAlert':
    case 'maxAlert':
      return 'ALERT_BAND_INVALID';
    default:
      return null;
  }
}
