// Decrypts answers of the last visit, which are stored in IndexedDB. An answer that cannot be decrypted is treated as absent.
// This code is loaded only if an earlier visit stored something.
import { createStore, get, type UseStore } from 'idb-keyval';
import { visitKey } from './visit-key.ts';

export const MAX_AGE_MS = 14 * 24 * 60 * 60_000;

/** What was asked: the document, its variables, and the language of the answer. */
export interface Question {
  id: string | null | undefined;
  variables: object;
  language: string;
}

export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  nonce: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

let opened: UseStore | null = null;

export function store(): UseStore {
  opened ??= createStore('skyledger', 'last-visit');
  return opened;
}

/** Null: none is there, or not for this person in this company. */
export async function openAnswer(
  company: string,
  question: Question,
): Promise<{ at: Date; value: unknown } | null> {
  const visit = await visitKey(company);
  if (visit === null) return null;
  const { owner, key } = visit;
  const name = await nameOf(owner, question);
  const entry = await get<Entry>(name, store());
  if (!entry || entry.at < Date.now() - MAX_AGE_MS) return null;
  const content = await crypto.subtle.decrypt(algorithm(entry.nonce, name), key, entry.content);
  return { at: new Date(entry.at), value: JSON.parse(new TextDecoder().decode(content)) };
}

/** The name is authenticated with the content, so one entry cannot be passed off as another. */
export function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

/** A hash, so that the name reveals neither the question nor the person. */
export async function nameOf(owner: string, { id, variables, language }: Question): Promise<string> {
  const text = JSON.stringify([owner, id, variables, language]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
