// The provider's pages: plain HTML that works without a script.
import { html, raw } from 'hono/html';
import { type Language, labelled } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
import type { DemoHint } from '../seed/seed.ts';

export interface LoginPage {
  language: Language;
  /** Where the form goes. */
  action: string;
  email: string;
  error: Html | string | null;
  /** Shown as a hint; null when there is no such user. */
  demo: DemoHint | null;
}

export function loginPage({ language, action, email, error, demo }: LoginPage): Html {
  const texts = textsOf(language);
  const alert = error ? html`<div class="alert" role="alert" id="error">${error}</div>` : '';
  const described = error ? raw(' aria-describedby="error" aria-invalid="true"') : '';
  const focus = raw(' autofocus');
  const body = html`<main>
  <h1>${texts('platform.signIn.title')}</h1>
  <p>${texts('platform.signIn.lead')}</p>
  ${alert}
  <form method="post" action="${action}">
    <label for="email">${texts('platform.signIn.email')}</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254"${described}${email ? '' : focus}>
    <label for="password">${texts('platform.signIn.password')}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${described}${email ? focus : ''}>
    <button type="submit">${texts('platform.signIn.submit')}</button>
  </form>
</main>
${demo ? demoFooter(texts, demo) : ''}`;
  return plainPage(language, texts('platform.signIn.title'), body);
}

export function tooManyText(language: Language, seconds: number): string {
  return textsOf(language)('platform.signIn.tooMany', { minutes: Math.ceil(seconds / 60) });
}

export interface MessagePage {
  language: Language;
  title: string;
  text: string;
  portalUrl: string;
  /** The request id. */
  reference?: string | undefined;
}

/** A page that says what happened and leads back to the portal. */
export function messagePage({ language, title, text, portalUrl, reference }: MessagePage): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${title}</h1>
  <p>${text}</p>
  ${reference ? html`<p class="reference">${labelled(language, texts('platform.signIn.reference'), reference)}</p>` : ''}
  <a class="button" href="${portalUrl}/">${texts('platform.signIn.backToPortal')}</a>
</main>`;
  return plainPage(language, title, body);
}

/** Asks before a sign-out that the portal has not vouched for; `form` is the provider's own, escaped. */
export function signOutPage(language: Language, form: string): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('platform.signIn.signOutTitle')}</h1>
  <p>${texts('platform.signIn.signOutText')}</p>
  ${raw(form)}
  <button type="submit" form="op.logoutForm" name="logout" value="yes">${texts('platform.signIn.signOut')}</button>
</main>`;
  return plainPage(language, texts('platform.signIn.signOutTitle'), body);
}

function demoFooter(texts: Texts, { email, password }: DemoHint): Html {
  const secret = password === null ? '' : html` / <code>${password}</code>`;
  return html`<footer class="demo">${texts('platform.signIn.demoUser')}: <code>${email}</code>${secret}</footer>`;
}
