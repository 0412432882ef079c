// The sign-in page: shows the form, judges e-mail address and password, and hands back to the provider.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import type { Language } from '../../lib/languages.ts';
import type { Documents } from '../documents/database.ts';
import { credentialOf } from '../documents/users.ts';
import type { AppContext, AppEnvironment } from '../http/app-types.ts';
import { pageLanguage } from './language.ts';
import { pageHeaders } from './page-headers.ts';
import { loginPage, messagePage, tooManyText } from './pages.ts';
import { isPassword } from './password.ts';
import { loginPath } from './realm.ts';
import { type DemoHint, hasDemoUser } from './seed.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { PAGE_TEXTS } from './texts.ts';

export interface LoginTools {
  provider: Provider;
  documents: Documents;
  publicUrl: string;
  /** Shown below the form, as long as there is such a user. */
  demo: DemoHint;
}

export function mountLogin(app: Hono<AppEnvironment>, tools: LoginTools): void {
  const limits = new SignInLimits();
  const path = loginPath(':uid');
  app.get(path, async (c) => {
    const interaction = await openInteraction(c, tools);
    if (!interaction) return expired(c, tools);
    return showForm(c, tools, { language: interaction.language, email: interaction.hint, error: null }, 200);
  });
  app.post(path, bodyLimit({ maxSize: 16 * 1024 }), (c) => signIn(c, tools, limits));
}

async function signIn(c: AppContext, tools: LoginTools, limits: SignInLimits): Promise<Response> {
  const interaction = await openInteraction(c, tools);
  if (!interaction) return expired(c, tools);
  const { language } = interaction;
  const form = await c.req.parseBody();
  const email = textOf(form.email).trim().slice(0, 254);
  const address = c.env.incoming.socket.remoteAddress ?? '';
  const wait = limits.begin(email, address);
  if (wait > 0) {
    c.header('retry-after', String(wait));
    c.get('log').warn({ address }, 'too many failed sign-ins');
    return showForm(c, tools, { language, email, error: tooManyText(language, wait) }, 429);
  }
  const userId = await userOfCredential(tools.documents, email, textOf(form.password));
  if (userId === null) return showForm(c, tools, { language, email, error: PAGE_TEXTS[language].wrong }, 400);
  limits.succeed(email, address);
  await tools.provider.interactionFinished(c.env.incoming, c.env.outgoing, { login: { accountId: userId } });
  return RESPONSE_ALREADY_SENT;
}

async function userOfCredential(
  documents: Documents,
  email: string,
  password: string,
): Promise<string | null> {
  const credential = await credentialOf(documents, email);
  const isRight = await isPassword(password, credential?.passwordHash ?? null);
  return isRight && credential ? credential.userId : null;
}

/** What the portal asked for; null when the sign-in has lapsed or belongs to another browser. */
async function openInteraction(
  c: AppContext,
  { provider }: LoginTools,
): Promise<{ language: Language; hint: string } | null> {
  try {
    const { params, uid } = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    if (uid !== c.req.param('uid')) return null;
    return {
      language: pageLanguage(params.ui_locales, c.req.header('accept-language')),
      hint: textOf(params.login_hint),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

async function showForm(
  c: AppContext,
  { documents, publicUrl, demo }: LoginTools,
  shown: { language: Language; email: string; error: string | null },
  status: 200 | 400 | 429,
): Promise<Response> {
  const body = loginPage({
    ...shown,
    action: c.req.path,
    demo: (await hasDemoUser(documents)) ? demo : null,
  });
  return c.html(body, status, pageHeaders(new URL(publicUrl).origin));
}

function expired(c: AppContext, { publicUrl }: LoginTools): Response | Promise<Response> {
  const language = pageLanguage(undefined, c.req.header('accept-language'));
  const { expiredTitle: title, expiredText: text } = PAGE_TEXTS[language];
  const body = messagePage({ language, title, text, portalUrl: publicUrl });
  return c.html(body, 400, pageHeaders(new URL(publicUrl).origin));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
