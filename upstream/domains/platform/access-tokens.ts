// Handlers of access tokens: a person makes them for the own tools, each for one company, and ends them.
import { tokenDaysFault, tokenNameFault } from '../../../lib/rules/access-tokens.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { accessTokenEndpoints } from '../../contract/platform/access-tokens.ts';
import { Refusal } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import {
  type AccessToken,
  type AccessTokenStoreFault,
  accessTokensOf,
  addAccessToken,
  revokeAccessToken,
} from '../../stores/documents/people/access-tokens.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Stores } from '../shared/stores.ts';

type WireToken = ReplyOf<(typeof accessTokenEndpoints)['accessTokens']>['list'][number];

export function accessTokenHandlers({ documents, now }: Stores): HandlersOf<typeof accessTokenEndpoints> {
  return {
    accessTokens: async (_request, { user }) => ({
      list: (await accessTokensOf(documents, user.userId, now())).map(wireToken),
    }),
    createAccessToken: async ({ tokenNm, days }, { user, companyId }) => {
      const { userId, hasOtp } = user;
      const name = tokenNm.trim();
      const nameFault = tokenNameFault(name);
      if (nameFault) throw new Refusal(nameFault, 'The name of a token has 1 to 254 characters.', 'tokenNm');
      const daysFault = tokenDaysFault(days);
      if (daysFault) throw new Refusal(daysFault, 'A token lives 1 to 365 days.', 'days');
      const at = now();
      return atomically(documents, async (transaction) => {
        const made = await addAccessToken(transaction, { userId, companyId, name, days, hasOtp }, at);
        if (typeof made === 'string') throw new Refusal(made, FAULTS[made], 'tokenNm');
        const changes = [{ name: 'tokenExpiry', before: null, after: made.token.expiresAt.slice(0, 10) }];
        const record = { companyId, actor: actorOf(user), subject: name, changes };
        await appendAudit(transaction, { ...record, action: 'ACCESS_TOKEN_CREATED' }, at);
        return { token: wireToken(made.token), secret: made.secret };
      });
    },
    revokeAccessToken: async ({ tokenId }, { user }) => {
      const at = now();
      await atomically(documents, async (transaction) => {
        const token = await revokeAccessToken(transaction, { userId: user.userId, tokenId }, at);
        if (!token) throw new Refusal('UNKNOWN_TOKEN', 'The user has no such token.', 'tokenId');
        const { companyId } = token.company;
        const record = { companyId, actor: actorOf(user), subject: token.name, changes: [] };
        await appendAudit(transaction, { ...record, action: 'ACCESS_TOKEN_REVOKED' }, at);
      });
      return { result: 'OK' };
    },
  };
}

const FAULTS: Record<AccessTokenStoreFault, string> = {
  TOKEN_NAME_IN_USE: 'The user has a living token of this name.',
  TOO_MANY_TOKENS: 'The user has as many living tokens as may be.',
};

function actorOf({ userId, name }: { userId: string; name: string }) {
  return { userId, name };
}

function wireToken({ name, company, ...token }: AccessToken): WireToken {
  return { ...token, tokenNm: name, cmpnId: company.companyId, cmpnNm: company.name };
}
