// Checks the answer of a REST service: status, content type, JSON, envelope and shape, before anything is used.
import { type Endpoint, failReply, type ReplyOf } from '../../../upstream/contract/endpoint.ts';
import { assertOwnAnswer } from '../call-id.ts';
import { type Answer, headerOf } from '../transport/exchange.ts';
import { UpstreamBadReply, UpstreamRefusal, UpstreamUnavailable } from '../upstream-error.ts';

/** Statuses after which a second try may help. */
const TRANSIENT = new Set([429, 502, 503]);

/** Statuses that refuse whatever the body says; 406 and 470 are those of a user whom the platform turns away. */
const REFUSALS = new Set([401, 403, 406, 470]);

/** Makes a reply of its text; `read` parses and checks it. */
export type Parse<Reply> = (text: string, read: () => Reply) => Reply;

/**
 * What is in the envelope of the answer to a call with these headers, checked; else throws an UpstreamError. `parse`
 * is given the text of a good answer, and may know its reply already.
 */
export function replyOf<E extends Endpoint>(
  endpoint: E,
  answer: Answer,
  sent: Readonly<Record<string, string>>,
  parse: Parse<ReplyOf<E>> = (_text, read) => read(),
): ReplyOf<E> {
  const name = `${endpoint.method} ${endpoint.path}`;
  assertOwnAnswer(name, answer.headers, sent);
  const read = () => readReply(endpoint, name, answer);
  return answer.status === 200 && isJson(answer) ? parse(answer.text, read) : read();
}

/** The reply in the text of a good answer, checked; else throws an UpstreamError. */
export function parseReply<E extends Endpoint>(endpoint: E, text: string): ReplyOf<E> {
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, text };
  return readReply(endpoint, `${endpoint.method} ${endpoint.path}`, answer);
}

function readReply<E extends Endpoint>(endpoint: E, name: string, answer: Answer): ReplyOf<E> {
  const body = parseJson(answer);
  // Most answers refuse nothing, and what is wrong with a refusal would be worked out in vain.
  const refusal = saysStatus(body, 'OK') ? null : failReply.safeParse(body);
  if (refusal?.success) {
    const { code, message, field } = refusal.data.error;
    throw new UpstreamRefusal(name, message, { status: answer.status, code, field });
  }
  const held = answer.status === 200 ? inEnvelope(endpoint, body) : null;
  const reply = held && endpoint.reply.safeParse(held.value);
  if (reply?.success) return reply.data as ReplyOf<E>;
  const excerpt = `status ${answer.status}, ${answer.text.length} characters: ${answer.text.slice(0, 300)}`;
  if (TRANSIENT.has(answer.status)) throw new UpstreamUnavailable(name, excerpt, true);
  if (answer.status >= 500) throw new UpstreamUnavailable(name, excerpt);
  if (REFUSALS.has(answer.status)) {
    throw new UpstreamRefusal(name, excerpt, { status: answer.status });
  }
  if (!reply) throw new UpstreamBadReply(name, excerpt);
  const [issue] = reply.error.issues;
  throw new UpstreamBadReply(name, `wrong shape at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Null for what has no such member. */
function inEnvelope(endpoint: Endpoint, body: unknown): { value: unknown } | null {
  if (body === null || typeof body !== 'object' || !(endpoint.envelope in body)) return null;
  return { value: (body as Record<string, unknown>)[endpoint.envelope] };
}

function saysStatus(body: unknown, status: string): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === status;
}

function isJson({ headers }: Answer): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(headerOf(headers, 'content-type'));
}

/** Null for anything that is not JSON by content type and by content. */
function parseJson(answer: Answer): unknown {
  if (!isJson(answer)) return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    return null;
  }
}
