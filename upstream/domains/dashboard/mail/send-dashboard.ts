// Mails a dashboard as a file: to each recipient a mail of its own, in the recipient's language and currency.
import { ZodError } from 'zod';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId, inSentence } from '../../../../lib/catalogue/derived/cost-field-names.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { domainErrorTexts, isDomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { decimalsOf, roundingOf, shownAmount, shownCurrency } from '../../../../lib/money/shown-currency.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import { effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import { viewByOfWidget, WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import { scopeOfWire, type Widget, widgetOfWire } from '../../../contract/dashboard/widget-words.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import type { ComposedMail } from '../../../mail/schedules/sending.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { ScheduledRecipient } from '../../../stores/documents/mails/mail-schedules.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import { type Reader, readerOf } from '../../shared/reader-settings.ts';
import { dashboardPdf, type PrintedWidget } from './dashboard-pdf.ts';
import type { Figures } from './figure-lines.ts';
import { type Asker, figuresOf } from './figures.ts';

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
  publicUrl: string;
}

/** The mail for one recipient; `unsubscribeUrl` null: it is sent once. */
export async function dashboardMail(
  sending: DashboardSending,
  { userId }: ScheduledRecipient,
  unsubscribeUrl: string | null,
): Promise<ComposedMail> {
  const { documents, call, dashboard, today, publicUrl } = sending;
  const { companyId, user: sender } = call;
  const language = (await userOfSubject(documents, userId))?.language ?? DEFAULT_LANGUAGE;
  const reader = await readerOf(documents, userId, companyId, language);
  const text = textsOf(language);
  const day = dayIn(today, language);
  const content = await dashboardPdf({
    language,
    text,
    name: dashboard.dashboardName,
    company: reader.company,
    day,
    widgets: await printedWidgets({ ...sending, call: call.readIn(reader.currency.selected) }, text),
    money: (amount, currency, of) => moneyText(reader, amount, currency, of),
    moneyOfLines: (figures) => moneyOfLines(reader, figures),
    dayText: (date) => dayIn(date, language),
  });
  const title = text('dashboard.mailed.subject', { name: dashboard.dashboardName, company: reader.company });
  return {
    kind: 'DASHBOARD',
    language,
    subject: [...title.replace(/\p{Cc}/gu, ' ')].slice(0, 250).join(''),
    body: mailBody(language, {
      title,
      paragraphs: [text('dashboard.mailed.lead', { sender: sender.name, day })],
      link: {
        text: text('dashboard.mailed.open'),
        url: `${publicUrl}/dashboard?${new URLSearchParams({ company: companyId })}`,
      },
      footer: text('dashboard.mailed.footer', { sender: sender.name }),
      unsubscribe:
        unsubscribeUrl === null ? null : { text: text('platform.unsubscribe.title'), url: unsubscribeUrl },
    }),
    attachments: [{ name: `dashboard-${today}.pdf`, contentType: 'application/pdf', content }],
  };
}

const CARDS: readonly WidgetType[] = ['COST_MONTH_TO_DATE', 'ESTIMATED_COST', 'CLOUD_BUDGET', 'TOTAL_SAVING'];

/** In reading order: by rows, then from the left. */
async function printedWidgets(
  { handlers, call, dashboard, vendors, today }: DashboardSending,
  text: Texts,
): Promise<PrintedWidget[]> {
  const asker: Asker = { handlers, call, vendors, today, text };
  const scope = scopeOfWire(dashboard.scope);
  const widgets = dashboard.widgets
    .map(widgetOfWire)
    .sort((one, other) => one.layout.y - other.layout.y || one.layout.x - other.layout.x);
  const printed: PrintedWidget[] = [];
  for (const widget of widgets) printed.push(await printedWidget(asker, widget, scope));
  return printed;
}

async function printedWidget(
  asker: Asker,
  { type, settings: own }: Widget,
  scope: ReturnType<typeof scopeOfWire>,
): Promise<PrintedWidget> {
  const { text } = asker;
  const settings = effectiveSettings(type, own, scope);
  const viewBy = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key: member } = costField(viewBy);
  const key = (member && settings[member]) ?? '';
  const name = inSentence(text(fieldTextId(viewBy)));
  const isCard = CARDS.includes(type);
  const title = settings.title?.trim() || text(WIDGETS[type].titleId, { viewBy, name, key }).trim();
  try {
    return { title, isCard, figures: await figuresOf(asker, { type, settings }), note: null };
  } catch (error) {
    // A widget without figures says why; the others are sent.
    if (error instanceof ZodError)
      return { title, isCard, figures: null, note: text('dashboard.mailed.notSetUp') };
    if (!(error instanceof Refusal)) throw error;
    const cause = isDomainErrorCode(error.code) ? domainErrorTexts(error.code).cause : null;
    return { title, isCard, figures: null, note: text(cause ?? 'dashboard.mailed.noFigures') };
  }
}

type InCurrency = Reader & { language: Language };

function moneyText(
  { language, currency: choice }: InCurrency,
  amount: number,
  currency: string,
  vendors: readonly VendorCode[],
): string {
  const shownIn = shownCurrency(choice, currency);
  const shown = roundedAmount(shownAmount(choice, amount, currency), roundingOf(shownIn, vendors));
  return shownText(language, shown, shownIn);
}

function moneyOfLines({ language, currency: choice }: InCurrency, figures: Figures): string[] {
  const { currency, headline, lines, vendors } = figures;
  const shownIn = shownCurrency(choice, currency);
  const amounts = lines.map(({ amount }) => shownAmount(choice, amount, currency));
  const whole = headline === null ? sumMoney(amounts) : shownAmount(choice, headline, currency);
  const isCutAt = (place: number) => {
    const own = lines[place]?.vendor;
    return roundingOf(shownIn, own ? [own] : vendors).isCut;
  };
  return roundedParts(amounts, whole, roundingOf(shownIn, vendors), isCutAt).map((amount) =>
    shownText(language, amount, shownIn),
  );
}

function shownText(language: Language, amount: number, shownIn: string): string {
  const decimals = decimalsOf(shownIn);
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(amount);
  return `${digits} ${shownIn}`;
}
