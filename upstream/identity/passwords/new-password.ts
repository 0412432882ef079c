// The two fields of a new password, with the rule that it follows: for invitations and for people who change theirs.
import { html } from 'hono/html';
import type { TextId } from '../../../lib/catalogue/text-id.ts';
import type { Html } from '../../../lib/node/plain-page.ts';
import type { Texts } from '../../../lib/node/texts.ts';
import { MAX_PASSWORD_LENGTH, type PasswordFault, passwordFault } from '../../../lib/rules/text-rules.ts';

const FAULTS: Record<PasswordFault, TextId> = {
  TOO_SHORT: 'platform.password.tooShort',
  TOO_LONG: 'platform.password.tooLong',
  TOO_FEW_CLASSES: 'platform.password.tooFewClasses',
};

/** `password` and `again` of a form. */
export function newPasswordFields(texts: Texts): Html {
  return html`<p id="rule">${texts('platform.password.rule')}</p>
    <label for="password">${texts('platform.password.password')}</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="${MAX_PASSWORD_LENGTH}" aria-describedby="rule" autofocus>
    <label for="again">${texts('platform.password.again')}</label>
    <input id="again" name="again" type="password" autocomplete="new-password" required maxlength="${MAX_PASSWORD_LENGTH}">`;
}

/** What is wrong with a new password, in the words of the page; null where it is good and typed twice alike. */
export function newPasswordFault(texts: Texts, password: string, again: string): string | null {
  const fault = passwordFault(password);
  if (fault !== null) return texts(FAULTS[fault]);
  return password === again ? null : texts('platform.password.different');
}
