// Calls of cloud migration ROI: amounts pass as texts, digit by digit.
import {
  deleteMigrationRoi,
  migrationRois,
  readMigrationRoiFile,
  saveMigrationRois,
  type WireRoiChange,
} from '../../../upstream/contract/operations/roi.ts';
import type { WireRoi } from '../../../upstream/contract/operations/shapes.ts';
import type {
  DeleteMigrationRoiInput,
  DeleteMigrationRoiPayload,
  MigrationRoi,
  MigrationRoiInput,
  MigrationRois,
  ReadMigrationRoiFileInput,
  ReadMigrationRoiFilePayload,
  SaveMigrationRoisInput,
  SaveMigrationRoisPayload,
} from '../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { companyOf } from '../platform/shapes.ts';
import { companyKey } from './company-key.ts';

const UNKNOWN = userError('UNKNOWN_MIGRATION_ROI', 'id', 'no id of a migration');

export class MigrationRoiSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async list({
    company,
    isDeleted,
  }: {
    company?: string | null | undefined;
    isDeleted: boolean;
  }): Promise<MigrationRois> {
    const request = { cmpnId: companyKey(company), payload: { delYn: isDeleted ? 'Y' : 'N' } } as const;
    const { list, companies } = await this.#loader.load(migrationRois, request);
    return {
      rows: list.map(roiOf),
      companies: companies.map(({ cmpnId, cmpnNm }) => companyOf(cmpnId, cmpnNm)),
    };
  }

  async save({ company, rows }: SaveMigrationRoisInput): Promise<SaveMigrationRoisPayload> {
    const request = { cmpnId: companyKey(company), payload: { list: rows.map(wireChange) } };
    const call = this.#loader.write(saveMigrationRois, request, [migrationRois]);
    const { userErrors } = await orUserErrors(call);
    return { userErrors };
  }

  async delete({ id, version, isDeleted }: DeleteMigrationRoiInput): Promise<DeleteMigrationRoiPayload> {
    const parsed = fromGlobalId(id);
    const slash = parsed?.type === 'MigrationRoi' ? parsed.key.indexOf('/') : -1;
    if (!parsed || slash < 1) return { userErrors: [UNKNOWN] };
    const payload = {
      ...{ roiId: parsed.key.slice(slash + 1), version },
      delYn: isDeleted ? ('Y' as const) : ('N' as const),
    };
    const request = { cmpnId: parsed.key.slice(0, slash), payload };
    const { userErrors } = await orUserErrors(
      this.#loader.write(deleteMigrationRoi, request, [migrationRois]),
    );
    return { userErrors };
  }

  async readFile({ company, text }: ReadMigrationRoiFileInput): Promise<ReadMigrationRoiFilePayload> {
    const request = { cmpnId: companyKey(company), payload: { text } };
    const { rows, faults } = await this.#loader.load(readMigrationRoiFile, request);
    return { faults, rows: rows.map(({ roiId: key, ...row }) => ({ key, ...row })) };
  }
}

function roiOf({ roiId: key, cmpnId, cmpnNm, ...row }: WireRoi): MigrationRoi {
  return {
    ...row,
    key,
    id: toGlobalId('MigrationRoi', `${cmpnId}/${key}`),
    company: companyOf(cmpnId, cmpnNm),
  };
}

function wireChange({ key, ...row }: MigrationRoiInput): WireRoiChange {
  return { ...row, roiId: key ?? null };
}
