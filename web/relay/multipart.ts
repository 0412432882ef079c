// Reads a multipart/mixed answer: the parts in which a deferred reply arrives.
import { chunksOf } from './chunks.ts';

const HEADERS_END = '\r\n\r\n';

/** The boundary of a multipart content type, or null for any other type. */
export function multipartBoundary(contentType: string | null): string | null {
  if (!contentType?.toLowerCase().startsWith('multipart/mixed')) return null;
  return /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)?.slice(1).find(Boolean) ?? '-';
}

/** The JSON value of each part, as soon as the delimiter after it has come. */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<unknown> {
  const delimiter = `\r\n--${boundary}`;
  const decoder = new TextDecoder();
  // The first delimiter may open the body without a line break before it.
  let text = '\r\n';
  for await (const chunk of chunksOf(body)) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter)) {
      const part = text.slice(0, end);
      text = text.slice(end + delimiter.length);
      const start = part.indexOf(HEADERS_END);
      if (start >= 0) yield JSON.parse(part.slice(start + HEADERS_END.length));
    }
  }
}
