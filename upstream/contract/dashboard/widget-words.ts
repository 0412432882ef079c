// Settings of widgets and of dashboards, from the wire into the words of lib/widgets and back.
import { GRAPH_VIEW_BYS, WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { CODES_OF_VENDORS, VENDOR_WORDS } from '../../../lib/catalogue/vendors.ts';
import type { DashboardScope } from '../../../lib/widgets/effective-settings.ts';
import type { PlacedWidget } from '../../../lib/widgets/widget-layout.ts';
import { typeOfCode, type WidgetCode } from '../../../lib/widgets/widget-types.ts';
import { FRAMES_OF, type GivenSettings, type WidgetItemChoice } from '../../../lib/widgets/words.ts';
import type { WireScope, WireSettings, WireWidget } from './widget.ts';

const SHOWN = { TOP_10: 'top_10_by_cost', TOP_5: 'top_5_by_cost', CUSTOM: 'custom' } as const;
const ITEMS = { top_10_by_cost: 'TOP_10', top_5_by_cost: 'TOP_5', custom: 'CUSTOM' } as const;
const SENSITIVITIES = { HIGH: 'H', MIDDLE: 'M', LOW: 'L' } as const;
const SEND_TYPES = { ALL: 'I', BY_LEVEL: 'C' } as const;
const SEND_TYPE_WORDS = { I: 'ALL', C: 'BY_LEVEL' } as const;
const SENSITIVITY_WORDS = { H: 'HIGH', M: 'MIDDLE', L: 'LOW' } as const;

export interface Widget extends PlacedWidget {
  settings: GivenSettings;
}

export function widgetOfWire({ widgetType, index, x, y, width, height, ...settings }: WireWidget): Widget {
  return {
    index,
    type: typeOfCode(widgetType),
    layout: { x, y, width, height },
    settings: settingsOfWire(settings),
  };
}

export function wireOfWidget({ index, type, layout, settings }: Widget): WireWidget {
  return {
    widgetType: type.toLowerCase() as WidgetCode,
    index,
    ...layout,
    ...wireOfSettings(settings),
  };
}

export function scopeOfWire({
  timeFrame,
  selectedVendors,
  currency,
  isAmortizedCost,
}: WireScope): DashboardScope {
  return {
    frame: timeFrame && inUpperCase(timeFrame),
    vendors: selectedVendors?.map((code) => VENDOR_WORDS[code]) ?? null,
    currency,
    basis: isAmortizedCost === null ? null : isAmortizedCost ? 'EFFECTIVE' : 'BILLED',
  };
}

export function wireOfScope({ frame, vendors, currency, basis }: DashboardScope): WireScope {
  return {
    timeFrame: frame && inLowerCase(frame),
    selectedVendors: vendors?.map((word) => CODES_OF_VENDORS[word]) ?? null,
    currency,
    isAmortizedCost: basis && basis === 'EFFECTIVE',
  };
}

export function settingsOfWire(wire: WireSettings): GivenSettings {
  return {
    title: wire.title,
    isPinned: wire.isPinned,
    vendors: wire.selectedVendors?.map((code) => VENDOR_WORDS[code]),
    basis: wire.isAmortizedCost === undefined ? undefined : wire.isAmortizedCost ? 'EFFECTIVE' : 'BILLED',
    frame: wire.timeFrame && inUpperCase(wire.timeFrame),
    items: itemsOfWire(wire),
    scale: wire.scale && inUpperCase(wire.scale),
    chartType: wire.chartType && inUpperCase(wire.chartType),
    viewBy: wire.viewBy && GRAPH_VIEW_BYS.wordOf(WIRE_VIEW_BYS.idOf(wire.viewBy)),
    category: wire.category && inUpperCase(wire.category),
    threshold: wire.threshold,
    comparison: wire.comparison && inUpperCase(wire.comparison),
    account: wire.selectedAccount,
    tagKey: wire.selectedTagKey,
    serviceGroupSet: wire.selectedServiceGroupSet,
    joinSameNames: wire.joinSameNames,
    savedFilter: wire.selectedFilter,
    sensitivity: wire.sensitivity && SENSITIVITY_WORDS[wire.sensitivity],
    minAlert: wire.minAlert,
    maxAlert: wire.maxAlert,
    channels: wire.alarmChannel?.map(inUpperCase),
    sendType: wire.mailSendCond && SEND_TYPE_WORDS[wire.mailSendCond],
    includesLowerLevels: wire.isIncludeLowerLevel,
  };
}

/** What was not said is left out. */
export function wireOfSettings(settings: GivenSettings): WireSettings {
  const { frame, items, viewBy } = settings;
  return withoutNothing({
    title: settings.title,
    isPinned: settings.isPinned,
    selectedVendors: settings.vendors?.map((word) => CODES_OF_VENDORS[word]),
    isAmortizedCost: settings.basis && settings.basis === 'EFFECTIVE',
    timeFrame: frame && inLowerCase(frame),
    dateType: frame && dateTypeOf(frame),
    filter: items && SHOWN[items.show],
    customFilter: items?.chosen.map(({ vendor, key }) => ({ vendor: CODES_OF_VENDORS[vendor], item: key })),
    scale: settings.scale && inLowerCase(settings.scale),
    chartType: settings.chartType && inLowerCase(settings.chartType),
    viewBy: viewBy && WIRE_VIEW_BYS.wordOf(GRAPH_VIEW_BYS.idOf(viewBy)),
    category: settings.category && inLowerCase(settings.category),
    threshold: settings.threshold,
    comparison: settings.comparison && inLowerCase(settings.comparison),
    selectedAccount: settings.account,
    selectedTagKey: settings.tagKey,
    selectedServiceGroupSet: settings.serviceGroupSet,
    joinSameNames: settings.joinSameNames,
    selectedFilter: settings.savedFilter,
    sensitivity: settings.sensitivity && SENSITIVITIES[settings.sensitivity],
    minAlert: settings.minAlert,
    maxAlert: settings.maxAlert,
    alarmChannel: settings.channels?.map(inLowerCase),
    mailSendCond: settings.sendType && SEND_TYPES[settings.sendType],
    isIncludeLowerLevel: settings.includesLowerLevels,
  });
}

function itemsOfWire({ filter, customFilter = [] }: WireSettings): WidgetItemChoice | undefined {
  if (filter === undefined) return undefined;
  const chosen = customFilter.map(({ vendor, item }) => ({ vendor: VENDOR_WORDS[vendor], key: item }));
  return { show: ITEMS[filter], chosen };
}

function dateTypeOf(frame: string): 'monthly' | 'weekly' | undefined {
  if ((FRAMES_OF.monthly as readonly string[]).includes(frame)) return 'monthly';
  return (FRAMES_OF.weekly as readonly string[]).includes(frame) ? 'weekly' : undefined;
}

function inUpperCase<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>;
}

function inLowerCase<Word extends string>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>;
}

type Said<Given> = { [Member in keyof Given]?: NonNullable<Given[Member]> };

function withoutNothing<Given extends Record<string, unknown>>(given: Given): Said<Given> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(said) as Said<Given>;
}
