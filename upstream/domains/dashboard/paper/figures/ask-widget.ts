// How a widget asks for its figures: by its effective settings, in the words of the endpoint.
import { costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS, WIRE_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { CODES_OF_VENDORS, type VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import { viewByOfWidget, type WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import { MAX_COST_ITEMS } from '../../../../contract/cost-analytics/cost-analytics.ts';
import { wireOfSettings } from '../../../../contract/dashboard/widget-words.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import { Refusal } from '../../../../refusal.ts';
import { type Asker, askEndpoint, type Endpoints, type Name } from '../ask-figures.ts';
import { conditionsOfFilter } from '../filter-conditions.ts';
import type { Figures } from './figure-lines.ts';

export interface Asked {
  type: WidgetType;
  settings: WidgetSettings;
}

export type Reader = (asker: Asker, widget: Asked) => Promise<Figures>;

export function vendorsOf({ vendors }: Asker, { settings }: Asked): readonly VendorCode[] {
  return settings.vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? vendors;
}

/** Of a question to cost analytics whose items are all wanted. */
export const ALL_ITEMS = {
  timeFrame: 'custom',
  timeUnit: 'month',
  filters: {},
  page: 1,
  itemsPerPage: MAX_COST_ITEMS,
};

/** The endpoint's own schema takes what it knows of the widget's words, and refuses a key that was not chosen yet. */
export async function ask<Key extends Name>(
  asker: Asker,
  name: Key,
  asked: Asked,
  beside: object = {},
): Promise<ReplyOf<Endpoints[Key]>> {
  const { type, settings } = asked;
  const viewBy = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key } = costField(viewBy);
  return askEndpoint(asker, name, {
    ...wireOfSettings(settings),
    // A type that takes no basis shows billed cost.
    isAmortizedCost: settings.basis === 'EFFECTIVE',
    selectedVendors: vendorsOf(asker, asked),
    viewBy: WIRE_VIEW_BYS.wordOf(viewBy),
    ...(key === 'tagKey' && { tagKey: settings.tagKey ?? undefined }),
    ...(key === 'serviceGroupSet' && { serviceGroupSetNm: settings.serviceGroupSet ?? undefined }),
    ...beside,
    ...(settings.savedFilter && { filters: await conditionsOfFilter(asker, settings.savedFilter) }),
    ...(settings.category && { category: WIRE_VIEW_BYS.wordOf(GRAPH_VIEW_BYS.idOf(settings.category)) }),
  });
}

/** What may not be asked, or has no data, is left out. */
export async function orNull<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
