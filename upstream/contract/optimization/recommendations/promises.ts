// REST contract of what all advice came to: the ledger of promises with its monthly mail, and what is still open. Calls of this portal's own.
import { z } from 'zod';
import { isSendTime } from '../../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES } from '../../../../lib/calendar/send-zones.ts';
import { defineEndpoint, isoDate } from '../../endpoint.ts';
import { scheduleReply } from '../../shared/mail-schedule.ts';

const VIEW = { menu: 'RECOMMENDATIONS', needs: 'view' } as const;
const EDIT = { menu: 'RECOMMENDATIONS', needs: 'edit' } as const;
const COMMON = { service: 'optimization', method: 'POST' } as const;

/** Money of a month, or of several. */
const kept = { promised: z.number(), realised: z.number(), best: z.number() };

const currencyLedger = z.object({
  /** ISO 4217: that of the advice when it was accepted. */
  currency: z.string(),
  ...kept,
  /** Complete months, the oldest first. */
  months: z.array(
    z.object({
      /** First day of the month. */
      month: isoDate,
      ...kept,
      /** Accepted pieces that it is the sum of. */
      pieces: z.int(),
    }),
  ),
});
export type CurrencyLedger = z.output<typeof currencyLedger>;

export const promiseLedger = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/promises',
  summary:
    'What all accepted advice promised, what it brought, and the best that was possible, by complete month and currency.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({ list: z.array(currencyLedger) }),
});

export const adviceSavings = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/savings',
  summary:
    'Saving a month of accepted advice, and of advice that nothing was decided on: Savings Plans and EC2 reservations as one portfolio, so that no hour counts twice.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({
    /** ISO 4217, of what is open. */
    currency: z.string(),
    open: z.number(),
    openCount: z.int(),
    /** By currency of the promises; none where nothing was accepted. */
    accepted: z.array(z.object({ currency: z.string(), monthlySavings: z.number(), count: z.int() })),
  }),
});

/** Once a month. */
const ledgerMail = z.object({
  /** Null: it is not sent. */
  schedule: scheduleReply
    .extend({ cyleDay: z.int(), cyleLocale: z.enum(SEND_ZONE_CODES), cyleTm: z.string() })
    .nullable(),
  /** Who may read it. */
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type LedgerMail = z.output<typeof ledgerMail>;

export const ledgerMailSettings = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/ledger_mail',
  summary: 'Who gets the promised and realised savings every month, and when.',
  access: EDIT,
  request: z.object({}),
  reply: ledgerMail,
});

export const saveLedgerMail = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/ledger_mail/save',
  summary:
    'Has the promised and realised savings mailed every month; without recipients they are sent no more. Refused with CHANGED_MEANWHILE, RECIPIENT_UNREGISTERED, TOO_MANY_RECIPIENTS and RECIPIENT_TWICE.',
  access: EDIT,
  request: z.object({
    /** Addresses of at most 10 people who may see recommendations. */
    recipientList: z.array(z.string().min(1).max(1000)).max(100),
    /** Of the month; the last one of a month that is shorter. */
    cyleDay: z.int().min(1).max(31),
    cyleLocale: z.enum(SEND_ZONE_CODES),
    cyleTm: z.string().refine(isSendTime, { error: 'HH:MM' }),
    /** As it was read; null: there was none. */
    based: z
      .object({ seq: z.int().min(1), version: z.int() })
      .nullable()
      .default(null),
  }),
  reply: ledgerMail,
});

export const promiseEndpoints = { promiseLedger, adviceSavings, ledgerMailSettings, saveLedgerMail };
