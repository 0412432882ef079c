// What the sign-in pages work with.
import { getCookie } from 'hono/cookie';
import type { Provider } from 'oidc-provider';
import type { AppContext } from '../../rest/app-types.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { DemoHint } from '../seed/seed.ts';
import { DEVICE_COOKIE, type KnownDevices } from './known-devices.ts';
import type { FirstFactors } from './second-factor.ts';
import type { Guesser, SignInLimits } from './sign-in-limits.ts';

export interface LoginTools {
  provider: Provider;
  documents: Documents;
  publicUrl: string;
  /** Shown below the form, as long as there is such a user. */
  demo: DemoHint;
  /** Whose request it is. */
  addressOf: (c: AppContext) => string;
  /** Proves browsers that are known. */
  deviceKey: string;
}

export interface SignInTools extends LoginTools {
  firstFactors: FirstFactors;
  devices: KnownDevices;
  passwordLimits: SignInLimits;
  codeLimits: SignInLimits;
}

/** `userId` is whose account is guessed at; null for an unknown account. */
export function guesserOf(
  c: AppContext,
  { addressOf, devices }: SignInTools,
  userId: string | null,
): Guesser {
  const device = userId === null ? null : devices.deviceOf(getCookie(c, DEVICE_COOKIE), userId);
  return { address: addressOf(c), device };
}
