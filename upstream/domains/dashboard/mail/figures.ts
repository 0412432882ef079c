// The figures of a widget for a page: asked by the handlers that the portal's own widgets are answered by.
import type { z } from 'zod';
import { costField } from '../../../../lib/catalogue/cost-field-lists.ts';
import { GRAPH_VIEW_BYS, WIRE_VIEW_BYS } from '../../../../lib/catalogue/cost-field-words.ts';
import { type DomainErrorCode, domainErrorTexts } from '../../../../lib/catalogue/domain-errors.ts';
import {
  CODES_OF_VENDORS,
  VENDOR_WORDS,
  VENDORS,
  type VendorCode,
} from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import {
  viewByOfWidget,
  WIDGETS,
  type WidgetKind,
  type WidgetType,
} from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { budgetEndpoints } from '../../../contract/budgets/budgets.ts';
import { dashboardEndpoints } from '../../../contract/dashboard/dashboard.ts';
import { forecastEndpoints } from '../../../contract/dashboard/forecast.ts';
import type { PortionReply } from '../../../contract/dashboard/shapes.ts';
import { wireOfSettings } from '../../../contract/dashboard/widget-words.ts';
import type { Endpoint, ReplyOf } from '../../../contract/endpoint.ts';
import type { costSeriesReply } from '../../../contract/shared/cost-shapes.ts';
import type { Call, HandlerOf, HandlersOf } from '../../../rest/call.ts';

const ENDPOINTS = { ...dashboardEndpoints, ...forecastEndpoints, budgetData: budgetEndpoints.budgetData };
type Endpoints = typeof ENDPOINTS;
type Name = keyof Endpoints;

export interface Asker {
  handlers: HandlersOf<Endpoints>;
  call: Call;
  /** Of a widget that names none. */
  vendors: readonly VendorCode[];
  text: Texts;
}

export interface Line {
  label: string;
  amount: number;
  /** By which it has its colour, as on screens; null: of others; left out: it is no item, and looks like the rest. */
  colourId?: string | null;
}

/** Amounts in `currency`; a note stands where there is nothing to show, or says what stands there. */
export interface Figures {
  currency: string;
  headline: number | null;
  lines: readonly Line[];
  /** Bars over time: one list of amounts for each line of the list, null where there are no data. */
  bars: readonly (readonly (number | null)[])[];
  /** First and last day of what the bars are over; null where there are none. */
  over: { from: string; to: string } | null;
  /** The bars are drawn as lines. */
  isLines: boolean;
  note: string | null;
  /** Of a card: its lines are no parts that could be drawn beside each other. */
  isCard: boolean;
}

interface Asked {
  type: WidgetType;
  settings: WidgetSettings;
}

/** The settings are the effective ones. Rejects with a Refusal as the handler does. */
export function figuresOf(asker: Asker, widget: Asked): Promise<Figures> {
  return READERS[WIDGETS[widget.type].kind](asker, widget);
}

type Reader = (asker: Asker, widget: Asked) => Promise<Figures>;

