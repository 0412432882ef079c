// The pages on which one-time passwords are set up: the secret as a QR code and as text, and the codes for later.
import { html } from 'hono/html';
import { encode } from 'uqr';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { codeField } from './code-page.ts';

export interface OtpSetUpPage {
  language: Language;
  action: string;
  error: string | null;
  /** Base32. */
  secret: string;
  /** otpauth: what the QR code says. */
  uri: string;
}

export function otpSetUpPage({ language, action, error, secret, uri }: OtpSetUpPage): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('platform.signIn.otpTitle')}</h1>
  <p>${texts('platform.signIn.otpLead')}</p>
  ${error ? html`<div class="alert" role="alert" id="error">${error}</div>` : ''}
  ${qrCode(uri, texts('platform.signIn.qrCode'))}
  <p>${texts('platform.signIn.otpKey')}</p>
  <p class="key"><code>${grouped(secret)}</code></p>
  <p><a href="${uri}">${texts('platform.signIn.otpLink')}</a></p>
  <form method="post" action="${action}">
    <input type="hidden" name="step" value="code">
    ${codeField(language, error !== null)}
    <button type="submit">${texts('platform.signIn.otpConfirm')}</button>
  </form>
</main>`;
  return plainPage(language, texts('platform.signIn.otpTitle'), body);
}

export interface RecoveryCodesPage {
  language: Language;
  action: string;
  codes: readonly string[];
}

export function recoveryCodesPage({ language, action, codes }: RecoveryCodesPage): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('platform.signIn.recoveryTitle')}</h1>
  <p>${texts('platform.signIn.recoveryLead')}</p>
  <ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
  <form method="post" action="${action}">
    <input type="hidden" name="step" value="done">
    <button type="submit">${texts('platform.signIn.recoveryDone')}</button>
  </form>
</main>`;
  return plainPage(language, texts('platform.signIn.recoveryTitle'), body);
}

/** Black on white in any colour scheme: scanners want it so. */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { border: 4 });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${cells.join('')}"/></svg>`;
}

/** Four letters at a time are read without a mistake. */
function grouped(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
