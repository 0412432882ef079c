// When the provider shows a page: for a sign-in, and for what a person asks to set up (Keycloak's `kc_action`).
import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { base, Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';

/** What a person may set up at the provider, by Keycloak's names, which are also those of our prompts. */
export const ACCOUNT_ACTIONS = ['CONFIGURE_TOTP', 'UPDATE_PASSWORD'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
/** The result of an interaction: which action is done, by which user. */
export type AccountActionResult = Partial<Record<AccountAction, string>>;
/** Parameters of the authorization request that are understood beside those of OpenID Connect. */
export const EXTRA_PARAMETERS = ['kc_action', 'kc_locale'];
/** A sign-in that is older must be done again before anything is set up, in seconds. */
const FRESH_SECONDS = 5 * 60;

export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('stale_session', 'the End-User must authenticate again', 'login_required', ({ oidc }) => {
      const action = ACCOUNT_ACTIONS.find((known) => asksFor(oidc, known));
      const isFresh = Boolean(oidc.result?.login) || oidc.session?.past(FRESH_SECONDS) === false;
      return action !== undefined && !isDone(oidc, action) && !isFresh;
    }),
  );
  for (const action of ACCOUNT_ACTIONS) policy.add(promptOf(action), 1);
  return policy;
}

function promptOf(action: AccountAction): interactionPolicy.Prompt {
  return new Prompt(
    { name: action, requestable: false },
    new Check(
      `${action}_pending`,
      'the End-User has asked to set something up first',
      'interaction_required',
      ({ oidc }) => asksFor(oidc, action) && !isDone(oidc, action),
    ),
  );
}

type Oidc = KoaContextWithOIDC['oidc'];

function asksFor(oidc: Oidc, action: AccountAction): boolean {
  return oidc.params?.kc_action === action;
}

/** The user of this very session has done it in this request. */
function isDone(oidc: Oidc, action: AccountAction): boolean {
  return oidc.session?.accountId !== undefined && oidc.result?.[action] === oidc.session.accountId;
}
