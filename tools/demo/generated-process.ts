// The process that makes and loads the generated company: it answers with null, or with what failed.
import { answerTask } from '../../lib/node/programs/answer-task.ts';
import { messageOf } from '../../lib/node/start-fault.ts';
import { withLoadingStores } from '../../upstream/ingest/runs/loading-stores.ts';
import { loadGenerated } from './generated-company.ts';
import type { GeneratedFault, GeneratedTask } from './generated-in-process.ts';

answerTask<GeneratedTask, GeneratedFault>(async ({ settings, ...options }) => {
  try {
    await withLoadingStores(settings, (stores) => loadGenerated({ ...stores, ...options }));
    return null;
  } catch (error) {
    return messageOf(error);
  }
});
