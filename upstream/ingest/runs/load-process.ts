// The process of one load of the inbox, of an upload or of a connected source: told what to load, it answers with the outcome and ends.
import { answerTask } from '../../../lib/node/programs/answer-task.ts';
import { LoadError } from '../load/load-error.ts';
import { planText } from '../load/report-text.ts';
import { LoadRefused } from '../plan/load-refused.ts';
import type { LoadOutcome, LoadTask } from './load-in-process.ts';
import { withLoadingStores } from './loading-stores.ts';
import { faultOf, runLoad } from './run-load.ts';

answerTask<LoadTask, LoadOutcome>(async ({ settings, areFound = false, ...task }) => {
  const found = new Set(areFound ? task.files : []);
  try {
    const report = await withLoadingStores(settings, (stores) => runLoad({ ...task, ...stores, found }));
    return { kind: 'loaded', report };
  } catch (error) {
    const { message } = faultOf(error);
    if (error instanceof LoadRefused)
      return { kind: 'refused', path: null, message, plan: planText(error.report) };
    if (error instanceof LoadError) return { kind: 'refused', path: error.file, message, plan: null };
    return { kind: 'failed', message };
  }
});
