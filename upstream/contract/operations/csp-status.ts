// REST contract of operation status: what goes on in each company, and what can be done about it (M-01, M-02).
import { z } from 'zod';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { askedPage } from '../shared/paging.ts';
import { cspStatus, delYn, id, misRequest, statusCode, typed } from './shapes.ts';

const path = (name: string) => `/mis/CspOperationStatus/${name}`;
const VIEW = { menu: 'OPERATIONS', needs: 'view' } as const;
const EDIT = { menu: 'OPERATIONS', needs: 'edit' } as const;

export const cspStatusList = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list'), access: VIEW },
  summary:
    'Operation statuses, the most urgent first, and how many each company has. Staff see all companies of their site, others their own.',
  request: misRequest(
    z.object({
      ...askedPage(),
      /** Only these codes; none: all. */
      statuses: z.array(statusCode).max(50).default([]),
      /** Only these checks; none: all. */
      checks: z.array(z.string().max(50)).max(50).default([]),
      /** Only those with these words in subject, detail, note or company. */
      search: z.string().max(254).default(''),
      /** Those that were deleted, and no others. */
      delYn: delYn.default('N'),
    }),
  ),
  reply: z.object({
    totalCount: z.int(),
    list: z.array(cspStatus),
    /** The user is of the staff of the site. */
    isStaff: z.boolean(),
    /** Every company that the user sees, by name, also those that the search leaves out; deleted statuses are not counted. */
    companies: z.array(
      z.object({
        cmpnId: z.string(),
        cmpnNm: z.string(),
        /** The most urgent code first. */
        counts: z.array(z.object({ status: statusCode, count: z.int() })),
        /** The newest end of a load; null without one. */
        lastLoadedAt: z.iso.datetime().nullable(),
        /** The last day that the cost of every vendor is complete for; null without data. */
        completeThrough: z.iso.date().nullable(),
      }),
    ),
  }),
});

export const cspStatusView = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('view/list'), access: VIEW },
  summary: 'One status with its files, the runs that repaired it, who was told, and who changed it.',
  request: misRequest(z.object({ statusId: id })),
  reply: z.object({
    /** Null where the company has no such status. */
    status: cspStatus.nullable(),
    /** Of a load, in their order; none where they are not known. */
    files: z.array(
      z.object({
        name: z.string(),
        /** In bytes. */
        size: z.number(),
        /** It is still there as it was. */
        isThere: z.boolean(),
      }),
    ),
    /** Of a load: the run and those that repeated it, the newest first. */
    runs: z.array(
      z.object({
        runId: z.string(),
        state: z.string(),
        startedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        startedBy: z.string().nullable(),
      }),
    ),
    told: z.array(z.object({ email: z.string(), status: statusCode, at: z.iso.datetime() })),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        actor: z.string().nullable(),
        action: z.string(),
        changes: z.array(
          z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    ),
  }),
});

export const cspStatusRepair = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/repair'), access: EDIT },
  summary:
    'Loads the files of a status again, as a run of its own. Refused with UNKNOWN_OPERATION_STATUS, STATUS_NOT_REPAIRABLE, REPAIR_FILES_GONE and REPAIR_RUNNING.',
  request: misRequest(z.object({ statusId: id })),
  reply: z.object({ runId: z.string() }),
});

export const cspStatusDelete = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/delete'), access: EDIT },
  summary:
    'Takes a status off the list, or puts it back. When another code is found it is listed again. Refused with UNKNOWN_OPERATION_STATUS and CHANGED_MEANWHILE.',
  request: misRequest(z.object({ statusId: id, version: z.int().min(0), delYn: delYn.default('Y') })),
  reply: okReply,
});

export const cspStatusUpdate = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/update'), access: EDIT },
  summary:
    'Gives a status another code or a note. The code holds until another one is found. Refused with UNKNOWN_OPERATION_STATUS, UNKNOWN_STATUS_CODE, CHANGED_MEANWHILE and others.',
  request: misRequest(
    z.object({
      statusId: id,
      version: z.int().min(0),
      /** Null: as it is found. */
      status: z.string().max(60).nullable(),
      note: typed,
    }),
  ),
  reply: okReply,
});

export const cspStatusEndpoints = {
  cspStatusList,
  cspStatusView,
  cspStatusRepair,
  cspStatusDelete,
  cspStatusUpdate,
};
