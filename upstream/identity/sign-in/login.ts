// The sign-in pages: password, one-time password and its set-up; each hands back to the provider when it is done.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { textsOf } from '../../../lib/node/texts.ts';
import type { AppContext, AppEnvironment } from '../../rest/app-types.ts';
import { otpSecretOf } from '../../stores/documents/people/one-time-passwords.ts';
import { credentialOf } from '../../stores/documents/people/users.ts';
import { codePage } from '../one-time-password/code-page.ts';
import { configureOtp } from '../one-time-password/configure-otp.ts';
import { pageLanguage } from '../pages/language.ts';
import { loginPage, messagePage, tooManyText } from '../pages/pages.ts';
import { isPassword } from '../passwords/password.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { ACCOUNT_ACTIONS, type AccountAction } from '../provider/interactions.ts';
import { loginPath, REALM_PATH } from '../provider/realm.ts';
import { hasDemoUser } from '../seed/seed.ts';
import { DEVICE_COOKIE, KnownDevices } from './known-devices.ts';
import { type FailedSignIn, noteFailedSignIn } from './note-failure.ts';
import { type Interaction, openInteraction, show, textOf } from './open-interaction.ts';
import { FirstFactors, isOneTimePassword, isRecoveryCode } from './second-factor.ts';
import { type Guesser, SignInLimits } from './sign-in-limits.ts';
import { guesserOf, type LoginTools, type SignInTools } from './sign-in-tools.ts';

type FormValues = Record<string, unknown>;

export function mountLogin(app: Hono<AppEnvironment>, given: LoginTools): void {
  const tools: SignInTools = {
    ...given,
    firstFactors: new FirstFactors(given.documents),
    devices: new KnownDevices(given.deviceKey),
    passwordLimits: new SignInLimits(),
    codeLimits: new SignInLimits(),
  };
  const path = loginPath(':uid');
  app.get(path, (c) => answer(c, tools, null));
  app.post(path, bodyLimit({ maxSize: 16 * 1024 }), async (c) => answer(c, tools, await c.req.parseBody()));
}

type SetUp = (
  c: AppContext,
  tools: SignInTools,
  interaction: Interaction,
  form: FormValues | null,
) => Promise<Response>;

/** The pages of what a person may set up after signing in. */
const SET_UPS: Record<AccountAction, SetUp> = {
  CONFIGURE_TOTP: configureOtp,
  UPDATE_PASSWORD: updatePassword,
};

/** `form` is null for a page that is opened. */
async function answer(c: AppContext, tools: SignInTools, form: FormValues | null): Promise<Response> {
  const interaction = await openInteraction(c, tools.provider);
  if (!interaction) return expired(c, tools);
  const action = ACCOUNT_ACTIONS.find((known) => known === interaction.prompt);
  if (action !== undefined) return SET_UPS[action](c, tools, interaction, form);
  const step = textOf(form?.step);
  if (step === 'restart') await tools.firstFactors.forget(interaction.uid);
  const userId = await tools.firstFactors.userOf(interaction.uid);
  if (userId !== null)
    return judgeCode(c, tools, { interaction, userId, form: step === 'code' ? form : null });
  if (form === null || step !== '')
    return showForm(c, tools, interaction, { email: interaction.hint, error: null });
  return judgePassword(c, tools, interaction, form);
}

async function judgePassword(c: AppContext, tools: SignInTools, interaction: Interaction, form: FormValues) {
  const { language, uid } = interaction;
  const { documents, passwordLimits, firstFactors } = tools;
  const email = textOf(form.email).trim().slice(0, 254);
  const credential = await credentialOf(documents, email);
  const guesser = guesserOf(c, tools, credential?.userId ?? null);
  const wait = passwordLimits.begin(email, guesser);
  if (wait > 0) {
    tooMany(c, wait, guesser);
    return showForm(c, tools, interaction, { email, error: tooManyText(language, wait), status: 429 });
  }
  const isRight = await isPassword(textOf(form.password), credential?.passwordHash ?? null);
  if (!isRight || !credential) {
    noteFailure(c, tools, credential?.userId ?? null, 'password');
    return showForm(c, tools, interaction, {
      email,
      error: textsOf(language)('platform.signIn.wrong'),
      status: 400,
    });
  }
  const { userId } = credential;
  passwordLimits.succeed(email, guesser);
  if ((await otpSecretOf(documents, userId)) === null) return enter(c, tools, userId, ['pwd']);
  await firstFactors.remember(uid, userId);
  return judgeCode(c, tools, { interaction, userId, form: null });
}

