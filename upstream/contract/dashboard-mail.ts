// REST contract of dashboards by mail (service `widget`).
import { z } from 'zod';
import { defineEndpoint, okReply } from './endpoint.ts';

export const mailDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/mail_dashboard',
  summary:
    'Mails a dashboard of the user as a PDF file, to each recipient in the own language and currency. Refused with UNKNOWN_DASHBOARD, RECIPIENT_MISSING, RECIPIENT_UNREGISTERED and others.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({
    dashboardIndex: z.int(),
    /** Addresses of 1 to 10 members of the company. */
    recipientList: z.array(z.string().max(1_000)).max(100),
    /** The same key of the same user is the same mail: it is sent once. */
    idempotencyKey: z.string().min(1).max(60),
  }),
  reply: okReply,
});

export const dashboardMailEndpoints = { mailDashboard };
