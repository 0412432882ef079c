// The body of a request, up to a size, as JSON.
import { codedError } from '../errors.ts';

const MAX_BYTES = 256 * 1024;

/** Rejects with a coded error. */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw codedError('REQUEST_ENTITY_TOO_LARGE', `The body is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw codedError('BAD_REQUEST', 'The body is not JSON.');
  }
}
