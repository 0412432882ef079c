// The answer of an endpoint that gives a file: made only as fast as it is read, and ended with its reader.
import { PROGRESS_HEADER, PROGRESS_OF_ROWS } from '../../lib/files/file-frames.ts';
import { type FileReply, ROW_COUNT_HEADER } from '../contract/endpoint.ts';
import type { AppContext } from './app-types.ts';

export function fileResponse(
  c: AppContext,
  { name, mediaType, content, rowCount, isFramed }: FileReply,
): Response {
  const chunks = content[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, {
    'content-type': mediaType,
    // Sent as it is made: the server would wait for a few chunks else, and answer with an error of its own.
    'transfer-encoding': 'chunked',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    ...(isFramed && { [PROGRESS_HEADER]: PROGRESS_OF_ROWS }),
    ...(rowCount !== null && { [ROW_COUNT_HEADER]: String(rowCount) }),
  });
}
