// REST contract of applications for paid features (S-06); calls of this portal alone.
import { z } from 'zod';
import { APPLICATION_STATES, PAID_FEATURES } from '../../../lib/catalogue/plans.ts';
import { MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, isoDate, noRequest } from '../endpoint.ts';

const path = (name: string) => `/plat/plans/${name}`;
/** Line ends and other control characters are refused with CONTROL_CHARACTERS, more with TEXT_TOO_LONG. */
const text = z.string().max(MAX_TEXT_LENGTH * 4);

const planApplication = z.object({
  applicationId: z.string(),
  feature: z.enum(PAID_FEATURES),
  /** Name of that time. */
  applicant: z.string(),
  reason: z.string(),
  appliedAt: z.iso.datetime(),
  state: z.enum(APPLICATION_STATES),
  /** Null while it is open, as the three below. */
  decider: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  /** The first day of the plan; null too where it was rejected. */
  startsOn: isoDate.nullable(),
});
export type WirePlanApplication = z.output<typeof planApplication>;

export const planApplications = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('applications'),
  summary: 'Applications of the company for paid features, the newest first.',
  access: 'member',
  request: noRequest,
  reply: z.object({ list: z.array(planApplication) }),
});

export const applyForPlan = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('apply'),
  summary:
    'Applies for a paid feature; the owners of the company are told by mail. Refused with PLAN_INCLUDED, PLAN_APPLICATION_OPEN, TEXT_MISSING and others.',
  access: 'member',
  request: z.object({ feature: z.enum(PAID_FEATURES), reason: text }),
  reply: z.object({ application: planApplication }),
});

export const decidePlan = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('decide'),
  summary:
    'Approves or rejects an application; the applicant gets a mail. An approved one opens the plan. Refused with UNKNOWN_PLAN_APPLICATION, CHANGED_MEANWHILE, PLAN_START_OUTSIDE and others.',
  access: { menu: 'ADMINISTRATION', needs: 'edit' },
  request: z.object({
    applicationId: z.string().min(1),
    isApproved: z.boolean(),
    note: text,
    /** The first day of the plan: from the day of the application to today; today when left out. */
    startsOn: isoDate.optional(),
  }),
  reply: z.object({ application: planApplication }),
});

export const planEndpoints = { planApplications, applyForPlan, decidePlan };