interface CodeStep {
  interaction: Interaction;
  /** Whose password was right. */
  userId: string;
  form: FormValues | null;
}

async function judgeCode(c: AppContext, tools: SignInTools, { interaction, userId, form }: CodeStep) {
  const { language, uid } = interaction;
  const { documents, publicUrl, codeLimits, firstFactors } = tools;
  const page = (error: string | null, status: 200 | 400 | 429) =>
    show(c, codePage({ language, action: c.req.path, error }), publicUrl, status);
  if (form === null) return page(null, 200);
  const guesser = guesserOf(c, tools, userId);
  const wait = codeLimits.begin(userId, guesser);
  if (wait > 0) {
    tooMany(c, wait, guesser);
    return page(tooManyText(language, wait), 429);
  }
  const recovery = textOf(form.recovery).slice(0, 40);
  const isRight = recovery
    ? await isRecoveryCode(documents, userId, recovery)
    : await isOneTimePassword(documents, userId, textOf(form.code).slice(0, 20));
  if (!isRight) {
    noteFailure(c, tools, userId, 'code');
    return page(textsOf(language)('platform.signIn.wrongCode'), 400);
  }
  codeLimits.succeed(userId, guesser);
  await firstFactors.forget(uid);
  return enter(c, tools, userId, ['pwd', 'otp']);
}

async function enter(c: AppContext, { provider, devices }: SignInTools, accountId: string, amr: string[]) {
  const traits = { path: REALM_PATH, isSecure: provider.issuer.startsWith('https:') };
  const cookie = devices.remembered(getCookie(c, DEVICE_COOKIE), accountId, traits);
  // The provider answers on the socket, past the response of this context.
  c.env.outgoing.appendHeader('set-cookie', cookie);
  await provider.interactionFinished(c.env.incoming, c.env.outgoing, { login: { accountId, amr } });
  return RESPONSE_ALREADY_SENT;
}

/** Beside the answer, which takes as long for an account that is not known. */
function noteFailure(
  c: AppContext,
  { documents, addressOf }: SignInTools,
  userId: string | null,
  step: FailedSignIn['step'],
): void {
  if (userId === null) return;
  const log = c.get('log');
  noteFailedSignIn(documents, { userId, step, address: addressOf(c), at: new Date() }).catch((error) =>
    log.error({ err: error }, 'a failed sign-in could not be noted'),
  );
}

function tooMany(c: AppContext, wait: number, { address }: Guesser): void {
  c.header('retry-after', String(wait));
  c.get('log').warn({ address }, 'too many failed sign-ins');
}

async function showForm(
  c: AppContext,
  { documents, publicUrl, demo }: LoginTools,
  { language }: Interaction,
  { email, error, status = 200 }: { email: string; error: string | null; status?: 200 | 400 | 429 },
): Promise<Response> {
  const hint = (await hasDemoUser(documents)) ? demo : null;
  return show(c, loginPage({ language, email, error, action: c.req.path, demo: hint }), publicUrl, status);
}

function expired(c: AppContext, { publicUrl }: LoginTools): Promise<Response> {
  const language = pageLanguage(undefined, c.req.header('accept-language'));
  const texts = textsOf(language);
  const [title, text] = [texts('platform.signIn.expiredTitle'), texts('platform.signIn.expiredText')];
  return show(c, messagePage({ language, title, text, portalUrl: publicUrl }), publicUrl, 400);
}
