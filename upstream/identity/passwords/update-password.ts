// Changes the password of a person who has just signed in, and ends what began with the old one.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { html } from 'hono/html';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import type { AppContext } from '../../rest/app-types.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { setPasswordHash, type User, userOfSubject } from '../../stores/documents/people/users.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { AccountActionResult } from '../provider/interactions.ts';
import { endSessions } from '../provider/logout-all.ts';
import { type Interaction, show, textOf } from '../sign-in/open-interaction.ts';
import type { SignInTools } from '../sign-in/sign-in-tools.ts';
import { newPasswordFault, newPasswordFields } from './new-password.ts';
import { hashPassword } from './password.ts';

/** `form` is null for a page that is opened. */
export async function updatePassword(
  c: AppContext,
  { documents, publicUrl, provider }: SignInTools,
  { language, accountId, sessionUid }: Interaction,
  form: Record<string, unknown> | null,
): Promise<Response> {
  const user = accountId === null ? null : await userOfSubject(documents, accountId);
  if (!user) throw new Error('a change of password needs a user');
  const page = (error: string | null) => {
    const content = passwordPage({ language, action: c.req.path, email: user.email, error });
    return show(c, content, publicUrl, error === null ? 200 : 400);
  };
  // The form of the sign-in before has led here.
  if (form === null || textOf(form.step) !== 'password') return page(null);
  const password = textOf(form.password);
  const fault = newPasswordFault(textsOf(language), password, textOf(form.again));
  if (fault !== null) return page(fault);
  await keep(documents, user, await hashPassword(password));
  await endSessions(documents, user.userId, sessionUid);
  const result: AccountActionResult = { UPDATE_PASSWORD: user.userId };
  await provider.interactionFinished(c.env.incoming, c.env.outgoing, result);
  return RESPONSE_ALREADY_SENT;
}

async function keep(documents: Documents, { userId, name, email, companyIds }: User, passwordHash: string) {
  const actor = { userId, name };
  await atomically(documents, async (transaction) => {
    await setPasswordHash(transaction, userId, passwordHash);
    for (const companyId of companyIds) {
      const record = { companyId, actor, action: 'PASSWORD_SET', subject: email, changes: [] } as const;
      await appendAudit(transaction, record, new Date());
    }
  });
}

interface PasswordPage {
  language: Language;
  action: string;
  email: string;
  error: string | null;
}

function passwordPage({ language, action, email, error }: PasswordPage): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('platform.password.title')}</h1>
  <p>${texts('platform.password.lead', { email })}</p>
  ${error ? html`<div class="alert" role="alert">${error}</div>` : ''}
  <form method="post" action="${action}">
    <input type="hidden" name="step" value="password">
    <input type="hidden" name="email" value="${email}" autocomplete="username">
    ${newPasswordFields(texts)}
    <button type="submit">${texts('platform.password.save')}</button>
  </form>
</main>`;
  return plainPage(language, texts('platform.password.title'), body);
}
