// Answers that Node writes without a stream of the web between: one text, or texts that come one after the other.

export interface NodeBody {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<string>;
}

const BODY = Symbol('a body for Node');

/** Yoga passes its responses on as they are, so this one reaches `nodeBodyOf` untouched. */
export function nodeResponse(body: NodeBody): Response {
  return { [BODY]: body } as unknown as Response;
}

/** Null for a common response. */
export function nodeBodyOf(response: Response): NodeBody | null {
  return (response as unknown as { [BODY]?: NodeBody })[BODY] ?? null;
}
