// Judges the answer of a REST service: status, content type, JSON, envelope and shape, before anything is used.
import { type Endpoint, failReply, type ReplyOf } from '../../upstream/contract/endpoint.ts';
import type { Answer } from './transport.ts';
import { UpstreamBadReply, UpstreamRefusal, UpstreamUnavailable } from './upstream-error.ts';

/** Statuses after which a second try may help. */
const TRANSIENT = new Set([429, 502, 503]);

/** Statuses that refuse whatever the body says; 406 and 470 are those of a user whom the platform turns away. */
const REFUSALS = new Set([401, 403, 406, 470]);

/** What stands in the envelope of the answer, checked; else throws an UpstreamError. */
export function replyOf<E extends Endpoint>(endpoint: E, answer: Answer): ReplyOf<E> {
  const name = `${endpoint.method} ${endpoint.path}`;
  const body = parseJson(answer);
  const refusal = failReply.safeParse(body);
  if (refusal.success) {
    const { code, message, field } = refusal.data.error;
    throw new UpstreamRefusal(name, message, { status: answer.status, code, field });
  }
  const excerpt = `status ${answer.status}, ${answer.text.length} characters: ${answer.text.slice(0, 300)}`;
  if (TRANSIENT.has(answer.status)) throw new UpstreamUnavailable(name, excerpt, true);
  if (answer.status >= 500) throw new UpstreamUnavailable(name, excerpt);
  if (REFUSALS.has(answer.status)) {
    throw new UpstreamRefusal(name, excerpt, { status: answer.status });
  }
  if (answer.status !== 200 || body === null || typeof body !== 'object' || !(endpoint.envelope in body)) {
    throw new UpstreamBadReply(name, excerpt);
  }
  const reply = endpoint.reply.safeParse((body as Record<string, unknown>)[endpoint.envelope]);
  if (reply.success) return reply.data as ReplyOf<E>;
  const [issue] = reply.error.issues;
  throw new UpstreamBadReply(name, `wrong shape at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Null for anything that is not JSON by content type and by content. */
function parseJson(answer: Answer): unknown {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(answer.headers['content-type'] ?? '')) return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    return null;
  }
}
