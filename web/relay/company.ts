// The company that this document shows: every request names it, so that no answer for another one is taken for it.
import { addressForAnyCompany, COMPANY_PARAMETER } from '../../lib/catalogue/pages.ts';
import { forgetColours } from '../charts/series/series-colours.ts';

const HEADER = 'x-skyledger-company';
const CHANGED = 'COMPANY_CHANGED';

let company: string | null = null;
let tellNamed: () => void;
const named = new Promise<void>((resolve) => {
  tellNamed = resolve;
});

/** The key of the company whose name the shell shows. */
export function rememberCompany(key: string | null): void {
  company = key;
  if (key !== null) tellNamed();
}

/** The key of that company, once the shell has named one; null where there is none any more. */
export async function companyOfPage(): Promise<string | null> {
  await named;
  return company;
}

/** The search of an address that names no company, with the one that it is of. */
export function withCompany(search: string, key: string): string {
  // Put on as text: written anew, the parts before it would be spelled differently.
  return `${search === '' ? '?' : `${search}&`}${COMPANY_PARAMETER}=${encodeURIComponent(key)}`;
}

/** Whether two addresses of one page ask for the same: they differ in nothing but that one names its company. */
export function isSameQuestion(one: URL, other: URL): boolean {
  const rest = (url: URL) => {
    const parts = new URLSearchParams(url.search);
    parts.delete(COMPANY_PARAMETER);
    parts.sort();
    return `${url.pathname}?${parts}`;
  };
  const namesOf = (url: URL) => url.searchParams.getAll(COMPANY_PARAMETER);
  return rest(one) === rest(other) && (namesOf(one).length === 0 || namesOf(other).length === 0);
}

/** Encoded, for a header holds no letters beyond Latin ones. */
export function companyHeaders(): Record<string, string> {
  return company === null ? {} : { [HEADER]: encodeURIComponent(company) };
}

/** Whether a reply, or a part of one, says that the viewer changed to another company elsewhere. */
export function saysCompanyChanged(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  const parts = [
    reply,
    ...('incremental' in reply && Array.isArray(reply.incremental) ? reply.incremental : []),
  ];
  return parts.some(({ errors }: { errors?: unknown }) => Array.isArray(errors) && errors.some(isChange));
}

function isChange(error: { extensions?: { reason?: unknown } } | null): boolean {
  return error?.extensions?.reason === CHANGED;
}

/** Loads the document again, in the company that the viewer is in now. */
export function startInCurrentCompany(): void {
  forgetColours();
  location.replace(addressForAnyCompany(location));
}
