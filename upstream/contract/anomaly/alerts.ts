// REST contract of alerts for unusual cost (service `anomaly`): the list, its counts, and when it was judged last.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { PAGINGS } from '../shared/paging.ts';
import { alert, alertFilter, period, topFive, VIEW } from './shapes.ts';

/** Rows of a page where the request says no number, and at most. */
export const ALERTS_OF_PAGE = 10;
const MAX_ALERTS_OF_PAGE = 200;
export const MAX_ALERT_IDS = 50;

export const detectedList = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/detectedList',
  summary:
    'Alerts of the period, those of AI only where the plan includes it. The newest first unless said otherwise.',
  access: VIEW,
  request: z.object({
    ...alertFilter,
    ...PAGINGS.page.members(ALERTS_OF_PAGE, MAX_ALERTS_OF_PAGE),
    sort: z.enum(['newest', 'oldest', 'level', 'impact']).default('newest'),
    /** Only these, regardless of the other filters; unknown ids are left out. */
    alertIds: z.array(z.string().max(100)).min(1).max(MAX_ALERT_IDS).optional(),
  }),
  reply: z.object({ totalCount: z.int(), list: z.array(alert) }),
});

export const totalAlerts = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/totalAlerts',
  summary: 'How many alerts of the period each level has.',
  access: VIEW,
  request: z.object(alertFilter),
  reply: z.object({ critical: z.int(), major: z.int(), minor: z.int() }),
});

export const detectedTime = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/detectedTime',
  summary: 'When cost was analysed last, and which days of each vendor were.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({
    /** Null while nothing was. */
    detectedTime: z.iso.datetime().nullable(),
    vendors: z.array(
      z.object({
        vendor: vendorCode,
        startDate: isoDate,
        endDate: isoDate,
        detectedTime: z.iso.datetime(),
        /** How many series of cost. */
        series: z.int(),
      }),
    ),
  }),
});

export const userAlertTop5 = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/userAlertTop5',
  summary: 'The five costs with the largest impact that rules of users found in the period.',
  access: VIEW,
  request: z.object(period),
  reply: topFive,
});

export const alertEndpoints = { detectedList, totalAlerts, detectedTime, userAlertTop5 };
