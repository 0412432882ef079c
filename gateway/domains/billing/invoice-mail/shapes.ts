// Shapes of the graph out of replies about invoice mails.
import type { z } from 'zod';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { reservation } from '../../../../upstream/contract/billing/invoice-mail.ts';
import type {
  InvoiceFileType,
  InvoiceReservation,
  MailLanguage,
} from '../../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import { recipientsOf, runsOf } from '../../platform/mails/schedule-shape.ts';

type WireReservation = z.output<typeof reservation>;

export const FILE_TYPES = { PDF: 'pdf', XLSX: 'xlsx', CSV: 'csv' } as const satisfies Record<
  InvoiceFileType,
  string
>;
const FILE_TYPES_OF = { pdf: 'PDF', xlsx: 'XLSX', csv: 'CSV' } as const;

export const LANGUAGE_CODES = { EN: 'en', KO: 'ko', ZH: 'zh', JA: 'ja' } as const satisfies Record<
  MailLanguage,
  Language
>;
const LANGUAGES_OF = { en: 'EN', ko: 'KO', zh: 'ZH', ja: 'JA' } as const satisfies Record<
  Language,
  MailLanguage
>;

const TYPE = 'InvoiceReservation';

/** Null for an id of something else. */
export function seqOf(id: string): number | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === TYPE && /^[1-9]\d{0,8}$/.test(parsed.key) ? Number(parsed.key) : null;
}

export function reservationOf(wire: WireReservation): InvoiceReservation {
  return {
    id: toGlobalId(TYPE, String(wire.seq)),
    seq: wire.seq,
    title: wire.rprtTitl,
    description: wire.invoiceContent,
    vendor: vendorOf(wire.vendor),
    language: LANGUAGES_OF[wire.lang],
    fileType: FILE_TYPES_OF[wire.dwldType],
    account: wire.lnkdAccId,
    currency: wire.billCurr,
    isCurrentMonth: wire.currMnthYn === 'Y',
    zone: wire.cyleLocale,
    day: wire.cyleDayMnth,
    time: wire.cyleTm,
    pauseReason: wire.pauseReason,
    nextRunAt: wire.nextRunAt,
    sender: wire.userNm,
    version: wire.version,
    recipients: recipientsOf(wire),
    runs: runsOf(wire),
  };
}
