// Handlers of cloud migration ROI: rows as they were entered; nothing is computed (M-04).
import {
  MAX_ROI_ROWS,
  ROI_AMOUNTS,
  type RoiAmount,
} from '../../../../lib/catalogue/operations/roi-fields.ts';
import type { roiEndpoints, WireRoiChange } from '../../../contract/operations/roi.ts';
import type { WireRoi } from '../../../contract/operations/shapes.ts';
import { Refusal } from '../../../refusal.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import {
  deleteMigrationRoi,
  type MigrationRoi,
  migrationRoisOf,
  type RoiEntry,
  saveMigrationRois,
} from '../../../stores/documents/operations/migration-rois.ts';
import type { SeenCompany } from '../../../stores/documents/operations/staff.ts';
import type { Stores } from '../../shared/stores.ts';
import { askedCompanies, askedCompany } from '../in-sight.ts';
import { readRoiFile } from './read-roi-file.ts';
import { roiFaults } from './roi-faults.ts';

const MESSAGES = {
  UNKNOWN_MIGRATION_ROI: 'The company has no such row.',
  CHANGED_MEANWHILE: 'The row is not as it was read.',
  TOO_MANY_MIGRATION_ROIS: `A company has at most ${MAX_ROI_ROWS} rows.`,
} as const;

export function roiHandlers(stores: Stores): HandlersOf<typeof roiEndpoints> {
  const { documents, now } = stores;
  return {
    migrationRois: async ({ payload, ...of }, call) => {
      const { seen, asked } = await askedCompanies(stores, of, call);
      const rows = await Promise.all(
        asked.map(async (company) =>
          (await migrationRoisOf(documents, company.companyId))
            .filter(({ isDeleted }) => isDeleted === (payload.delYn === 'Y'))
            .map((row) => wireRoi(company, row)),
        ),
      );
      const list = rows.flat();
      const companies = seen.map(({ companyId, name }) => ({ cmpnId: companyId, cmpnNm: name }));
      return { totalCount: list.length, list, companies };
    },
    saveMigrationRois: async ({ payload, ...of }, call) => {
      const { companyId } = await askedCompany(stores, of, call);
      const changes = payload.list.map((given, place) => {
        const entry = trimmed(given);
        const [fault] = roiFaults(entry);
        if (fault)
          throw new Refusal(fault.code, `Row ${place + 1} is not right.`, `list.${place}.${fault.field}`);
        return { roiId: given.roiId, version: given.version, entry: entryOf(entry) };
      });
      const actor = { userId: call.user.userId, name: call.user.name };
      const saved = await saveMigrationRois(documents, {
        ...{ companyId, changes, actor, at: now(), most: MAX_ROI_ROWS },
      });
      if ('code' in saved) throw new Refusal(saved.code, MESSAGES[saved.code], `list.${saved.place}`);
      return { ids: saved };
    },
    deleteMigrationRoi: async ({ payload: { roiId, version, delYn }, ...of }, call) => {
      const { companyId } = await askedCompany(stores, of, call);
      const actor = { userId: call.user.userId, name: call.user.name };
      const fault = await deleteMigrationRoi(documents, {
        ...{ companyId, roiId, version, isDeleted: delYn === 'Y', actor, at: now() },
      });
      if (fault) throw new Refusal(fault, MESSAGES[fault], 'roiId');
      return { result: 'OK' };
    },
    readMigrationRoiFile: async ({ payload, ...of }, call) => {
      const { companyId } = await askedCompany(stores, of, call);
      const known = (await migrationRoisOf(documents, companyId)).filter(({ isDeleted }) => !isDeleted);
      return readRoiFile(
        payload.text,
        (roiId) => known.find((each) => each.roiId === roiId)?.version ?? null,
      );
    },
  };
}

/** Digits stay as they are: blanks around a value are none of it. */
function trimmed(given: WireRoiChange): WireRoiChange {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as WireRoiChange;
}

function entryOf({ title, startMonth, currency, note, ...rest }: WireRoiChange): RoiEntry {
  const amounts = Object.fromEntries(ROI_AMOUNTS.map((name) => [name, rest[name]]));
  return { title, startMonth, currency, note, amounts: amounts as Record<RoiAmount, string> };
}

function wireRoi(company: SeenCompany, { amounts, ...row }: MigrationRoi): WireRoi {
  return { ...row, ...amounts, cmpnId: company.companyId, cmpnNm: company.name };
}
