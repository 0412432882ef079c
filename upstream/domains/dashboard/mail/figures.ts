// The figures of a widget for a page: asked by the handlers that the portal's own widgets are answered by.
import type { z } from 'zod';
import { addMonths, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS, WIRE_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import {
  CODES_OF_VENDORS,
  VENDORS,
  type VendorCode,
  vendorNameIn,
} from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import {
  viewByOfWidget,
  WIDGETS,
  type WidgetKind,
  type WidgetType,
} from '../../../../lib/widgets/widget-types.ts';
import type { WidgetFrame, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { MAX_COST_ITEMS } from '../../../contract/cost-analytics/cost-analytics.ts';
import { wireOfSettings } from '../../../contract/dashboard/widget-words.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { costSeriesReply } from '../../../contract/shared/cost-shapes.ts';
import { type Asker, askEndpoint, type Endpoints, type Name } from './ask-figures.ts';
import {
  colourIdOf,
  type Figures,
  figures,
  found,
  LISTED,
  labelOf,
  lineOf,
  linesOf,
  othersOf,
  portion,
  refusalNote,
  toldApart,
} from './figure-lines.ts';
import { conditionsOfFilter } from './filter-conditions.ts';

interface Asked {
  type: WidgetType;
  settings: WidgetSettings;
}

/** The settings are the effective ones. Rejects with a Refusal as the handler does. */
export async function figuresOf(asker: Asker, widget: Asked): Promise<Figures> {
  const told = await READERS[WIDGETS[widget.type].kind](asker, widget);
  return { ...told, lines: toldApart(asker.text, told.lines), vendors: vendorsOf(asker, widget) };
}

function vendorsOf({ vendors }: Asker, { settings }: Asked): readonly VendorCode[] {
  return settings.vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? vendors;
}

type Reader = (asker: Asker, widget: Asked) => Promise<Figures>;

const READERS: Record<WidgetKind, Reader> = {
  monthToDate: async (asker, widget) => {
    const reply = await ask(asker, 'costMonthToDate', widget);
    const { currency, cost, lastMonthCost, lastMonthTotalCost } = reply;
    return figures(currency, {
      headline: cost,
      range: { start: reply.startDate, end: reply.endDate },
      change: {
        percent: reply.changeRate,
        difference: differenceOf(cost, lastMonthCost),
        against: { start: reply.lastMonthStartDate, end: reply.lastMonthEndDate },
      },
      lines: [
        { label: asker.text('dashboard.mailed.sameDays'), amount: lastMonthCost },
        { label: asker.text('dashboard.monthToDate.lastMonthTotal'), amount: lastMonthTotalCost },
      ],
      isCard: true,
    });
  },
  estimatedCost: async (asker, widget) => {
    const reply = await ask(asker, 'estimatedCost', widget);
    const { known, remaining, expectedCharges } = reply.parts ?? {};
    const start = addMonths(reply.startDate, -1);
    return figures(reply.currency, {
      isCard: true,
      headline: reply.estimatedCost,
      range: { start: reply.startDate, end: reply.endDate },
      change:
        reply.estimatedCost === null
          ? null
          : {
              percent: reply.changeRate,
              difference: differenceOf(reply.estimatedCost, reply.lastMonthCost),
              against: { start, end: lastOfMonth(start) },
            },
      lines: linesOf([
        [asker.text('dashboard.estimatedCost.known'), known],
        [asker.text('dashboard.estimatedCost.remaining'), remaining],
        [asker.text('dashboard.estimatedCost.expectedCharges'), expectedCharges],
      ]),
      note: refusalNote(asker.text, reply.refusal),
    });
  },
  budget: async (asker, widget) => {
    const { currency, total, startDate, endDate } = await ask(asker, 'budgetData', widget);
    const label = (figure: string) => asker.text('dashboard.cloudBudget.figure', { figure });
    const rate = total.expectedRate;
    return figures(currency, {
      isCard: true,
      lead: rate === null ? null : asker.text('dashboard.cloudBudget.lead', { rate: asker.percent(rate) }),
      headline: rate === null ? total.spent : null,
      range: { start: startDate, end: endDate },
      lines: linesOf([
        [label('budget'), total.budget],
        [label('spent'), rate === null ? null : total.spent],
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
      lines: months.map(({ month, totalCost }) => ({
        label: asker.monthText(month),
        amount: totalCost,
        colourId: month,
      })),
      bars: months.map(({ accumulatedCosts }) => accumulatedCosts),
      isLines: true,
    });
  },
  alerts: async (asker, widget) => {
    const { totalCount, list } = await ask(asker, 'alertFeed', widget);
    return figures('', {
      isCard: true,
      note: asker.text('dashboard.mailed.alerts', { count: totalCount }),
      told: list.slice(0, LISTED).map(({ message }) => message),
    });
  },
  costBy,
  productPortion: async (asker, widget) => portion(asker.text, await ask(asker, 'productPortion', widget)),
  portionBy: async (asker, widget) => portion(asker.text, await ask(asker, 'portionBy', widget)),
  topCosts: async (asker, widget) => {
    const { currency, totalCost, items, startDate, endDate } = await ask(asker, 'top5', widget);
    return figures(currency, {
      headline: totalCost,
      range: { start: startDate, end: endDate },
      isCard: true,
      lines: items.map(lineOf),
    });
  },
  abnormalChange: async (asker, widget) => {
    const { currency, items, totalCount } = await ask(asker, 'abnormal', widget);
    return figures(currency, {
      isCard: true,
      lines: items
        .slice(0, LISTED)
        .map(({ itemAlias, difference }) => ({ label: itemAlias, amount: difference })),
      note: asker.text('dashboard.abnormalChange.count', { count: totalCount }),
    });
  },
  topMovers: async (asker, widget) => {
    const wire = (widget.settings.frame?.toLowerCase() ?? 'month_to_date') as Lowercase<WidgetFrame>;
    const range = resolveFrame(wire, asker.today);
    const [now, before] = await Promise.all(
      [range, comparedPeriod(wire, range)].map(({ start: startDate, end: endDate }) =>
        ask(asker, 'cost', widget, { ...ALL_ITEMS, startDate, endDate }),
      ),
    );
    const items = new Map(
      [...(before?.items ?? []), ...(now?.items ?? [])].map((item) => [colourIdOf(item), item]),
    );
    const amounts = (reply: typeof now) =>
      new Map(reply?.items.map((item) => [colourIdOf(item), item.totalCost]));
    const [amountsNow, amountsBefore] = [amounts(now), amounts(before)];
    const lines = [...items].map(([colourId, item]) => ({
      label: labelOf(item),
      colourId,
      vendor: item.vendor,
      amount: differenceOf(amountsNow.get(colourId) ?? 0, amountsBefore.get(colourId) ?? 0),
    }));
    return figures(now?.currency ?? '', {
      isCard: true,
      range,
      lines: lines.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)).slice(0, LISTED),
    });
  },
  mlAbnormalUser: async (asker, widget) =>
    found(asker.text, await ask(asker, 'mlAbnormalUser', widget), asker.dayText),
  mlAbnormalAi: async (asker, widget) =>
    found(asker.text, await ask(asker, 'mlAbnormalAi', widget), asker.dayText),
  integratedPortion: async (asker, widget) =>
    portion(asker.text, await ask(asker, 'integratedPortion', widget)),
  serviceGroupPortion: async (asker, widget) =>
    portion(asker.text, await ask(asker, 'serviceGroupPortion', widget)),
  multiVendorCost: async (asker, widget) => {
    const { currency, totalCost, vendors, dates } = await ask(asker, 'costByVendor', widget);
    return figures(currency, {
      headline: totalCost,
      lines: vendors.map(({ vendor, totalCost: amount }) => ({
        label: vendorNameIn(asker.text, vendor),
        amount,
        colourId: colourIdOf({ vendor, item: VENDORS[vendor].name }),
        vendor,
      })),
      bars: vendors.map(({ dailyCosts }) => dailyCosts),
      steps: dates,
      isLines: widget.settings.chartType === 'LINE',
    });
  },
  yearForecast: async (asker, widget) => {
    const { currency, totalCost, months, refusal } = await ask(asker, 'yearForecast', widget);
    return figures(currency, {
      headline: totalCost,
      lines: months.map(({ month, cost }) => ({ label: asker.monthText(month), amount: cost })),
      note: refusalNote(asker.text, refusal),
    });
  },
};

const ALL_ITEMS = {
  timeFrame: 'custom',
  timeUnit: 'month',
  filters: {},
  page: 1,
  itemsPerPage: MAX_COST_ITEMS,
};

/** The endpoint's own schema takes what it knows of the widget's words, and refuses a key that was not chosen yet. */
async function ask<Key extends Name>(
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
    ...(settings.savedFilter && { filters: await conditionsOfFilter(asker, settings.savedFilter) }),
    ...(settings.category && { category: WIRE_VIEW_BYS.wordOf(GRAPH_VIEW_BYS.idOf(settings.category)) }),
    ...beside,
  });
}

async function costBy(asker: Asker, widget: Asked): Promise<Figures> {
  const reply = await ask(asker, 'dashboardCost', widget);
  const shown: Series[] = reply.items.map((item) => ({
    ...item,
    label: labelOf(item),
    colourId: colourIdOf(item),
  }));
  const { others } = reply;
  if (others) shown.push({ ...others, label: othersOf(asker.text, others.numberOfOthers), colourId: null });
  return figures(reply.currency, {
    headline: reply.totalCost,
    lines: shown.map(({ label, totalCost, colourId, vendor = null }) => ({
      label,
      amount: totalCost,
      colourId,
      vendor,
    })),
    range: { start: reply.startDate, end: reply.endDate },
    bars: shown.map(({ dailyCosts }) => dailyCosts),
    steps: reply.dates,
    isLines: widget.settings.chartType === 'LINE',
  });
}

type Series = Pick<z.output<typeof costSeriesReply>, 'totalCost' | 'dailyCosts'> & {
  label: string;
  colourId: string | null;
  vendor?: VendorCode | null;
};
