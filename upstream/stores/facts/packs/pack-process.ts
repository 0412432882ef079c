// The process that packs the rollups of one company: told which, it answers with the number of packs, or with what failed.
import { messageOf } from '../../../../lib/node/start-fault.ts';
import { openDocuments } from '../../documents/open-documents.ts';
import type { PackOutcome, PackTask } from './pack-keeper.ts';
import { packRollups } from './pack-rollups.ts';

process.umask(0o077);
// The service has ended. A pack is recorded only once it is whole, so a half-written one is never read.
process.on('disconnect', () => process.exit(1));
process.once('message', (task: PackTask) => {
  void outcomeOf(task).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});

async function outcomeOf({ dataDir, databaseUrl, companyId }: PackTask): Promise<PackOutcome> {
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
}
