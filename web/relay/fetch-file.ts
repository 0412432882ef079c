// Asks an address of the gateway for a file: again once what holds it is over, and never past a sign-in.
import { faultOfErrors, GraphError } from '../fault.ts';
import { holdOf } from './holds/holds.ts';
import { postForFile } from './post.ts';
import { type Received, type ReceivedFile, receiveFile } from './receive-file.ts';
import { wordsOfRefusals } from './refusal-words.ts';
import { leavesFor } from './sign-in.ts';
import { fileUnderWay } from './unfinished-files.ts';

interface FileRequest {
  address: '/exports/cost' | '/exports/bill' | '/exports/dashboard';
  input: object;
  requestId: string;
  signal: AbortSignal;
  /** `rows`: how many the file will have; null while it is unknown. */
  onReceived?: (received: Received, rows: number | null) => void;
}

const ROW_COUNT = 'x-row-count';

/** Null where the page is left, or nobody waits any more. Rejects with a GraphError for a refusal. */
export async function fetchFile(request: FileRequest): Promise<ReceivedFile | null> {
  const end = fileUnderWay();
  let isLeaving = false;
  try {
    return await ask(request, () => {
      isLeaving = true;
    });
  } finally {
    end(isLeaving);
  }
}

async function ask(request: FileRequest, onLeave: () => void): Promise<ReceivedFile | null> {
  const { address, input, requestId, signal, onReceived } = request;
  const response = await postForFile(address, input, requestId, signal);
  if (!response.ok) {
    const refusal: unknown = await response.json();
    const hold = holdOf(refusal);
    if (!hold) {
      if (leavesFor(refusal)) {
        onLeave();
        return null;
      }
      await wordsOfRefusals();
      throw refused(refusal, requestId);
    }
    await hold;
    return signal.aborted ? null : ask(request, onLeave);
  }
  const rows = Number(response.headers.get(ROW_COUNT) ?? Number.NaN);
  return receiveFile(response, (received) => onReceived?.(received, Number.isNaN(rows) ? null : rows));
}

function refused(reply: unknown, requestId: string): GraphError {
  const hasErrors = typeof reply === 'object' && reply !== null && 'errors' in reply;
  const errors = hasErrors && Array.isArray(reply.errors) ? reply.errors : [];
  return new GraphError(faultOfErrors(errors, requestId));
}
