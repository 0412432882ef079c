// The provider's pages: plain HTML that works without a script.
import { html, raw } from 'hono/html';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import type { DemoHint } from '../seed/seed.ts';
import { PAGE_TEXTS, type PageTexts } from './texts.ts';

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
  const texts = PAGE_TEXTS[language];
  const alert = error ? html`<div class="alert" role="alert" id="error">${error}</div>` : '';
  const described = error ? raw(' aria-describedby="error" aria-invalid="true"') : '';
  const focus = raw(' autofocus');
  const body = html`<main>
  <h1>${texts.signInTitle}</h1>
  <p>${texts.signInLead}</p>
  ${alert}
  <form method="post" action="${action}">
    <label for="email">${texts.email}</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254"${described}${email ? '' : focus}>
    <label for="password">${texts.password}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${described}${email ? focus : ''}>
    <button type="submit">${texts.signIn}</button>
  </form>
</main>
${demo ? demoFooter(texts, demo) : ''}`;
  return plainPage(language, texts.signInTitle, body);
}

export function tooManyText(language: Language, seconds: number): string {
  return PAGE_TEXTS[language].tooMany.replace('{minutes}', String(Math.ceil(seconds / 60)));
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
  const texts = PAGE_TEXTS[language];
  const body = html`<main>
  <h1>${title}</h1>
  <p>${text}</p>
  ${reference ? html`<p class="reference">${texts.reference}: ${reference}</p>` : ''}
  <a class="button" href="${portalUrl}/">${texts.backToPortal}</a>
</main>`;
  return plainPage(language, title, body);
}

/** Asks before a sign-out that the portal has not vouched for; `form` is the provider's own, escaped. */
export function signOutPage(language: Language, form: string): Html {
  const texts = PAGE_TEXTS[language];
  const body = html`<main>
  <h1>${texts.signOutTitle}</h1>
  <p>${texts.signOutText}</p>
  ${raw(form)}
  <button type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>
</main>`;
  return plainPage(language, texts.signOutTitle, body);
}

function demoFooter(texts: PageTexts, { email, password }: DemoHint): Html {
  const secret = password === null ? '' : html` / <code>${password}</code>`;
  return html`<footer class="demo">${texts.demo}: <code>${email}</code>${secret}</footer>`;
}
