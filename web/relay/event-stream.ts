// Reads an event stream (SSE): the form in which a subscription is answered.
import { chunksOf } from './chunks.ts';

export interface StreamEvent {
  name: string;
  /** The lines of its data; empty where it has none. */
  data: string;
}

/** Each event as soon as the blank line after it has come; comments, which keep the connection alive, are skipped. */
export async function* readEventStream(
  body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunksOf(body)) {
    text += decoder.decode(chunk, { stream: true });
    // A carriage return at the very end may be half of a line break.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const blocks = whole.replaceAll(/\r\n?/g, '\n').split('\n\n');
    text = (blocks.pop() ?? '') + text.slice(whole.length);
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

/** Null for comments alone. */
function eventOf(block: string): StreamEvent | null {
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
  if (lines.length === 0) return null;
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line === field || line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { name: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
}