const READERS: Record<WidgetKind, Reader> = {
  monthToDate: async (asker, widget) => {
    const { currency, cost, lastMonthTotalCost } = await ask(asker, 'costMonthToDate', widget);
    const label = asker.text('dashboard.monthToDate.lastMonthTotal');
    return figures(currency, {
      headline: cost,
      lines: [{ label, amount: lastMonthTotalCost }],
      isCard: true,
    });
  },
  estimatedCost: async (asker, widget) => {
    const reply = await ask(asker, 'estimatedCost', widget);
    const { known, remaining, expectedCharges } = reply.parts ?? {};
    return figures(reply.currency, {
      isCard: true,
      headline: reply.estimatedCost,
      lines: linesOf([
        [asker.text('dashboard.estimatedCost.known'), known],
        [asker.text('dashboard.estimatedCost.remaining'), remaining],
        [asker.text('dashboard.estimatedCost.expectedCharges'), expectedCharges],
      ]),
      note: refusalNote(asker, reply.refusal),
    });
  },
  budget: async (asker, widget) => {
    const { currency, total } = await ask(asker, 'budgetData', widget);
    const label = (figure: string) => asker.text('dashboard.cloudBudget.figure', { figure });
    return figures(currency, {
      isCard: true,
      headline: total.spent,
      lines: linesOf([
        [label('budget'), total.budget],
        [label('prorated'), total.prorated],
        [asker.text('dashboard.cloudBudget.expected'), total.expectedCost],
      ]),
    });
  },
  totalSaving: async (asker, widget) => {
    const { currency, monthToDate } = await ask(asker, 'totalSaving', widget);
    return figures(currency, {
      isCard: true,
      headline: monthToDate.total,
      lines: linesOf([
        [asker.text('dashboard.totalSaving.commitment'), monthToDate.commitment],
        [asker.text('dashboard.totalSaving.discounts'), monthToDate.discounts],
        [asker.text('dashboard.totalSaving.spot'), monthToDate.spot],
      ]),
    });
  },
  costTrend: async (asker, widget) => {
    const { currency, months } = await ask(asker, 'trend', widget);
    return figures(currency, {
      lines: months.map(({ month, totalCost }) => ({ label: month, amount: totalCost })),
    });
  },
  alerts: async (asker, widget) => found(asker, await ask(asker, 'mlAbnormalAi', widget)),
  costBy,
  productPortion: async (asker, widget) => portion(asker, await ask(asker, 'productPortion', widget)),
  portionBy: async (asker, widget) => portion(asker, await ask(asker, 'portionBy', widget)),
  topCosts: async (asker, widget) => {
    const { currency, totalCost, items } = await ask(asker, 'top5', widget);
    return figures(currency, { headline: totalCost, lines: items.map(lineOf) });
  },
  abnormalChange: async (asker, widget) => {
    const { currency, items, totalCount } = await ask(asker, 'abnormal', widget);
    return figures(currency, {
      lines: items
        .slice(0, 10)
        .map(({ itemAlias, difference }) => ({ label: itemAlias, amount: difference })),
      note: asker.text('dashboard.abnormalChange.count', { count: totalCount }),
    });
  },
  mlAbnormalUser: async (asker, widget) => found(asker, await ask(asker, 'mlAbnormalUser', widget)),
  mlAbnormalAi: async (asker, widget) => found(asker, await ask(asker, 'mlAbnormalAi', widget)),
  integratedPortion: async (asker, widget) => portion(asker, await ask(asker, 'integratedPortion', widget)),
  serviceGroupPortion: async (asker, widget) =>
    portion(asker, await ask(asker, 'serviceGroupPortion', widget)),
  multiVendorCost: async (asker, widget) => {
    const { currency, totalCost, vendors, dates } = await ask(asker, 'costByVendor', widget);
    return figures(currency, {
      headline: totalCost,
      lines: vendors.map(({ vendor, totalCost: amount }) => ({
        label: VENDORS[vendor].name,
        amount,
        colourId: colourIdOf({ vendor, item: VENDORS[vendor].name }),
      })),
      bars: vendors.map(({ dailyCosts }) => dailyCosts),
      over: overOf(dates),
      isLines: widget.settings.chartType === 'LINE',
    });
  },
  yearForecast: async (asker, widget) => {
    const { currency, totalCost, months, refusal } = await ask(asker, 'yearForecast', widget);
    return figures(currency, {
      headline: totalCost,
      lines: months.map(({ month, cost }) => ({ label: month.slice(0, 7), amount: cost })),
      note: refusalNote(asker, refusal),
    });
  },
};

