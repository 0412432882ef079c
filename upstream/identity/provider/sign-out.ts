// Signing out at the provider, and the pages that it shows on its own.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { textsOf } from '../../../lib/node/texts.ts';
import { pageLanguage } from '../pages/language.ts';
import { pageHeaders } from '../pages/page-headers.ts';
import { messagePage, signOutPage } from '../pages/pages.ts';
import { REALM_PATH } from './realm.ts';

type Page = ReturnType<typeof messagePage>;

/**
 * Ends the session and goes back to the portal at once when the portal vouches with the ID token of this very user.
 * Anything else, such as a link on a foreign page, is asked about.
 */
export async function signOut(ctx: KoaContextWithOIDC, form: string, publicUrl: string): Promise<void> {
  const { session, params, entities, provider } = ctx.oidc;
  const hinted = entities.IdTokenHint?.payload.sub;
  const target = params?.post_logout_redirect_uri;
  if (!session || hinted !== session.accountId || typeof target !== 'string') {
    await show(ctx, signOutPage(languageOf(ctx), form), publicUrl);
    return;
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: REALM_PATH });
  const url = new URL(target);
  if (typeof params?.state === 'string') url.searchParams.set('state', params.state);
  ctx.status = 303;
  ctx.redirect(url.href);
}

export async function renderSignedOut(ctx: KoaContextWithOIDC, publicUrl: string): Promise<void> {
  const language = languageOf(ctx);
  const texts = textsOf(language);
  const [title, text] = [texts('platform.signIn.signedOutTitle'), texts('platform.signIn.signedOutText')];
  await show(ctx, messagePage({ language, title, text, portalUrl: publicUrl }), publicUrl);
}

/** Says that a request could not be used; the provider's own words go to the log only. */
export async function renderError(ctx: KoaContextWithOIDC, publicUrl: string): Promise<void> {
  const language = languageOf(ctx);
  const texts = textsOf(language);
  const [title, text] = [texts('platform.signIn.errorTitle'), texts('platform.signIn.errorText')];
  const reference = ctx.res.getHeader('x-request-id')?.toString();
  await show(ctx, messagePage({ language, title, text, portalUrl: publicUrl, reference }), publicUrl);
}

async function show(ctx: KoaContextWithOIDC, page: Page, publicUrl: string): Promise<void> {
  ctx.set(pageHeaders(new URL(publicUrl).origin));
  ctx.type = 'html';
  ctx.body = String(await page);
}

function languageOf(ctx: KoaContextWithOIDC) {
  return pageLanguage(ctx.oidc.params?.ui_locales, ctx.get('accept-language'));
}
