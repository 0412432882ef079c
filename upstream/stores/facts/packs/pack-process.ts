// The process that packs the rollups of one company: told which, it answers with the number of packs, or with what failed. A
// pack is recorded only once it is whole, so a half-written one is never read.
import { answerTask } from '../../../../lib/node/programs/answer-task.ts';
import { messageOf } from '../../../../lib/node/start-fault.ts';
import { openDocuments } from '../../documents/open-documents.ts';
import type { PackOutcome, PackTask } from './pack-keeper.ts';
import { packRollups } from './pack-rollups.ts';

answerTask<PackTask, PackOutcome>(async ({ dataDir, databaseUrl, companyId }) => {
  try {
    const documents = await openDocuments(dataDir, databaseUrl);
    try {
      return { made: await packRollups({ documents, dataDir, companyId }) };
    } finally {
      await documents.destroy();
    }
  } catch (error) {
    return { fault: messageOf(error) };
  }
});
