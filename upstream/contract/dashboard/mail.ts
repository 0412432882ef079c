// REST contract of dashboards by mail (service `widget`): once, or on a schedule.
import { z } from 'zod';
import { isSendTime, SEND_CYCLES } from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { defineEndpoint, defineFileEndpoint, okReply } from '../endpoint.ts';
import { scheduleReply, yesNo } from '../shared/mail-schedule.ts';
import { recipientsReply, recipientsRequest } from '../shared/recipients.ts';

const edit = { menu: 'DASHBOARD', needs: 'edit' } as const;
const REFUSED = 'Refused with UNKNOWN_DASHBOARD, RECIPIENT_MISSING, RECIPIENT_UNREGISTERED and others.';

/** Addresses of 1 to 10 members of the company. */
const recipientList = z.array(z.string().max(1_000)).max(100);

export const mailDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/mail_dashboard',
  summary: `Takes a dashboard of the user to be mailed as a PDF file, to each recipient in the own language and currency. It is made and sent beside the request. ${REFUSED}`,
  access: edit,
  request: z.object({
    dashboardIndex: z.int(),
    recipientList,
    /** The same key of the same user is the same mail: it is sent once. */
    idempotencyKey: z.string().min(1).max(60),
  }),
  reply: z.object({
    result: z.literal('OK'),
    /** By which dashboard_mails tells how it goes. */
    seq: z.int(),
  }),
});

export const dashboardMailRecipients = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_mails/recipients',
  summary:
    'People of the company who can get a dashboard by mail, and what is wrong with each address of a list.',
  access: edit,
  request: recipientsRequest,
  reply: recipientsReply,
});

export const dashboardFile = defineFileEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_file',
  summary: `A dashboard of the user as a PDF file, as its mail has it: in the language of Accept-Language. Refused with UNKNOWN_DASHBOARD.`,
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({ dashboardIndex: z.int() }),
});

export const dashboardMails = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_mails',
  summary:
    'Mails of the dashboards of the user by their numbers: those on a schedule, and those sent once; with their last runs.',
  access: edit,
  request: z.object({}),
  reply: z.object({
    list: z.array(
      scheduleReply.extend({
        dashboardId: z.string(),
        /** As it is called, or was when it was mailed last. */
        dashboardName: z.string(),
        /** It is one of the user's no more. */
        isGone: z.boolean(),
        /** Null: it is sent once. */
        schedule: z
          .object({
            cyleType: z.enum(SEND_CYCLES),
            cyleLocale: z.enum(SEND_ZONE_CODES),
            cyleDay: z.int(),
            cyleTm: z.string(),
          })
          .nullable(),
      }),
    ),
  }),
});

export const saveDashboardMail = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_mails/save',
  summary: `Has a dashboard of the user mailed on a schedule from now on, or changes how. ${REFUSED}`,
  access: edit,
  request: z.object({
    dashboardIndex: z.int(),
    recipientList,
    cyleType: z.enum(SEND_CYCLES),
    cyleLocale: z.enum(SEND_ZONE_CODES),
    /** Of a month 1 to 31: the last day of one that is shorter; of a week 1 (Monday) to 7; of a day 1. */
    cyleDay: z.int().min(1).max(31),
    cyleTm: z.string().refine(isSendTime, { error: 'HH:MM' }),
    /** The schedule that is changed, as it was read; null: a new one. */
    based: z.object({ seq: z.int().min(1), version: z.int() }).nullable(),
    /** Of a new one: the same key of the same user is the same schedule; null: only what equals another is that one. */
    idempotencyKey: z.string().min(1).max(60).nullable().default(null),
  }),
  reply: z.object({ result: z.literal('OK'), seq: z.int() }),
});

export const pauseDashboardMail = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_mails/pause',
  summary:
    'Pauses a schedule of the user, or lets it go on. Refused with UNKNOWN_SCHEDULE and CHANGED_MEANWHILE.',
  access: edit,
  request: z.object({ seq: z.int().min(1), pauseYn: yesNo, version: z.int() }),
  reply: okReply,
});

export const deleteDashboardMail = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_mails/delete',
  summary: 'Ends a schedule of the user. Refused with UNKNOWN_SCHEDULE.',
  access: edit,
  request: z.object({ seq: z.int().min(1) }),
  reply: okReply,
});

export const dashboardMailEndpoints = {
  dashboardFile,
  mailDashboard,
  dashboardMails,
  dashboardMailRecipients,
  saveDashboardMail,
  pauseDashboardMail,
  deleteDashboardMail,
};
