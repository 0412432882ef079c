// Whether a user may enter from where the request comes: the rules of the reseller's site (S-04).

import { type AccessFlags, accessDenialOf } from '../../../lib/catalogue/sites.ts';
import { isWithin } from '../../../lib/node/networks.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { User } from '../../stores/documents/people/users.ts';

/** As the platform tells them. `address` is null where a request has none. */
export function accessFlags(user: User, address: string | null): AccessFlags & { passIpaddr: 'Y' | 'N' } {
  const { siteCode, hasOtp, allowedAddresses } = user;
  const isPassed = allowedAddresses === null || (address !== null && isWithin(address, allowedAddresses));
  return {
    siteCd: siteCode,
    useOtp: hasOtp ? '1' : '0',
    allowedIpaddr: allowedAddresses === null ? null : allowedAddresses.join(','),
    passIpaddr: isPassed ? 'Y' : 'N',
  };
}

/** Throws a Refusal for a user who may not enter. */
export function assertAdmitted(user: User, address: string | null): void {
  const denial = accessDenialOf(accessFlags(user, address));
  if (denial !== null) throw new Refusal(FAIL_CODES.forbidden, `The user may not enter: ${denial}.`);
}
