// How results are written: a result without errors as one text, deferred fragments as parts. The rest (errors, whose
// statuses depend on the media type, and event streams) is written by Yoga.
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { mediaTypeOf } from '../http/responses/media-type.ts';
import { nodeResponse } from '../http/responses/node-body.ts';
import type { HttpContext } from './graphql-context.ts';

interface Written {
  data?: unknown;
  stringify?: (result: unknown) => string;
}

const BOUNDARY = '-';

export function resultWriter(): Plugin<object, HttpContext> {
  return {
    onResultProcess({ result, serverContext: { head }, setResultProcessor }) {
      const accept = head.headers.get('accept');
      if (isAsyncIterable(result)) {
        if (!accept?.includes('multipart/mixed') || accept.includes('text/event-stream')) return;
        const headers = { 'content-type': `multipart/mixed; boundary="${BOUNDARY}"` };
        const body = multipart(result as AsyncIterable<object>);
        return setResultProcessor(() => nodeResponse({ status: 200, headers, body }), 'multipart/mixed');
      }
      const mediaType = mediaTypeOf(accept);
      if (Array.isArray(result) || 'errors' in result || mediaType === null) return;
      const headers = { 'content-type': `${mediaType}; charset=utf-8` };
      setResultProcessor((written) => {
        return nodeResponse({ status: 200, headers, body: textOf(written as Written) });
      }, mediaType);
    },
  };
}

function textOf({ stringify = JSON.stringify, data }: Written): string {
  return stringify({ data });
}

/** The parts of a multipart/mixed body, the last one with its end. */
async function* multipart(parts: AsyncIterable<object>): AsyncGenerator<string> {
  let head = `\r\n--${BOUNDARY}`;
  for await (const part of parts) {
    const text = JSON.stringify(part);
    yield `${head}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}\r\n--${BOUNDARY}`;
    head = '';
  }
  yield '--\r\n';
}
