// What every request asks first, who asks, what he may and what he has selected, changes seldom: a text that was read and
// checked before is not read again. The services are asked each time.
import type { Endpoint } from '../../upstream/contract/endpoint.ts';
import { commonInfo, currentUser, menus } from '../../upstream/contract/platform.ts';

const ASKED_EACH_TIME: ReadonlySet<Endpoint> = new Set<Endpoint>([currentUser, menus, commonInfo]);
/** Of one text, and of all. */
const MAX_CHARACTERS = 16_384;
const MAX_CHARACTERS_IN_ALL = 8_000_000;

/** Whoever was asked for last stands last. */
const known = new Map<string, unknown>();
let characters = 0;

/** Of each reply, unlike that of any other: replies of the same text have the same one. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The number of a reply; null for one that is read anew each time. */
export function numberOf(reply: unknown): number | null {
  return (typeof reply === 'object' && reply !== null && numbers.get(reply)) || null;
}

/** The reply of a text, from `read` where it is not known; nobody can change what is shared. */
export function knownReply<Reply>(endpoint: Endpoint, text: string, read: () => Reply): Reply {
  if (!ASKED_EACH_TIME.has(endpoint) || text.length > MAX_CHARACTERS) return read();
  const key = `${endpoint.path} ${text}`;
  const found = known.get(key);
  const reply = found ?? numbered(frozen(read()));
  if (found) known.delete(key);
  else characters += key.length;
  known.set(key, reply);
  for (const longestAway of known.keys()) {
    if (characters <= MAX_CHARACTERS_IN_ALL) break;
    known.delete(longestAway);
    characters -= longestAway.length;
  }
  return reply as Reply;
}

function numbered<Value>(value: Value): Value {
  lastNumber += 1;
  if (typeof value === 'object' && value !== null) numbers.set(value, lastNumber);
  return value;
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
