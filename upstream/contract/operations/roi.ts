// REST contract of cloud migration ROI: amounts as they are entered. No formula is given, so nothing is computed (M-04).
import { z } from 'zod';
import { MAX_ROI_ROWS, ROI_FILE_FAULTS } from '../../../lib/catalogue/operations/roi-fields.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { delYn, id, misRequest, roiEntry, roiRow } from './shapes.ts';

const path = (name: string) => `/mis/CloudCnvRoiCal/${name}`;
const VIEW = { menu: 'OPERATIONS', needs: 'view' } as const;
const EDIT = { menu: 'OPERATIONS', needs: 'edit' } as const;

/** A row that is added or changed. */
const roiChange = roiEntry.extend({
  /** Null or left out: a new row. */
  roiId: id.nullable().default(null),
  /** The version that the change was made of; 0 of a new row. */
  version: z.int().min(0).default(0),
});
export type WireRoiChange = z.output<typeof roiChange>;

export const migrationRois = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list'), access: VIEW },
  summary:
    'Cloud migrations with their amounts, by company and title. Staff see all companies of their site.',
  request: misRequest(z.object({ delYn: delYn.default('N') })),
  reply: z.object({
    totalCount: z.int(),
    list: z.array(roiRow),
    /** Every company that the user sees, by name. */
    companies: z.array(z.object({ cmpnId: z.string(), cmpnNm: z.string() })),
  }),
});

export const saveMigrationRois = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/update'), access: EDIT },
  summary:
    'Adds and changes rows of a company, all or none of them. Refused with TEXT_MISSING, ROI_AMOUNT_INVALID, ROI_MONTH_INVALID, UNKNOWN_CURRENCY, UNKNOWN_MIGRATION_ROI, TOO_MANY_MIGRATION_ROIS and CHANGED_MEANWHILE; the field names the row by its place.',
  request: misRequest(z.object({ list: z.array(roiChange).min(1).max(MAX_ROI_ROWS) })),
  reply: z.object({ ids: z.array(z.string()) }),
});

export const deleteMigrationRoi = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/delete'), access: EDIT },
  summary: 'Deletes a row, or puts it back. Refused with UNKNOWN_MIGRATION_ROI and CHANGED_MEANWHILE.',
  request: misRequest(z.object({ roiId: id, version: z.int().min(0), delYn: delYn.default('Y') })),
  reply: okReply,
});

/** Beside the specification. */
export const readMigrationRoiFile = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/read'), access: EDIT },
  summary:
    'Reads a CSV file of migrations of a company: all of its rows, or everything that is wrong with it. Nothing is saved.',
  request: misRequest(z.object({ text: z.string().max(900_000) })),
  reply: z.object({
    /** None where anything is wrong. Each with the version of the row that it changes. */
    rows: z.array(roiChange),
    faults: z.array(
      z.object({
        code: z.enum(ROI_FILE_FAULTS),
        /** From 1; null of the whole file. */
        line: z.int().nullable(),
        column: z.string().nullable(),
        value: z.string().nullable(),
      }),
    ),
  }),
});
export type WireRoiFileFault = z.output<typeof readMigrationRoiFile.reply>['faults'][number];

export const roiEndpoints = { migrationRois, saveMigrationRois, deleteMigrationRoi, readMigrationRoiFile };
