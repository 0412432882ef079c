// What a widget says in total, and what the page behind its link says.
import { lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { takesSetting, WIDGET_TYPES, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import { drillLink } from '../../../../web/pages/dashboard/widgets/drill/drill-link.ts';
import { shownTotal } from '../../../../web/pages/dashboard/widgets/series/series-items.ts';
import type { TestGateway } from '../../product/gateway.ts';
import { hasOwnFigure } from './figure-drills.ts';
import { pageTotal } from './page-totals.ts';

export interface WidgetTotal {
  range: { start: string; end: string };
  total: number;
}

/** A field of each content that has a total, with its range; the total is an amount, a line or that of the newest month. */
const FIELDS = {
  MonthToDateContent: 'costMonthToDate { range { start end } sum: total }',
  CostTrendContent: 'costTrend { months { month total } }',
  CostByContent: 'costOverTime { range { start end } line: total { total } series { total } }',
  TopCostsContent: 'topCosts { range { start end } sum: total }',
  ProductPortionContent: 'productPortion { range { start end } sum: total }',
  PortionByContent: 'portionBy { range { start end } sum: total }',
  IntegratedPortionContent: 'integratedPortion { range { start end } sum: total }',
  ServiceGroupPortionContent: 'serviceGroupPortion { range { start end } sum: total }',
  MultiVendorCostContent: 'costByVendor { range { start end } line: total { total } }',
  AbnormalChangeContent: 'abnormalChanges { range { start end } sum: total }',
  TopMoversContent: 'costAnalytics { range { start end } line: total { total } }',
};

interface WireFigures {
  range?: WidgetTotal['range'];
  sum?: number;
  line?: { total: number };
  series?: { total: number }[];
  months?: { month: string; total: number }[];
}

export async function widgetTotal(
  gateway: TestGateway,
  type: WidgetType,
  settings: Partial<WidgetSettings>,
): Promise<WidgetTotal> {
  const contents = Object.entries(FIELDS).map(([name, field]) => `... on ${name} { ${field} }`);
  const query = `query W($type: WidgetType!, $settings: WidgetSettingsInput!) {
    viewer { widgetContent(type: $type, settings: $settings) { ${contents.join(' ')} } }
  }`;
  const reply = await gateway.ask<{ viewer: { widgetContent: Record<string, WireFigures> } }>(query, {
    variables: { type, settings },
  });
  const [figures] = Object.values(reply.expectData().viewer.widgetContent);
  if (!figures) throw new Error(`${type} has no figures`);
  const { range, sum, line, series = [], months = [] } = figures;
  // The head says the newest month.
  const newest = months.at(-1);
  if (newest) return { range: { start: newest.month, end: lastOfMonth(newest.month) }, total: newest.total };
  if (!range) throw new Error(`${type} has no range`);
  return {
    range,
    total: sum ?? shownTotal({ items: settings.items ?? null }, series, line?.total ?? Number.NaN),
  };
}

/** A company in the words of `WIDGET_COMPANIES`. */
interface DrilledCompany {
  vendors: readonly string[];
  views: readonly (readonly [words: string, by: unknown])[];
  set: string | null;
}

/** Each type with a total, of all vendors and of the last one, where the page behind its link says another total. */
export async function drillFaults(
  gateway: TestGateway,
  { vendors, views, set }: DrilledCompany,
): Promise<string[]> {
  const known = vendors as Vendor[];
  const tagKey = views.flatMap(([words]) => /tagKey: "(.+)"/.exec(words)?.[1] ?? [])[0] ?? null;
  const faults: string[] = [];
  for (const type of WIDGET_TYPES) {
    const needsSet = takesSetting(type, 'serviceGroupSet') && !takesSetting(type, 'viewBy');
    // Of other types the figure is no cost of a range (figure-drills.ts).
    if (hasOwnFigure(type) || (needsSet && set === null)) continue;
    for (const named of takesSetting(type, 'vendors') ? [null, known.slice(-1)] : [null]) {
      const given = {
        ...(takesSetting(type, 'tagKey') && { tagKey }),
        ...(takesSetting(type, 'serviceGroupSet') && { serviceGroupSet: set }),
        ...(named && { vendors: named }),
      };
      const { range, total } = await widgetTotal(gateway, type, given);
      const settings = { ...defaultSettings(type), ...given };
      const link = drillLink({ type, settings, range }, { selected: known, available: known });
      const behind = link === null ? 0 : await pageTotal(gateway, link);
      if (Math.abs(behind - total) > 1e-6) faults.push(`${type} ${named}: ${total}, behind it ${behind}`);
    }
  }
  return faults;
}
