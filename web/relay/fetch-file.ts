// Asks an address of the gateway for a file: again once the company of the page is the viewer's, and never past a sign-in.
import { faultOfErrors, GraphError } from '../fault.ts';
import { saysCompanyChanged } from './company.ts';
import { untilOwnCompany } from './company-elsewhere.ts';
import { postForFile } from './post.ts';
import { type Received, type ReceivedFile, receiveFile } from './receive-file.ts';
import { wordsOfRefusals } from './refusal-words.ts';
import { leavesFor } from './sign-in.ts';

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
  const { address, input, requestId, signal, onReceived } = request;
  const response = await postForFile(address, input, requestId, signal);
  if (!response.ok) {
    const refusal: unknown = await response.json();
    if (leavesFor(refusal)) return null;
    if (!saysCompanyChanged(refusal)) {
      await wordsOfRefusals();
      throw refused(refusal, requestId);
    }
    await untilOwnCompany();
    return signal.aborted ? null : fetchFile(request);
  }
  const rows = Number(response.headers.get(ROW_COUNT) ?? Number.NaN);
  return receiveFile(response, (received) => onReceived?.(received, Number.isNaN(rows) ? null : rows));
}

function refused(reply: unknown, requestId: string): GraphError {
  const hasErrors = typeof reply === 'object' && reply !== null && 'errors' in reply;
  const errors = hasErrors && Array.isArray(reply.errors) ? reply.errors : [];
  return new GraphError(faultOfErrors(errors, requestId));
}
