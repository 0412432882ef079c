// The person behind an access token that he has made for his tools: as he is now, in the one company of the token.
import { isPersonalToken } from '../../../lib/rules/access-tokens.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { livingToken, noteUse } from '../../stores/documents/people/access-tokens.ts';
import { type User, userOfSubject } from '../../stores/documents/people/users.ts';
import type { Authenticate } from './authenticate.ts';

export interface PersonalTokenParts {
  documents: Documents;
  /** People sign in by another provider: whether it asked for a one-time password is known of the making alone. */
  isForeign: boolean;
  now: () => Date;
}

/** The same, and who shows an access token of his own. */
export function withPersonalTokens(authenticate: Authenticate, parts: PersonalTokenParts): Authenticate {
  return (authorization) => {
    const [, text = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    return isPersonalToken(text) ? ownerOf(text, parts) : authenticate(authorization);
  };
}

/** Null for a token that is not good, or whose owner is gone or has left the company. */
async function ownerOf(
  secret: string,
  { documents, isForeign, now }: PersonalTokenParts,
): Promise<User | null> {
  const at = now();
  const token = await livingToken(documents, secret, at);
  const owner = token && (await userOfSubject(documents, token.userId));
  if (!token || !owner?.companyIds.has(token.companyId)) return null;
  // When it was used is worth knowing, and no reason to refuse where it cannot be written.
  await noteUse(documents, token, at).catch(() => undefined);
  return {
    ...owner,
    ...(isForeign && { hasOtp: token.hasOtp }),
    enteredBy: 'access token',
    currentCompanyId: token.companyId,
    companyIds: new Set([token.companyId]),
  };
}
