// Most of what is asked again is answered as it was before: who asks, what he may, his dashboards, the loads, and every
// figure of a service that tells no version of its data. A text that was read and checked already is not read again. The
// services are asked each time.
import type { Endpoint } from '../../upstream/contract/endpoint.ts';

/** Of one text, and of all; what was read from them takes two to four times as much. */
const MAX_CHARACTERS = 1_000_000;
const MAX_CHARACTERS_IN_ALL = 8_000_000;
/** Texts that are longer are those of one endpoint alone, and too long to be copied. */
const SHORT = 16_384;

interface Known {
  endpoint: Endpoint;
  number: number;
  /** Kept from the second time on: most of what never comes again costs little. */
  reply: object | null;
}

/** Whoever was asked for last stands last. */
const known = new Map<string, Known>();
let characters = 0;

/** Of each text of an endpoint, unlike that of any other. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The number of a reply: the same for the same text. Null for one that was too long to be known again. */
export function numberOf(reply: unknown): number | null {
  return (typeof reply === 'object' && reply !== null && numbers.get(reply)) || null;
}

/** The reply of a text, from `read` where it is not known; nobody may change what is shared. */
export function knownReply<Reply>(endpoint: Endpoint, text: string, read: () => Reply): Reply {
  if (text.length > MAX_CHARACTERS) return read();
  const key = text.length > SHORT ? text : `${endpoint.service}${endpoint.path} ${text}`;
  const found = known.get(key);
  const isAgain = found?.endpoint === endpoint;
  if (isAgain && found.reply !== null) {
    keepLast(key, found);
    return found.reply as Reply;
  }
  const reply = read();
  if (typeof reply !== 'object' || reply === null) return reply;
  const number = isAgain ? found.number : ++lastNumber;
  numbers.set(reply, number);
  keepLast(key, { endpoint, number, reply: isAgain ? frozen(reply) : null });
  return reply;
}

function keepLast(key: string, entry: Known): void {
  if (!known.delete(key)) characters += key.length;
  known.set(key, entry);
  for (const longestAway of known.keys()) {
    if (characters <= MAX_CHARACTERS_IN_ALL) break;
    known.delete(longestAway);
    characters -= longestAway.length;
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // Columns of figures stay as they are: frozen, each figure would become an object of its own.
  if (Array.isArray(value) && (typeof value[0] === 'number' || typeof value.at(-1) === 'number')) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
