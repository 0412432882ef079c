// A bill in the words of a language: what the mail says, and what its file shows.
import { addDays, type IsoDate, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { BILL_LINES, isLineShown } from '../../../../lib/catalogue/bill-lines.ts';
import type { InvoiceDetails } from '../../../../lib/catalogue/invoice-details.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import {
  type AccountNoun,
  VENDORS,
  type VendorCode,
  vendorNameIn,
} from '../../../../lib/catalogue/vendors.ts';
import { monthIn as shortMonthIn } from '../../../../lib/files/cell-text.ts';
import { rateNotes, type ShownRate } from '../../../../lib/money/rate-notes.ts';
import { amountWithCode } from '../../../../lib/money/written-money.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import type { PageFoot } from '../../../paper/document.ts';
import { type FootData, paperFoot } from '../../shared/paper/paper-foot.ts';
import type { Charges, CurrencyBill } from './charges.ts';
import type { TotalIn } from './chosen-charges.ts';
import type { ServiceCost } from './service-split.ts';
import { type ShownCharges, shownCharges } from './shown-charges.ts';

export interface InvoiceDocument {
  language: Language;
  texts: Texts;
  companyName: string;
  /** Those whose bill it is. */
  vendors: readonly VendorCode[];
  vendorName: string;
  /** What a row is: what the vendor calls an account, or a vendor. */
  noun: AccountNoun | 'vendor';
  /** First day. */
  billMonth: IsoDate;
  monthText: string;
  periodText: string;
  statusText: string;
  status: Charges['status']['status'];
  /** Why the figures are not final; null when they are. */
  notice: string | null;
  reference: string;
  issuedText: string;
  /** Null: no day of payment was agreed. */
  dueText: string | null;
  details: InvoiceDetails;
  /** Numbers of the vendor's own invoices, as far as its data name them. */
  cloudInvoices: BillOfMonth['invoices'];
  /** Whose charges they are; null: of all accounts. */
  account: { id: string; text: string } | null;
  /** Totals in a currency that was chosen, each with its rate in words. */
  conversions: readonly { source: string; target: string; text: string; note: string }[];
  title: string;
  /** In exact amounts, for files that are computed with. */
  charges: Charges;
  /** As people read them, one for each currency. */
  shown: readonly ShownCharges[];
  /** Whether it says what the vendor billed. */
  withVendorSum: boolean;
  /** Of the company, as files number it; null where it is not known. */
  dataVersion: number | null;
  /** Opens the bill in the portal. */
  link: string;
  madeAt: Date;
  foot: PageFoot;
  /** The months before that were billed, oldest first. */
  history: readonly { name: string; short: string; totals: readonly CurrencyTotal[] }[];
  /** The month of the bill as charts label it. */
  shortMonth: string;
  /** Sentences on what is not part of it. */
  remarks: readonly string[];
  /** Of several vendors: what each is in the company's currency; else null. */
  overview: BillOverview | null;
}

export interface BillOverview {
  currency: string;
  rows: readonly {
    name: string;
    currency: string;
    /** In its own currency. */
    total: number;
    converted: number;
    status: Charges['status']['status'];
  }[];
  total: number;
}

interface CurrencyTotal {
  currency: string;
  totalCharge: number;
}

/** What a document is made of. */
export interface BillOfMonth {
  charges: Charges;
  services: readonly ServiceCost[];
  invoices: readonly { invoiceId: string; issuer: string }[];
  /** Totals in the currency that was chosen beside that of the bill. */
  conversions: readonly TotalIn[];
  /** Totals of the months before, oldest first; none of one account. */
  history: readonly { month: IsoDate; totals: readonly CurrencyTotal[] }[];
}

export interface Parties {
  companyName: string;
  details: InvoiceDetails;
  /** Of the company's data. */
  dataVersion: number | null;
  /** Through which day there are data. */
  data: FootData;
}

export interface DocumentOf {
  bill: BillOfMonth;
  parties: Parties;
  withVendorSum: boolean;
  companyId: string;
  /** Null: all of these. */
  vendor: VendorCode | null;
  vendors?: readonly VendorCode[];
  billMonth: IsoDate;
  /** Id of the one account; null: all. */
  account: string | null;
  language: Language;
  issuedAt: Date;
  link: string;
  remarks?: readonly string[];
  overview?: BillOverview | null;
}

