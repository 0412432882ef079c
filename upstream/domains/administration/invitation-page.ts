// The page of an invitation: anyone who has the link sets the first password of the account, once.
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { type Html, plainPage } from '../../../lib/node/plain-page.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { pageLanguage } from '../../identity/pages/language.ts';
import { messagePage } from '../../identity/pages/pages.ts';
import { newPasswordFault, newPasswordFields } from '../../identity/passwords/new-password.ts';
import { hashPassword } from '../../identity/passwords/password.ts';
import { REALM_PATH } from '../../identity/provider/realm.ts';
import { show } from '../../identity/sign-in/open-interaction.ts';
import type { AppContext, AppEnvironment } from '../../rest/app-types.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import {
  acceptInvitation,
  type Invitation,
  invitationOf,
} from '../../stores/documents/people/invitations.ts';
import { setPasswordHash } from '../../stores/documents/people/users.ts';
import { atomically } from '../../stores/documents/transaction.ts';

const PATH = '/invitation';
const MAX_FORM_BYTES = 8 * 1024;

/** In the query: paths are written to the log. */
export function invitationUrl(issuer: string, token: string): string {
  return `${issuer}${PATH}?token=${token}`;
}

export interface InvitationTools {
  documents: Documents;
  publicUrl: string;
  now: () => Date;
}

/** Opening the link changes nothing: programs that preview links may do so. */
export function mountInvitation(app: Hono<AppEnvironment>, tools: InvitationTools): void {
  const path = `${REALM_PATH}${PATH}`;
  app.get(path, async (c) => {
    const token = c.req.query('token') ?? '';
    const invitation = await invitationOf(tools.documents, token, tools.now());
    return invitation ? showForm(c, tools, { invitation, token, error: null }) : lapsed(c, tools);
  });
  app.post(path, bodyLimit({ maxSize: MAX_FORM_BYTES }), (c) => save(c, tools));
}

async function save(c: AppContext, tools: InvitationTools): Promise<Response> {
  const { documents, publicUrl, now } = tools;
  const form = await c.req.parseBody();
  const [token, password, again] = [form.token, form.password, form.again].map(String) as [
    string,
    string,
    string,
  ];
  const invitation = await invitationOf(documents, token, now());
  if (!invitation) return lapsed(c, tools);
  const language = languageOf(c);
  const error = newPasswordFault(textsOf(language), password, again);
  if (error !== null) return showForm(c, tools, { invitation, token, error });
  const passwordHash = await hashPassword(password);
  const isDone = await atomically(documents, async (transaction) => {
    // Of two forms that are sent at once one wins.
    if (!(await invitationOf(transaction, token, now()))) return false;
    const { userId, companyId, email, name } = invitation;
    await setPasswordHash(transaction, userId, passwordHash);
    await acceptInvitation(transaction, userId, now());
    const actor = { userId, name };
    await appendAudit(
      transaction,
      { companyId, actor, action: 'PASSWORD_SET', subject: email, changes: [] },
      now(),
    );
    return true;
  });
  if (!isDone) return lapsed(c, tools);
  const texts = textsOf(language);
  const [title, text] = [
    texts('administration.invitation.doneTitle'),
    texts('administration.invitation.doneText'),
  ];
  return show(c, messagePage({ language, title, text, portalUrl: publicUrl }), publicUrl, 200);
}

interface Form {
  invitation: Invitation;
  token: string;
  error: string | null;
}

function showForm(c: AppContext, { publicUrl }: InvitationTools, form: Form): Promise<Response> {
  return show(c, formPage(languageOf(c), c.req.path, form), publicUrl, form.error === null ? 200 : 400);
}

function formPage(language: Language, action: string, { invitation, token, error }: Form): Html {
  const texts = textsOf(language);
  const body = html`<main>
  <h1>${texts('administration.invitation.title')}</h1>
  <p>${texts('administration.invitation.lead', { email: invitation.email })}</p>
  ${error ? html`<div class="alert" role="alert">${error}</div>` : ''}
  <form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}">
    <input type="hidden" name="email" value="${invitation.email}" autocomplete="username">
    ${newPasswordFields(texts)}
    <button type="submit">${texts('administration.invitation.save')}</button>
  </form>
</main>`;
  return plainPage(language, texts('administration.invitation.title'), body);
}

function lapsed(c: AppContext, { publicUrl }: InvitationTools): Promise<Response> {
  const language = languageOf(c);
  const texts = textsOf(language);
  const [title, text] = [
    texts('administration.invitation.lapsedTitle'),
    texts('administration.invitation.lapsedText'),
  ];
  return show(c, messagePage({ language, title, text, portalUrl: publicUrl }), publicUrl, 400);
}

function languageOf(c: AppContext): Language {
  return pageLanguage(undefined, c.req.header('accept-language'));
}
