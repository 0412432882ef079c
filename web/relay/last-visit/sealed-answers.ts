// Answers of the last visit, sealed in the browser: at most some, for some days. What cannot be opened counts as none.
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { writeLocal } from '../../browser/local-storage.ts';
import type { VisitKey } from './visit-key.ts';

const MAX_ANSWERS = 20;
const MAX_AGE_MS = 14 * 24 * 60 * 60_000;
/** Of the text; what is longer is not kept. */
const MAX_LENGTH = 4_000_000;
const NONCE_BYTES = 12;

/** What was asked: the document, its variables, and the language of the answer. */
export interface Question {
  id: string | null | undefined;
  variables: object;
  language: string;
}

interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  nonce: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('skyledger', 'last-visit');
  return opened;
}

/** Null: none is there, or not for this person. */
export async function openAnswer(
  { owner, key }: VisitKey,
  question: Question,
): Promise<{ at: Date; value: unknown } | null> {
  const name = await nameOf(owner, question);
  const entry = await get<Entry>(name, store());
  if (!entry || entry.at < Date.now() - MAX_AGE_MS) return null;
  const content = await crypto.subtle.decrypt(algorithm(entry.nonce, name), key, entry.content);
  return { at: new Date(entry.at), value: JSON.parse(new TextDecoder().decode(content)) };
}

/** In place of the one before. */
export async function sealAnswer(
  { owner, key }: VisitKey,
  question: Question,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value);
  if (text.length > MAX_LENGTH) return;
  const name = await nameOf(owner, question);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const content = await crypto.subtle.encrypt(algorithm(nonce, name), key, new TextEncoder().encode(text));
  await set(name, { at: Date.now(), nonce, content } satisfies Entry, store());
  await dropOld();
  writeLocal('hasLastVisit', true);
}

export async function forgetLastVisit(): Promise<void> {
  writeLocal('hasLastVisit', null);
  await clear(store());
}

async function dropOld(): Promise<void> {
  const newest = (await entries<string, Entry>(store())).sort(([, a], [, b]) => b.at - a.at);
  const old = newest.filter(([, { at }], rank) => rank >= MAX_ANSWERS || at < Date.now() - MAX_AGE_MS);
  if (old.length > 0)
    await delMany(
      old.map(([name]) => name),
      store(),
    );
}

/** The name goes into the seal: an entry cannot stand for another one. */
function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

/** Tells nothing of what was asked, nor of who did. */
async function nameOf(owner: string, { id, variables, language }: Question): Promise<string> {
  const text = JSON.stringify([owner, id, variables, language]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