export function invoiceDocument(of: DocumentOf): InvoiceDocument {
  const { bill, parties, withVendorSum, companyId, vendor, billMonth, account, language, issuedAt, link } =
    of;
  const vendors = vendor === null ? (of.vendors ?? []) : [vendor];
  const { charges, services, invoices, conversions, history } = bill;
  const shownAccount = account === null ? null : { id: account, text: accountText(charges, account) };
  const { companyName, details, dataVersion, data } = parties;
  // As the company counts days: of the demo's data it is long past.
  const issued = data.clock.today;
  const { paymentDays } = details;
  const texts = textsOf(language);
  const name = vendor === null ? texts('billing.all.vendors') : vendorNameIn(texts, vendor);
  const monthText = monthIn(language, billMonth);
  const { status } = charges.status;
  return {
    language,
    texts,
    companyName,
    vendors,
    vendorName: name,
    noun: vendor === null ? 'vendor' : VENDORS[vendor].accountNoun,
    billMonth,
    monthText,
    periodText: `${dayIn(language, billMonth)} – ${dayIn(language, lastOfMonth(billMonth))}`,
    status,
    statusText: statusName(texts, status),
    notice: noticeOf(texts, status),
    reference: [companyId, vendor ?? 'all', billMonth.slice(0, 7), ...(account === null ? [] : [account])]
      .join('-')
      .toUpperCase(),
    issuedText: dayIn(language, issued),
    dueText: paymentDays === null ? null : dayIn(language, addDays(issued, paymentDays)),
    details,
    cloudInvoices: invoices,
    account: shownAccount,
    conversions: conversions.map(({ amount, rate }) => ({
      ...{ source: rate.from, target: rate.to, text: amountWithCode(language, amount, rate.to) },
      note: rateNote(texts, language, rate),
    })),
    withVendorSum,
    ...{ dataVersion, link, madeAt: issuedAt },
    foot: paperFoot({
      ...{ text: texts, data, now: issuedAt, version: dataVersion, vendors },
      dayText: (day) => dayIn(language, day),
      link: { text: texts('billing.mail.openBilling'), url: link },
    }),
    history: history.map(({ month, totals }) => ({
      ...{ name: monthIn(language, month), totals },
      short: shortMonthIn(month, language),
    })),
    shortMonth: shortMonthIn(billMonth, language),
    remarks: of.remarks ?? [],
    overview: of.overview ?? null,
    title:
      vendor === null
        ? texts('billing.all.title', { month: monthText })
        : texts('billing.document.title', {
            vendor: shownAccount === null ? name : `${name} · ${shownAccount.text}`,
            month: monthText,
          }),
    charges,
    shown: shownCharges(charges, services, vendors),
  };
}

/** `alias [id]`, as on screens. */
function accountText({ charges }: Charges, account: string): string {
  const alias = charges.find(({ item }) => item === account)?.itemAlias ?? '';
  return alias === '' || alias === account ? account : `${alias} [${account}]`;
}

/** A rate in words, with its day and its source. */
export function rateNote(texts: Texts, language: Language, rate: ShownRate): string {
  const words = {
    text: texts,
    number: (value: number) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(value),
    day: (day: IsoDate) => dayIn(language, day),
  };
  return rateNotes([rate], words).join('; ');
}

export function statusName(texts: Texts, status: InvoiceDocument['status']): string {
  return texts('billing.status.name', { state: status.toUpperCase() });
}

function noticeOf(texts: Texts, status: InvoiceDocument['status']): string | null {
  if (status === 'confirmed') return null;
  return status === 'estimated'
    ? texts('billing.document.estimatedNotice')
    : texts('billing.document.unconfirmedNotice');
}

export interface ShownLine {
  text: string;
  amount: number;
  isSum: boolean;
  /** A part of the line above it. */
  isPart: boolean;
}

/** The sum line by line; lines of nothing are left out, credits and services are told one by one. */
export function shownLines(bill: CurrencyBill, texts: Texts): ShownLine[] {
  return BILL_LINES.flatMap(({ id, sign, textId, byContract, parts: list }): ShownLine[] => {
    const amount = bill[id];
    const parts = list === null ? [] : PARTS[list](bill);
    if (!isLineShown(id, amount, parts.length)) return [];
    // What is always of the contract needs no word: its name says so.
    const isCalculated = byContract !== null && byContract !== 'always' && bill[byContract];
    const text = isCalculated ? `${texts(textId)} (${texts('billing.line.byContract')})` : texts(textId);
    return [{ text, amount, isSum: sign === 'SUM', isPart: false }, ...parts];
  });
}

const part = (text: string, amount: number): ShownLine => ({ text, amount, isSum: false, isPart: true });

const PARTS = {
  creditDetails: ({ creditDetails }: CurrencyBill) =>
    creditDetails.map(({ crdtNm, crdtAmt }) => part(crdtNm, crdtAmt)),
  additionalServices: ({ additionalServices }: CurrencyBill) =>
    additionalServices.map((service) => part(service.additionalServiceName, service.additionalServiceCharge)),
};

function monthIn(language: Language, month: IsoDate): string {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );
}

/** MM/DD/YYYY in English and YYYY/MM/DD in every other language, as on screens. */
function dayIn(language: Language, day: IsoDate): string {
  const [year, month, date] = day.split('-');
  return language === 'en' ? `${month}/${date}/${year}` : `${year}/${month}/${date}`;
}
