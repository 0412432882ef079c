// Handlers of uploads: parts of files, and the loads of them.
import type { uploadEndpoints } from '../../contract/data/uploads.ts';
import { addPart, UploadFault, uploadFolder } from '../../ingest/uploads/upload-files.ts';
import type { UploadLoads } from '../../ingest/uploads/upload-loads.ts';
import { badRequest } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { runsById } from '../../stores/documents/loads/load-runs.ts';
import type { Stores } from '../shared/stores.ts';
import { runIn } from './loads.ts';

export function uploadHandlers(
  { documents, now }: Pick<Stores, 'documents' | 'now'>,
  uploads: UploadLoads,
): HandlersOf<typeof uploadEndpoints> {
  return {
    uploadPart: async ({ upload, file, offset, data }, call) => {
      const folder = uploadFolder(uploads.dataDir, keyOf(call, upload));
      return { size: await mendable(addPart(folder, file, offset, Buffer.from(data, 'base64'))) };
    },
    uploadLoad: async ({ upload, allow, isPlanOnly }, call) => {
      const load = { ...keyOf(call, upload), userName: call.user.name, answers: allow, isPlanOnly };
      const runId = await mendable(uploads.begin(load));
      const [found] = await runsById(documents, call.companyId, [runId], now());
      if (!found) throw new Error('the run was not kept');
      return { run: runIn(found.run, call.language) };
    },
  };
}

function keyOf({ companyId, user }: Call, upload: string) {
  return { companyId, userId: user.userId, upload };
}

async function mendable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof UploadFault ? badRequest(error.message, error.member) : error;
  });
}
