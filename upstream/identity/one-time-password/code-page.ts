// The page that asks for the one-time password after the password.
import { html, raw } from 'hono/html';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import { textsOf } from '../../../lib/node/texts.ts';

export interface CodePage {
  language: Language;
  action: string;
  error: string | null;
}

export function codePage({ language, action, error }: CodePage): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('platform.signIn.codeTitle')}</h1>
  <p>${texts('platform.signIn.codeLead')}</p>
  ${error ? html`<div class="alert" role="alert" id="error">${error}</div>` : ''}
  <form method="post" action="${action}">
    <input type="hidden" name="step" value="code">
    ${codeField(language, error !== null)}
    <button type="submit">${texts('platform.signIn.submit')}</button>
  </form>
  <details>
    <summary>${texts('platform.signIn.lostDevice')}</summary>
    <form method="post" action="${action}">
      <input type="hidden" name="step" value="code">
      <label for="recovery">${texts('platform.signIn.recoveryCode')}</label>
      <input id="recovery" name="recovery" autocomplete="off" autocapitalize="characters" spellcheck="false" required maxlength="40">
      <button type="submit">${texts('platform.signIn.submit')}</button>
    </form>
  </details>
  <form class="other" method="post" action="${action}">
    <input type="hidden" name="step" value="restart">
    <button class="quiet" type="submit">${texts('platform.signIn.otherAccount')}</button>
  </form>
</main>`;
  return plainPage(language, texts('platform.signIn.codeTitle'), body);
}

export function codeField(language: Language, isWrong: boolean): Html {
  const described = isWrong ? raw(' aria-describedby="error" aria-invalid="true"') : '';
  return html`<label for="code">${textsOf(language)('platform.signIn.code')}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required maxlength="7" autofocus${described}>`;
}
