// Most of what is asked again is answered as it was before: who asks, what he may, his dashboards, the loads, and every
// figure of a service that tells no version of its data. A text that was read and checked already is not read again. The
// services are asked each time.
import type { Endpoint } from '../../upstream/contract/endpoint.ts';

/** Of one text, and of all with their questions; what was read from them takes two to four times as much. */
const MAX_CHARACTERS = 1_000_000;
const MAX_CHARACTERS_IN_ALL = 8_000_000;

interface Known {
  text: string;
  number: number;
  /** Kept from the second time on: most of what never comes again costs little. */
  reply: object | null;
}

/** By endpoint and question; whatever was asked for last stands last. */
const known = new Map<string, Known>();
let characters = 0;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The number of a reply: two that have the same one say the same. Null for one that was too long to be known again. */
export function numberOf(reply: unknown): number | null {
  return (typeof reply === 'object' && reply !== null && numbers.get(reply)) || null;
}

/**
 * The reply of a text, from `read` where it is not known; nobody may change what is shared. `question` is what was sent,
 * with who asks in it; without one an answer is found by its text alone.
 */
export function knownReply<Reply>(
  endpoint: Endpoint,
  { question, text }: { question: string | undefined; text: string },
  read: () => Reply,
): Reply {
  if (text.length > MAX_CHARACTERS) return read();
  const key = `${endpoint.service}${endpoint.path} ${question ?? text}`;
  const last = known.get(key);
  const isAgain = last?.text === text;
  if (isAgain && last.reply !== null) {
    keepLast(key, last, last);
    return last.reply as Reply;
  }
  const reply = read();
  if (typeof reply !== 'object' || reply === null) return reply;
  const number = isAgain ? last.number : ++lastNumber;
  numbers.set(reply, number);
  keepLast(key, { text, number, reply: isAgain ? frozen(reply) : null }, last);
  return reply;
}

function keepLast(key: string, entry: Known, before: Known | undefined): void {
  if (before) known.delete(key);
  else characters += key.length;
  characters += entry.text.length - (before?.text.length ?? 0);
  known.set(key, entry);
  for (const [longestAway, { text }] of known) {
    if (characters <= MAX_CHARACTERS_IN_ALL) break;
    known.delete(longestAway);
    characters -= longestAway.length + text.length;
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // Columns of figures stay as they are: frozen, each figure would become an object of its own.
  if (Array.isArray(value) && (typeof value[0] === 'number' || typeof value.at(-1) === 'number'))
    return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