/** The endpoint's own schema takes what it knows of the widget's words, and refuses a key that was not chosen yet. */
async function ask<Key extends Name>(
  { handlers, call, vendors }: Asker,
  name: Key,
  { type, settings }: Asked,
): Promise<ReplyOf<Endpoints[Key]>> {
  const viewBy = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key } = costField(viewBy);
  const endpoint: Endpoint = ENDPOINTS[name];
  const request = endpoint.request.parse({
    ...wireOfSettings(settings),
    // A type that takes no basis shows billed cost.
    isAmortizedCost: settings.basis === 'EFFECTIVE',
    selectedVendors: settings.vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? vendors,
    viewBy: WIRE_VIEW_BYS.wordOf(viewBy),
    ...(key === 'tagKey' && { tagKey: settings.tagKey ?? undefined }),
    ...(key === 'serviceGroupSet' && { serviceGroupSetNm: settings.serviceGroupSet ?? undefined }),
    ...(settings.category && { category: WIRE_VIEW_BYS.wordOf(GRAPH_VIEW_BYS.idOf(settings.category)) }),
  });
  const handler = handlers[name] as HandlerOf<Endpoint>;
  // What the handler of an endpoint answers is the endpoint's reply.
  return (await handler(request, call)) as ReplyOf<Endpoints[Key]>;
}

function figures(currency: string, given: Partial<Figures>): Figures {
  return {
    currency,
    headline: null,
    lines: [],
    bars: [],
    over: null,
    isLines: false,
    note: null,
    isCard: false,
    ...given,
  };
}

async function costBy(asker: Asker, widget: Asked): Promise<Figures> {
  const reply = await ask(asker, 'dashboardCost', widget);
  const shown: Series[] = reply.items.map((item) => ({
    ...item,
    label: labelOf(item),
    colourId: colourIdOf(item),
  }));
  const { others } = reply;
  if (others) shown.push({ ...others, label: othersOf(asker, others.numberOfOthers), colourId: null });
  return figures(reply.currency, {
    headline: reply.totalCost,
    lines: shown.map(({ label, totalCost, colourId }) => ({ label, amount: totalCost, colourId })),
    bars: shown.map(({ dailyCosts }) => dailyCosts),
    over: overOf(reply.dates),
    isLines: widget.settings.chartType === 'LINE',
  });
}

type Series = Pick<z.output<typeof costSeriesReply>, 'totalCost' | 'dailyCosts'> & {
  label: string;
  colourId: string | null;
};

function portion(asker: Asker, { currency, totalCost, items }: PortionReply): Figures {
  return figures(currency, {
    headline: totalCost,
    lines: items.map((item) => ({
      label: item.isOthers ? othersOf(asker, item.numberOfOthers) : labelOf(item),
      amount: item.cost,
      colourId: item.isOthers ? null : colourIdOf(item),
    })),
  });
}

function found(
  { text }: Asker,
  { currency, items }: { currency: string; items: readonly unknown[] },
): Figures {
  return figures(currency, { note: text('dashboard.mailed.anomalies', { count: items.length }) });
}

function lineOf(item: { vendor: VendorCode; item: string; itemAlias: string; cost: number }): Line {
  return { label: labelOf(item), amount: item.cost, colourId: colourIdOf(item) };
}

/** As screens name an item for its colour. */
function colourIdOf({ vendor, item }: { vendor: VendorCode | null; item: string }): string {
  return `${vendor === null ? '' : VENDOR_WORDS[vendor]} ${item}`;
}

function overOf(dates: readonly { date: string; endDate: string }[]): Figures['over'] {
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? { from: first.date, to: last.endDate } : null;
}

function labelOf({ item, itemAlias }: { item: string; itemAlias: string }): string {
  return itemAlias || item || '–';
}

function othersOf({ text }: Asker, count: number): string {
  return text('platform.item.others', { count });
}

function linesOf(given: readonly (readonly [string, number | null | undefined])[]): Line[] {
  return given.flatMap(([label, amount]) => (amount == null ? [] : [{ label, amount }]));
}

function refusalNote({ text }: Asker, refusal: DomainErrorCode | null): string | null {
  return refusal && text(domainErrorTexts(refusal).cause);
}
