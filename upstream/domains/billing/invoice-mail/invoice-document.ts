// A bill in the words of a language: what the mail says, and what its file shows.
import { type IsoDate, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { VENDORS, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import type { charge } from '../../../contract/billing/billing.ts';
import type { ChargeFiguresReply } from '../../../contract/billing/shapes.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { type BillLine, filled, INVOICE_TEXTS, type InvoiceTexts } from './texts.ts';

export type Charges = ReplyOf<typeof charge>;
export type CurrencyBill = Charges['bills'][number];
export type BillItem = Charges['charges'][number];

/** In the order in which they add up. */
export const BILL_LINES: readonly BillLine[] = [
  'cloudOriginalCost',
  'onDemandDiscount',
  'cloudFrontDiscount',
  'cloudFrontDtoDiscount',
  'cloudFrontReqDiscount',
  'ncpDiscount',
  'otherDiscount',
  'cloudCost',
  'salesDiscount',
  'supportFee',
  'credit',
  'additionalServiceCharge',
  'vat',
  'totalCharge',
];
const SUMS: readonly BillLine[] = ['cloudCost', 'totalCharge'];

export interface InvoiceDocument {
  language: Language;
  texts: InvoiceTexts;
  companyName: string;
  vendorName: string;
  /** Word for what the vendor calls an account. */
  noun: string;
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
  title: string;
  charges: Charges;
}

export interface DocumentOf {
  charges: Charges;
  companyId: string;
  companyName: string;
  vendor: VendorCode;
  billMonth: IsoDate;
  language: Language;
  issuedAt: Date;
}

export function invoiceDocument(of: DocumentOf): InvoiceDocument {
  const { charges, companyId, companyName, vendor, billMonth, language, issuedAt } = of;
  const texts = INVOICE_TEXTS[language];
  const { name, accountNoun } = VENDORS[vendor];
  const monthText = monthIn(language, billMonth);
  const { status } = charges.status;
  return {
    language,
    texts,
    companyName,
    vendorName: name,
    noun: texts.nouns[accountNoun],
    billMonth,
    monthText,
    periodText: `${dayIn(language, billMonth)} – ${dayIn(language, lastOfMonth(billMonth))}`,
    status,
    statusText: texts.statuses[status],
    notice: noticeOf(texts, status),
    reference: `${companyId}-${vendor}-${billMonth.slice(0, 7)}`.toUpperCase(),
    issuedText: dayIn(language, issuedAt.toISOString().slice(0, 10)),
    title: filled(texts.title, { vendor: name, month: monthText }),
    charges,
  };
}

function noticeOf(texts: InvoiceTexts, status: InvoiceDocument['status']): string | null {
  if (status === 'confirmed') return null;
  return status === 'estimated' ? texts.estimatedNotice : texts.unconfirmedNotice;
}

export interface ShownLine {
  text: string;
  amount: number;
  isSum: boolean;
  /** A part of the line above it. */
  isPart: boolean;
}

/** The sum line by line; lines of nothing are left out, credits and services are told one by one. */
export function shownLines(bill: CurrencyBill, texts: InvoiceTexts): ShownLine[] {
  return BILL_LINES.flatMap((line): ShownLine[] => {
    const amount = bill[line];
    const isSum = SUMS.includes(line);
    if (amount === 0 && !isSum) return [];
    const isCalculated =
      (line === 'vat' && bill.isVatCalculated) || (line === 'supportFee' && bill.isSupportCalculated);
    const text = isCalculated ? `${texts.lines[line]} (${texts.calculated})` : texts.lines[line];
    return [{ text, amount, isSum, isPart: false }, ...partsOf(line, bill)];
  });
}

function partsOf(line: BillLine, bill: CurrencyBill): ShownLine[] {
  const part = (text: string, amount: number) => ({ text, amount, isSum: false, isPart: true });
  if (line === 'credit') return bill.creditDetails.map(({ crdtNm, crdtAmt }) => part(crdtNm, crdtAmt));
  if (line !== 'additionalServiceCharge') return [];
  return bill.additionalServices.map((service) =>
    part(service.additionalServiceName, service.additionalServiceCharge),
  );
}

/** What stands between the cloud cost and the tax of a row. */
export function adjustmentsOf(figures: ChargeFiguresReply): number {
  const { salesDiscount, supportFee, credit, additionalServiceCharge } = figures;
  return sumMoney([salesDiscount, supportFee, credit, additionalServiceCharge]);
}

/** With the code of the currency, which is the same in every language. */
export function amountIn(language: Language, amount: number, currency: string): string {
  return `${plainAmount(language, amount, currency)} ${currency}`;
}

export function plainAmount(language: Language, amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(amount);
}

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
