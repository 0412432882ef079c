// Sets up one-time passwords: shows the secret, wants a code by it, then gives the codes for a lost device once.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { textsOf } from '../../../lib/node/texts.ts';
import type { AppContext } from '../../rest/app-types.ts';
import { saveOneTimePassword } from '../../stores/documents/people/one-time-passwords.ts';
import { userOfSubject } from '../../stores/documents/people/users.ts';
import { tooManyText } from '../pages/pages.ts';
import { ProviderRecords } from '../provider/adapter.ts';
import type { AccountActionResult } from '../provider/interactions.ts';
import { endSessions } from '../provider/logout-all.ts';
import { type Interaction, show, textOf } from '../sign-in/open-interaction.ts';
import { guesserOf, type SignInTools } from '../sign-in/sign-in-tools.ts';
import { otpSetUpPage, recoveryCodesPage } from './otp-pages.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { matchingStep, newSecret, otpauthUri } from './totp.ts';

/** How long the page stays open. */
const PATIENCE_SECONDS = 15 * 60;

export async function configureOtp(
  c: AppContext,
  tools: SignInTools,
  interaction: Interaction,
  form: Record<string, unknown> | null,
): Promise<Response> {
  const { documents, publicUrl, codeLimits } = tools;
  const { uid, language, accountId, sessionUid } = interaction;
  const user = accountId === null ? null : await userOfSubject(documents, accountId);
  if (!user) throw new Error('one-time passwords need a user');
  const drafts = new ProviderRecords(documents, 'OtpDraft');
  const draft = await drafts.find(uid);
  if (draft?.isConfirmed === true && form !== null) return finish(c, tools, user.userId);
  const secret = textOf(draft?.secret) || newSecret();
  const keep = (isConfirmed: boolean) =>
    drafts.upsert(uid, { accountId: user.userId, secret, isConfirmed }, PATIENCE_SECONDS);
  const uri = otpauthUri(secret, user.email);
  const page = (error: string | null, status: 200 | 400 | 429) =>
    show(c, otpSetUpPage({ language, action: c.req.path, error, secret, uri }), publicUrl, status);
  if (form === null || textOf(form.step) !== 'code') {
    await keep(false);
    return page(null, 200);
  }
  const guesser = guesserOf(c, tools, user.userId);
  const wait = codeLimits.begin(user.userId, guesser);
  if (wait > 0) return page(tooManyText(language, wait), 429);
  const step = matchingStep(secret, textOf(form.code).slice(0, 20), Date.now());
  if (step === null) return page(textsOf(language)('platform.signIn.wrongCode'), 400);
  codeLimits.succeed(user.userId, guesser);
  const codes = newRecoveryCodes();
  const recoveryHashes = codes.map((code) => recoveryHash(user.userId, code));
  await saveOneTimePassword(documents, { userId: user.userId, secret, lastStep: step, recoveryHashes });
  // They began without a one-time password.
  await endSessions(documents, user.userId, sessionUid);
  await keep(true);
  return show(c, recoveryCodesPage({ language, action: c.req.path, codes }), publicUrl, 200);
}

async function finish(c: AppContext, { provider }: SignInTools, userId: string): Promise<Response> {
  await provider.interactionFinished(c.env.incoming, c.env.outgoing, {
    CONFIGURE_TOTP: userId,
  } satisfies AccountActionResult);
  return RESPONSE_ALREADY_SENT;
}
