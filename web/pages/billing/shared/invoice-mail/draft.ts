// An invoice mail as it is being written: sent now, or reserved for every month.

import { DEFAULT_SEND_DAY, DEFAULT_SEND_TIME } from '../../../../../lib/calendar/send-schedule.ts';
import type { SendZone } from '../../../../../lib/calendar/send-zones.ts';
import {
  LANGUAGES,
  type Language,
  languageRow,
  type ScreenLanguage,
  spokenLanguage,
} from '../../../../../lib/catalogue/languages.ts';
import { ownZone } from '../../../../components/schedules/send-zone.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';

export const FILE_TYPES = ['PDF', 'XLSX', 'CSV'] as const;
export type FileType = (typeof FILE_TYPES)[number];
export type MailLanguage = Uppercase<Language>;
/** With the name of each in its own words. */
export const MAIL_LANGUAGES = LANGUAGES.map((language) => ({
  value: language.toUpperCase() as MailLanguage,
  label: languageRow(language).name,
}));

export interface Draft {
  vendor: Vendor;
  /** First day of the month; of a reservation the one that its preview shows. */
  month: string;
  isMonthly: boolean;
  title: string;
  description: string;
  /** Addresses. */
  recipients: readonly string[];
  /** Id of the one account that is sent; null: all. */
  account: string | null;
  /** A currency that the total is told in too; null: none. */
  currency: string | null;
  fileType: FileType;
  language: MailLanguage;
  zone: SendZone;
  day: number;
  time: string;
  isCurrentMonth: boolean;
  /** The reservation that is changed, as it was read; null: a new mail. */
  based: { id: string; version: number } | null;
}

export function newDraft(vendor: Vendor, month: string, language: ScreenLanguage): Draft {
  return {
    vendor,
    month,
    isMonthly: false,
    title: '',
    description: '',
    recipients: [],
    account: null,
    currency: null,
    fileType: 'PDF',
    language: mailLanguage(language),
    zone: ownZone(),
    day: DEFAULT_SEND_DAY,
    time: DEFAULT_SEND_TIME,
    isCurrentMonth: false,
    based: null,
  };
}

/** In which the reader of a screen gets mails and files. */
export function mailLanguage(language: ScreenLanguage): MailLanguage {
  return spokenLanguage(language).toUpperCase() as MailLanguage;
}

/** What is sent, as the graph asks for it: the same in a mail, a reservation and a preview. */
export function chosenOf({ vendor, title, description, fileType, language, account, currency }: Draft) {
  return { vendor, title, description, fileType, language, account, currency };
}
