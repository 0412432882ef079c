// The key that answers of a visit are encrypted with: the gateway gives it to a person who may see them, and it is never stored.
import { companyHeaders } from '../company.ts';
import { askVisitKey } from './ask-visit-key.ts';

export interface VisitKey {
  /** Identifies the owner of stored answers without naming the person. */
  owner: string;
  /** Encrypts and decrypts; not extractable. */
  key: CryptoKey;
}

let known: { company: string; key: Promise<VisitKey | null> } | null = null;

/** Null if the browser has no Web Crypto (pages without https), or the gateway gives no key for the company. */
export function visitKey(company: string): Promise<VisitKey | null> {
  if (known?.company !== company) known = { company, key: findKey(company).catch(() => null) };
  return known.key;
}

async function findKey(company: string): Promise<VisitKey | null> {
  if (!('crypto' in globalThis && crypto.subtle)) return null;
  const early = window.skyledgerVisitKey;
  window.skyledgerVisitKey = undefined;
  return (
    (early && (await keyIn(await early, company))) ??
    (await keyIn(await askVisitKey(companyHeaders()), company))
  );
}

async function keyIn(response: Response, company: string): Promise<VisitKey | null> {
  if (!response.ok) return null;
  const told: unknown = await response.json();
  if (!isKey(told) || told.company !== company) return null;
  const bytes = Uint8Array.from(atob(told.key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { owner: told.owner, key };
}

function isKey(value: unknown): value is { company: string; owner: string; key: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['company', 'owner', 'key'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
