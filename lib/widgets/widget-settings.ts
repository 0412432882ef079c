// Settings of a widget: what is wrong with given ones, and what stands where nothing was said (D-14).

import { MAX_FILTER_ITEMS } from '../catalogue/cost-fields.ts';
import type { DomainErrorCode } from '../catalogue/domain-errors.ts';
import type { WidgetTakes } from '../catalogue/widget-traits.ts';
import { alertBandFault, alertTitleFault, MIN_THRESHOLD } from '../rules/alert-rules.ts';
import { isWithinLength } from '../rules/text-rules.ts';
import { takesSetting, WIDGETS, type WidgetType } from './widget-types.ts';
import type {
  GivenSettings,
  WidgetChannel,
  WidgetItemChoice,
  WidgetMember,
  WidgetSettings,
} from './words.ts';

const MAX_AMOUNT = 1e12;

/** The member at fault. */
export interface SettingFault {
  member: WidgetMember;
  code: DomainErrorCode;
}

/** Every member, in the order in which faults are told. */
export const WIDGET_MEMBERS = [
  'title',
  'isPinned',
  'vendors',
  'basis',
  'frame',
  'items',
  'scale',
  'chartType',
  'viewBy',
  'category',
  'threshold',
  'comparison',
  'account',
  'tagKey',
  'serviceGroupSet',
  'joinSameNames',
  'savedFilter',
  'sensitivity',
  'minAlert',
  'maxAlert',
  'channels',
  'sendType',
  'includesLowerLevels',
] as const satisfies readonly WidgetMember[];

/** Null: a widget of the type may be told so. A tag key or a set may be missing: it is asked for where it is shown. */
export function settingFault(type: WidgetType, given: GivenSettings): SettingFault | null {
  for (const member of WIDGET_MEMBERS) {
    const code = faultOf(type, member, given);
    if (code) return { member, code };
  }
  return null;
}

/** Every member that the type takes has a value or its default; every other is null. */
export function filledSettings(type: WidgetType, given: GivenSettings): WidgetSettings {
  const filled = defaultSettings(type);
  for (const member of WIDGET_MEMBERS) if (takesSetting(type, member)) say(filled, member, given[member]);
  return filled;
}

function say<Member extends WidgetMember>(
  settings: WidgetSettings,
  member: Member,
  value: GivenSettings[Member],
): void {
  if (value !== undefined && value !== null) settings[member] = value;
}

/** Of a new widget of the type. */
export function defaultSettings(type: WidgetType): WidgetSettings {
  const { takes } = WIDGETS[type];
  const [show] = takes.items ?? [];
  return {
    title: null,
    isPinned: takes.isPinned?.[0] ?? null,
    vendors: null,
    basis: takes.basis?.[0] ?? null,
    frame: takes.frame?.[0] ?? null,
    items: show ? { show, chosen: [] } : null,
    scale: takes.scale?.[0] ?? null,
    chartType: takes.chartType?.[0] ?? null,
    viewBy: takes.viewBy?.[0] ?? null,
    category: takes.category?.[0] ?? null,
    threshold: takes.threshold?.[0] ?? null,
    comparison: takes.comparison?.[0] ?? null,
    account: null,
    tagKey: null,
    serviceGroupSet: null,
    joinSameNames: takes.joinSameNames?.[0] ?? null,
    savedFilter: null,
    sensitivity: takes.sensitivity?.[0] ?? null,
    minAlert: takes.minAlert?.[0] ?? null,
    maxAlert: takes.maxAlert?.[0] ?? null,
    channels: takes.channels ? [] : null,
    sendType: takes.sendType?.[0] ?? null,
    includesLowerLevels: takes.includesLowerLevels?.[0] ?? null,
  };
}

function faultOf(type: WidgetType, member: WidgetMember, given: GivenSettings): DomainErrorCode | null {
  const value = given[member] ?? null;
  if (value === null) return null;
  if (!takesSetting(type, member)) return 'WIDGET_SETTING';
  switch (member) {
    case 'vendors':
      return given.vendors?.length === 0 ? 'NO_VENDOR' : null;
    case 'items':
      return given.items ? itemsFault(given.items, WIDGETS[type].takes) : null;
    case 'threshold':
      return isAmount(given.threshold) && given.threshold >= MIN_THRESHOLD ? null : 'THRESHOLD_TOO_LOW';
    case 'minAlert':
    case 'maxAlert':
      return bandFault(filledSettings(type, given));
    case 'channels':
      return channelsFault(given.channels ?? [], WIDGETS[type].takes.channels ?? []);
    case 'title':
      return titleFault(type, String(value));
    case 'account':
    case 'tagKey':
    case 'serviceGroupSet':
      return textFault(String(value));
    case 'savedFilter':
      return given.account != null || given.items?.show === 'CUSTOM'
        ? 'FILTERS_WITH_SAVED_FILTER'
        : textFault(String(value));
    default:
      return choicesOf(WIDGETS[type].takes, member).includes(value) ? null : 'WIDGET_SETTING';
  }
}

function itemsFault({ show, chosen }: WidgetItemChoice, { items }: WidgetTakes): DomainErrorCode | null {
  if (!items?.includes(show)) return 'WIDGET_SETTING';
  if (show === 'CUSTOM' && chosen.length === 0) return 'CUSTOM_WITHOUT_ITEMS';
  if (show !== 'CUSTOM' && chosen.length > 0) return 'ITEMS_WITHOUT_CUSTOM';
  return chosen.length > MAX_FILTER_ITEMS ? 'FILTER_ITEMS' : null;
}

function bandFault({ minAlert, maxAlert }: WidgetSettings): DomainErrorCode | null {
  return alertBandFault({ minAlert, maxAlert });
}

function channelsFault(
  channels: readonly WidgetChannel[],
  known: readonly WidgetChannel[],
): DomainErrorCode | null {
  const isFit = new Set(channels).size === channels.length && channels.every((one) => known.includes(one));
  return isFit ? null : 'WIDGET_SETTING';
}

/** Only the title of an alarm goes into messages. */
function titleFault(type: WidgetType, title: string): DomainErrorCode | null {
  return takesSetting(type, 'sensitivity') ? alertTitleFault(title) : textFault(title);
}

function textFault(text: string): DomainErrorCode | null {
  if (/\p{Cc}/u.test(text)) return 'CONTROL_CHARACTERS';
  return isWithinLength(text) ? null : 'TEXT_TOO_LONG';
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MAX_AMOUNT;
}

function choicesOf(takes: WidgetTakes, member: WidgetMember): readonly unknown[] {
  return (takes as Partial<Record<WidgetMember, readonly unknown[]>>)[member] ?? [];
}
