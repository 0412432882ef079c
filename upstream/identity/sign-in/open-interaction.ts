// What the portal asked the provider for, and how the provider's pages answer it.
import type { Provider } from 'oidc-provider';
import type { Language } from '../../../lib/catalogue/languages.ts';
import type { Html } from '../../../lib/node/plain-page.ts';
import type { AppContext } from '../../rest/app-types.ts';
import { pageLanguage } from '../pages/language.ts';
import { pageHeaders } from '../pages/page-headers.ts';

export interface Interaction {
  uid: string;
  /** What has to be done: `login`, or something to set up. */
  prompt: string;
  language: Language;
  /** The address that the form starts with. */
  hint: string;
  /** Who is signed in already; null where no user has. */
  accountId: string | null;
  /** Of the session in which he or she is. */
  sessionUid: string | null;
}

/** Null when the sign-in has lapsed or belongs to another browser. */
export async function openInteraction(c: AppContext, provider: Provider): Promise<Interaction | null> {
  try {
    const { params, uid, prompt, session } = await provider.interactionDetails(
      c.env.incoming,
      c.env.outgoing,
    );
    if (uid !== c.req.param('uid')) return null;
    return {
      uid,
      prompt: prompt.name,
      language: pageLanguage(params.ui_locales, c.req.header('accept-language')),
      hint: textOf(params.login_hint),
      accountId: session?.accountId ?? null,
      sessionUid: session?.uid ?? null,
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

export async function show(
  c: AppContext,
  page: Html,
  publicUrl: string,
  status: 200 | 400 | 429,
): Promise<Response> {
  return c.html(page, status, pageHeaders(new URL(publicUrl).origin));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
