// Handlers of the files of cost analytics: downloads, and files by mail.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { withFrames } from '../../../../lib/files/file-frames.ts';
import { FILE_FORMATS, MEDIA_TYPES } from '../../../../lib/files/table-columns.ts';
import type { costExportEndpoints, exportJobs } from '../../../contract/cost-analytics/export.ts';
import { FAIL_CODES, type ReplyOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import type { ExportJobRow } from '../../../stores/documents/cost-analytics/export-job-schema.ts';
import {
  cancelExportJob,
  EXPORT_STATES,
  exportJobsOf,
  keepExportJob,
  mailedJob,
  openExportJobs,
} from '../../../stores/documents/cost-analytics/export-jobs.ts';
import { readerOf } from '../../shared/reader-settings.ts';
import type { Stores } from '../../shared/stores.ts';
import { costFile } from './cost-file.ts';
import { exportPath, exportsFolder } from './export-runner.ts';
import { exportScope } from './export-scope.ts';

/** The most of one user that are not at their end. */
const MAX_OPEN_JOBS = 5;

export function costExportHandlers(
  stores: Stores,
  { dataDir, publicUrl }: { dataDir: string; publicUrl: string },
): HandlersOf<typeof costExportEndpoints> {
  const { documents } = stores;
  return {
    costExport: async ({ withProgress, ...request }, { companyId, user, language, signal }) => {
      const reader = await readerOf(documents, user.userId, companyId, language);
      let written = 0;
      const file = await costFile(stores, companyId, request, reader, {
        folder: exportsFolder(dataDir),
        publicUrl,
        signal,
        onRows: (count) => {
          written = count;
        },
      });
      if (!withProgress) return file;
      return { ...file, content: withFrames(file.content, () => written), isFramed: true };
    },
    emailExport: async ({ idempotencyKey, ...request }, call) => {
      const { companyId, language } = call;
      // What cannot be asked is refused now, not by a mail that never comes.
      await exportScope(stores, { companyId }, request);
      const owner = ownerOf(call);
      const known = await exportJobsOf(documents, owner);
      const isNew = !known.some((job) => job.idempotency_key === idempotencyKey);
      if (isNew && (await openExportJobs(documents, owner)) >= MAX_OPEN_JOBS)
        throw new Refusal('TOO_MANY_EXPORTS', `At most ${MAX_OPEN_JOBS} files at a time.`);
      const job = await keepExportJob(
        documents,
        {
          company_id: companyId,
          user_id: owner.userId,
          idempotency_key: idempotencyKey,
          language,
          request: JSON.stringify(request),
        },
        stores.now(),
      );
      return shapeOf(job);
    },
    exportJobs: async (_request, call) => ({
      list: (await exportJobsOf(documents, ownerOf(call))).map(shapeOf),
    }),
    cancelExport: async ({ jobId }, call) => {
      await cancelExportJob(documents, ownerOf(call), jobId, stores.now());
      return { result: 'OK' };
    },
    mailedFile: async ({ jobId }, call) => {
      const job = await mailedJob(documents, ownerOf(call), jobId, stores.now());
      const path = job && exportPath(dataDir, job.job_id);
      const found = path && (await stat(path).catch(() => null));
      if (!job || !path || !found) throw new Refusal(FAIL_CODES.notFound, 'There is no such file any more.');
      const name = job.file_name ?? 'costs';
      const format = FILE_FORMATS.find((each) => name.endsWith(`.${each}`)) ?? 'csv';
      return {
        name,
        mediaType: MEDIA_TYPES[format],
        content: createReadStream(path),
        rowCount: job.row_count,
      };
    },
  };
}

function ownerOf({ user, companyId }: Call) {
  return { userId: user.userId, companyId };
}

function shapeOf(job: ExportJobRow): ReplyOf<typeof exportJobs>['list'][number] {
  return {
    jobId: job.job_id,
    state: EXPORT_STATES.find((state) => state === job.state) ?? 'failed',
    createdAt: job.created_at,
    rowsDone: job.rows_done,
    rowCount: job.row_count,
    fileName: job.file_name,
  };
}
