// Environments and sites of the portal, and who may not enter (S-01, S-04).

/** Environments; a customer's site has a name of its own instead. */
const ENVIRONMENTS_OF_DEVELOPERS: readonly string[] = ['LOCAL', 'DEV'];

/** Whether the environment is one in which developers work: its cookies have names of their own. */
export function isForDevelopers(environment: string): boolean {
  return ENVIRONMENTS_OF_DEVELOPERS.includes(environment);
}

export const OWN_SITE = 'SKYLEDGER';
/** The site whose users need a one-time password and an allowed address. */
export const RESELLER_SITE = 'RESELLER';

/** Why a user is not let in. */
export type AccessDenial = 'OTP_REQUIRED' | 'ADDRESS_LIST_MISSING' | 'ADDRESS_DENIED';

/** What the platform says of the signed-in user, as far as it decides on letting in. */
export interface AccessFlags {
  siteCd: string;
  /** `0`: has no one-time password. */
  useOtp: string;
  /** Null: no address is allowed to the user yet. */
  allowedIpaddr: string | null;
  /** `Y`: the address of the request is one of the allowed. */
  passIpaddr: string;
}

/** Null for a user who may enter. */
export function accessDenialOf(user: AccessFlags): AccessDenial | null {
  if (user.siteCd !== RESELLER_SITE) return null;
  if (user.useOtp === '0') return 'OTP_REQUIRED';
  if (user.allowedIpaddr === null) return 'ADDRESS_LIST_MISSING';
  return user.passIpaddr === 'Y' ? null : 'ADDRESS_DENIED';
}
