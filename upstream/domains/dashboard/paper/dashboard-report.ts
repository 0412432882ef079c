// A dashboard made for one reader: its figures asked as its owner sees them, in the words of whom it is for.
import { resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { pageAddress } from '../../../../lib/catalogue/pages.ts';
import { CODES_OF_VENDORS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { globalIdText } from '../../../../lib/node/global-id-text.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { DashboardFrame, DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import { scopeOfWire } from '../../../contract/dashboard/widget-words.ts';
import type { Call } from '../../../rest/call.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { CompanyData } from '../../shared/company-data.ts';
import { paperFoot } from '../../shared/paper/paper-foot.ts';
import { type Reader, readerOf } from '../../shared/reader-settings.ts';
import type { Asker } from './ask-figures.ts';
import { boardFigures } from './board-figures.ts';
import { moverFigures } from './closing-figures.ts';
import { dashboardSentence } from './dashboard-sentence.ts';
import type { PrintedDashboard } from './printed-dashboard.ts';
import { printedWidgets } from './printed-widgets.ts';
import { readerWords } from './reader-words.ts';

export interface DashboardReport {
  documents: Documents;
  handlers: Asker['handlers'];
  /** Of the owner: figures are those that the owner may see. */
  call: Call;
  dashboard: WireDashboard;
  data: CompanyData;
  publicUrl: string;
  now: Date;
}

/** `userId` of the reader. */
export async function printedDashboard(
  report: DashboardReport,
  userId: string,
  language: Language,
): Promise<PrintedDashboard & { url: string; day: string }> {
  const { documents, call, dashboard, data, publicUrl, now } = report;
  const { companyId } = call;
  const scope = scopeOfWire(dashboard.scope);
  const reader = readerIn(scope, await readerOf(documents, userId, companyId, language));
  const text = textsOf(language);
  const words = readerWords(reader);
  const vendors = scope.vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? data.vendors;
  const asker: Asker = {
    ...words,
    documents,
    handlers: report.handlers,
    call: call.readIn(reader.currency.selected).inLanguage(language),
    vendors: data.vendors,
    today: data.clock.today,
    firstDate: data.freshness.firstDate,
    overBudgets: 0,
    text,
  };
  const known = await boardFigures(asker, scope);
  const overBudgets = known.budgets.filter(({ expected, used }) => (expected ?? used) > 100).length;
  const ofBoard = { ...asker, overBudgets };
  const sentence = dashboardSentence(ofBoard, known);
  const widgets = await printedWidgets(ofBoard, dashboard, scope);
  const has = (wanted: WidgetType) => widgets.some(({ type }) => type === wanted);
  const board = globalIdText('Dashboard', dashboard.dashboardId);
  const url = `${publicUrl}${pageAddress('dashboard', { board, company: companyId })}`;
  return {
    ...words,
    ...{ language, text, sentence, widgets, url },
    name: dashboard.dashboardName,
    company: reader.company,
    madeAt: now,
    day: words.dayText(data.clock.today),
    state: stateText(ofBoard, scope, reader, vendors),
    foot: paperFoot({
      text,
      data,
      now,
      dayText: words.dayText,
      vendors,
      link: { text: text('dashboard.mailed.open'), url },
    }),
    budgets: has('CLOUD_BUDGET') ? known.budgets : [],
    movers: has('TOP_MOVERS') ? null : moverFigures(text, known, vendors),
  };
}

/** The board may say in which currency it is read. */
function readerIn({ currency }: DashboardScope, reader: Reader): Reader {
  return currency === null ? reader : { ...reader, currency: { ...reader.currency, selected: currency } };
}

/** 12/01–12/16/2024 UTC · Billed cost · USD · 7 vendors */
function stateText(
  { text, today, rangeText }: Asker,
  { basis, frame }: DashboardScope,
  { currency }: Reader,
  vendors: readonly VendorCode[],
): string {
  const range = resolveFrame((frame ?? 'MONTH_TO_DATE').toLowerCase() as Lowercase<DashboardFrame>, today);
  const names =
    vendors.length > MOST_NAMED
      ? text('dashboard.paper.vendors', { count: vendors.length })
      : vendors.map((vendor) => vendorNameIn(text, vendor)).join(', ');
  const cost = text('anomaly.rules.basis', { basis: basis ?? 'BILLED' });
  return [`${rangeText(range)} UTC`, cost, currency.selected, names].filter(Boolean).join(' · ');
}

const MOST_NAMED = 3;
