// Encrypts and stores answers of this visit for the next one, with limits on number, age and size. This code is loaded once
// the page has come to rest.
import { clear, delMany, entries, set } from 'idb-keyval';
import { writeLocal } from '../../browser/local-storage.ts';
import { algorithm, type Entry, MAX_AGE_MS, nameOf, type Question, store } from './open-answer.ts';
import { visitKey } from './visit-key.ts';

const MAX_ANSWERS = 20;
/** Of the text, in characters; longer answers are not kept. */
const MAX_LENGTH = 4_000_000;
const NONCE_BYTES = 12;

/** Replaces the answer kept for the same question. */
export async function sealAnswer(company: string, question: Question, value: unknown): Promise<void> {
  const visit = await visitKey(company);
  if (visit === null) return;
  const { owner, key } = visit;
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
