// REST contract of what users chose for themselves: vendors, currency, language, name and time zone.
import { z } from 'zod';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { VENDOR_CODES } from '../../../lib/catalogue/vendors.ts';
import { isWithinLength } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';

export const saveVendors = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_vendors',
  summary: 'Keeps the vendor selection of the user.',
  access: 'member',
  request: z.object({ selectedVendors: z.array(z.enum(VENDOR_CODES)).min(1) }),
  reply: okReply,
});

export const saveCurrency = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_currency',
  summary: 'Keeps the currency of the user.',
  access: 'member',
  request: z.object({ currency: z.enum(CURRENCY_CODES) }),
  reply: okReply,
});

/** Of this portal alone: the specification keeps the language with the account, and has no call that changes it. */
export const saveLanguage = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_language',
  summary: 'Keeps the language that the user reads: that of the mails to this person.',
  access: 'member',
  request: z.object({ userLangCd: z.enum(LANGUAGES) }),
  reply: okReply,
});

/** Of this portal alone: the name of the account as others read it. */
export const saveName = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_name',
  summary: 'Keeps the name of the user.',
  access: 'member',
  request: z.object({
    userNm: z.string().trim().min(1).refine(isWithinLength, { error: 'at most 254 characters' }),
  }),
  reply: okReply,
});

/** Of this portal alone: the zone of the times that the user reads, and the one that schedules begin with. */
export const saveTimeZone = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_time_zone',
  summary: 'Keeps the time zone of the user; null: UTC.',
  access: 'member',
  request: z.object({ timeZone: z.enum(SEND_ZONE_CODES).nullable() }),
  reply: okReply,
});

export const preferenceEndpoints = { saveVendors, saveCurrency, saveLanguage, saveName, saveTimeZone };
