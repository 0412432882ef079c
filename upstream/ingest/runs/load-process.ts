// The process of one load of the inbox, of an upload or of a connected source: told what to load, it answers with the outcome and ends.
import { openDocuments } from '../../stores/documents/open-documents.ts';
import { openFactSink } from '../../stores/facts/open-facts.ts';
import { LoadError } from '../load/load-error.ts';
import { planText } from '../load/report-text.ts';
import { LoadRefused } from '../plan/load-refused.ts';
import type { LoadOutcome, LoadTask } from './load-in-process.ts';
import { faultOf, runLoad } from './run-load.ts';

process.umask(0o077);
// Who started it is gone: the load, which is all or nothing, goes with it.
process.on('disconnect', () => process.exit(1));
process.once('message', (task: LoadTask) => {
  void outcomeOf(task).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});

async function outcomeOf({ settings, areFound = false, ...task }: LoadTask): Promise<LoadOutcome> {
  const { dataDir, databaseUrl } = settings;
  try {
    const documents = await openDocuments(dataDir, databaseUrl);
    let closeSink = async () => {};
    try {
      const { sink, close } = await openFactSink({ ...settings, documents });
      closeSink = close;
      const found = new Set(areFound ? task.files : []);
      const report = await runLoad({ ...task, found, documents, dataDir, sink });
      return { kind: 'loaded', report };
    } finally {
      await closeSink();
      await documents.destroy();
    }
  } catch (error) {
    const { message } = faultOf(error);
    if (error instanceof LoadRefused)
      return { kind: 'refused', path: null, message, plan: planText(error.report) };
    if (error instanceof LoadError) return { kind: 'refused', path: error.file, message, plan: null };
    return { kind: 'failed', message };
  }
}
