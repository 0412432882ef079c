// The answer that is a file: read from its source only as fast as the client reads, and ended with the client.
import { PROGRESS_HEADER, PROGRESS_OF_ROWS } from '../../lib/files/file-frames.ts';
import { ROW_COUNT_HEADER } from '../../upstream/contract/endpoint.ts';

export interface FileHead {
  name: string;
  mediaType: string;
  /** How many rows it will have; null where it is unknown. */
  rowCount: number | null;
  /** The content is in frames (lib/files/file-frames.ts). */
  isFramed?: boolean;
}

/** `onFault` is told why the file was cut off; the client sees a broken connection, never a file that looks whole. */
export function fileResponse(
  { name, mediaType, rowCount, isFramed }: FileHead,
  content: AsyncIterable<Uint8Array>,
  onFault: (error: unknown) => void,
): Response {
  const chunks = content[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFault(error);
          controller.error(error);
        }
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': mediaType,
      // Sent as it is made: the server would wait for a few chunks else, and answer with an error of its own.
      'transfer-encoding': 'chunked',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...(isFramed && { [PROGRESS_HEADER]: PROGRESS_OF_ROWS }),
      ...(rowCount !== null && { [ROW_COUNT_HEADER]: String(rowCount) }),
    },
  });
}
