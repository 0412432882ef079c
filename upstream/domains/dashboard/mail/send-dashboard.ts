// Mails a dashboard as a file: to each recipient a mail of its own, in the recipient's language and currency.
import { ZodError } from 'zod';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId, inSentence } from '../../../../lib/catalogue/derived/cost-field-names.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { domainErrorTexts, isDomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { DEFAULT_LANGUAGE } from '../../../../lib/catalogue/languages.ts';
import { pageAddress } from '../../../../lib/catalogue/pages.ts';
import { CODES_OF_VENDORS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { globalIdText } from '../../../../lib/node/global-id-text.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import { type DashboardScope, effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import { viewByOfWidget, WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import { scopeOfWire, type Widget, widgetOfWire } from '../../../contract/dashboard/widget-words.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import type { ComposedMail } from '../../../mail/schedules/sending.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { savedFiltersOfCompany } from '../../../stores/documents/cost-analytics/saved-filters.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { ScheduledRecipient } from '../../../stores/documents/mails/mail-schedules.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import { type Reader, readerOf } from '../../shared/reader-settings.ts';
import type { Asker } from './ask-figures.ts';
import { dashboardPdf } from './dashboard-pdf.ts';
import { dashboardSentence } from './dashboard-sentence.ts';
import { figuresOf } from './figures.ts';
import type { PrintedWidget } from './printed-dashboard.ts';
import { monthName, type ReaderWords, readerWords } from './reader-words.ts';

export interface DashboardSending {
  documents: Documents;
  handlers: Asker['handlers'];
  /** Of the sender: figures are those that the sender may see. */
  call: Call;
  dashboard: WireDashboard;
  /** With data: of widgets that name none. */
  vendors: readonly VendorCode[];
  /** The day that relative ranges end on. */
  today: string;
  /** The company's first day with data; null without any. */
  firstDate: string | null;
  publicUrl: string;
}

/** The mail for one recipient; `unsubscribeUrl` null: it is sent once. */
export async function dashboardMail(
  sending: DashboardSending,
  { userId }: ScheduledRecipient,
  unsubscribeUrl: string | null,
): Promise<ComposedMail> {
  const { documents, call, dashboard, today, publicUrl, handlers, vendors, firstDate } = sending;
  const { companyId, user: sender } = call;
  const language = (await userOfSubject(documents, userId))?.language ?? DEFAULT_LANGUAGE;
  const reader = await readerOf(documents, userId, companyId, language);
  const text = textsOf(language);
  const day = dayIn(today, language);
  const words = readerWords(reader);
  const asker: Asker = {
    documents,
    handlers,
    call: call.readIn(reader.currency.selected).inLanguage(language),
    vendors,
    today,
    text,
    dayText: words.dayText,
    monthText: words.monthText,
    percent: words.percent,
  };
  const scope = scopeOfWire(dashboard.scope);
  const sentence = await dashboardSentence(asker, scope, firstDate, {
    money: words.shortMoney,
    percent: words.percent,
    month: (first) => monthName(first, language),
  });
  const widgets = await printedWidgets(asker, dashboard, scope);
  const name = dashboard.dashboardName;
  const board = globalIdText('Dashboard', dashboard.dashboardId);
  const url = `${publicUrl}${pageAddress('dashboard', { board, company: companyId })}`;
  const content = await dashboardPdf({
    ...words,
    language,
    text,
    name,
    company: reader.company,
    scope: scopeText(asker, scope, reader),
    sentence,
    day,
    url,
    widgets,
  });
  const title = text('dashboard.mailed.subject', { name, company: reader.company });
  return {
    kind: 'DASHBOARD',
    language,
    subject: [...title.replace(/\p{Cc}/gu, ' ')].slice(0, 250).join(''),
    body: mailBody(language, {
      title,
      paragraphs: [
        ...(sentence ? [sentence] : []),
        text('dashboard.mailed.lead', { sender: sender.name, day }),
      ],
      facts: mainFigures(widgets, words),
      link: { text: text('dashboard.mailed.open'), url },
      footer: text('dashboard.mailed.footer', { sender: sender.name }),
      unsubscribe:
        unsubscribeUrl === null ? null : { text: text('platform.unsubscribe.title'), url: unsubscribeUrl },
    }),
    attachments: [{ name: pdfName(name, today), contentType: 'application/pdf', content }],
  };
}

/** The answers of its cards, or of its first widgets where it has none. */
function mainFigures(widgets: readonly PrintedWidget[], { money, percent }: ReaderWords): [string, string][] {
  const answered = widgets.flatMap(
    ({ title, type, figures }): { isCard: boolean; fact: [string, string] }[] => {
      if (!figures) return [];
      const { lead, headline, currency, vendors, change } = figures;
      const answer = lead ?? (headline === null ? null : money(headline, currency, vendors));
      if (answer === null) return [];
      const changed = change ? ` (${percent(change.percent, 'signed')})` : '';
      return [{ isCard: CARDS.includes(type), fact: [title, `${answer}${changed}`] }];
    },
  );
  const cards = answered.filter(({ isCard }) => isCard);
  return (cards.length > 0 ? cards : answered).slice(0, MAIN_FIGURES).map(({ fact }) => fact);
}

const MAIN_FIGURES = 4;

/** After the dashboard and the day, of characters that every system takes in the name of a file. */
function pdfName(name: string, today: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  return `${[...safe].slice(0, 80).join('').trim() || 'dashboard'} ${today}.pdf`;
}

function scopeText({ text, vendors }: Asker, scope: DashboardScope, { currency }: Reader): string {
  const own = scope.vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? vendors;
  const names = own.map((vendor) => vendorNameIn(text, vendor)).join(', ');
  const basis = scope.basis && text('anomaly.rules.basis', { basis: scope.basis });
  return [names, basis, currency.selected].filter(Boolean).join(' · ');
}

const CARDS: readonly WidgetType[] = ['COST_MONTH_TO_DATE', 'ESTIMATED_COST', 'CLOUD_BUDGET', 'TOTAL_SAVING'];

/** In reading order: by rows, then from the left. */
async function printedWidgets(
  asker: Asker,
  dashboard: WireDashboard,
  scope: DashboardScope,
): Promise<PrintedWidget[]> {
  const widgets = dashboard.widgets
    .map(widgetOfWire)
    .sort((one, other) => one.layout.y - other.layout.y || one.layout.x - other.layout.x);
  const printed: PrintedWidget[] = [];
  for (const widget of widgets) printed.push(await printedWidget(asker, widget, scope));
  return printed;
}

/** Null where it has none, or one that is gone: its figures then say so. */
async function filterText({ documents, call, text }: Asker, { savedFilter }: WidgetSettings) {
  if (savedFilter === null) return null;
  const [filter] = await savedFiltersOfCompany(documents, call.companyId, [savedFilter]);
  return filter ? text('dashboard.widget.filter', { name: filter.name }) : null;
}

async function printedWidget(
  asker: Asker,
  { type, settings: own, layout }: Widget,
  scope: DashboardScope,
): Promise<PrintedWidget> {
  const { text } = asker;
  const settings = effectiveSettings(type, own, scope);
  const viewBy = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key: member } = costField(viewBy);
  const key = (member && settings[member]) ?? '';
  const name = inSentence(text(fieldTextId(viewBy)));
  const title = settings.title?.trim() || text(WIDGETS[type].titleId, { viewBy, name, key }).trim();
  const basis = settings.basis && text('anomaly.rules.basis', { basis: settings.basis });
  const filter = await filterText(asker, settings);
  const head = { title, type, layout, basis: [basis, filter].filter(Boolean).join(' · ') || null };
  try {
    return { ...head, figures: await figuresOf(asker, { type, settings }), note: null };
  } catch (error) {
    // A widget without figures says why; the others are sent.
    if (error instanceof ZodError) return { ...head, figures: null, note: text('dashboard.mailed.notSetUp') };
    if (!(error instanceof Refusal)) throw error;
    const cause = isDomainErrorCode(error.code) ? domainErrorTexts(error.code).cause : null;
    return { ...head, figures: null, note: text(cause ?? 'dashboard.mailed.noFigures') };
  }
}
