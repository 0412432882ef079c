// When the provider shows a page: for a sign-in, and for what a person asks to set up (Keycloak's `kc_action`).
import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { base, Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';

/** Keycloak's name for setting up one-time passwords; also that of our prompt. */
export const CONFIGURE_OTP = 'CONFIGURE_TOTP';
/** Parameters of the authorization request that are understood beside those of OpenID Connect. */
export const EXTRA_PARAMETERS = ['kc_action', 'kc_locale'];
/** A sign-in that is older must be done again before anything is set up, in seconds. */
const FRESH_SECONDS = 5 * 60;

export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('stale_session', 'the End-User must authenticate again', 'login_required', ({ oidc }) => {
      const isFresh = Boolean(oidc.result?.login) || oidc.session?.past(FRESH_SECONDS) === false;
      return asksForOtp(oidc) && !isDone(oidc) && !isFresh;
    }),
  );
  const prompt = new Prompt(
    { name: CONFIGURE_OTP, requestable: false },
    new Check(
      'otp_to_configure',
      'the End-User has to set up one-time passwords',
      'interaction_required',
      ({ oidc }) => asksForOtp(oidc) && !isDone(oidc),
    ),
  );
  policy.add(prompt, 1);
  return policy;
}

type Oidc = KoaContextWithOIDC['oidc'];

function asksForOtp(oidc: Oidc): boolean {
  return oidc.params?.kc_action === CONFIGURE_OTP;
}

/** The user of this very session has done it in this request. */
function isDone(oidc: Oidc): boolean {
  return oidc.session?.accountId !== undefined && oidc.result?.[CONFIGURE_OTP] === oidc.session.accountId;
}
