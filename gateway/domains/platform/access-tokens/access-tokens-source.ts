// Calls of the access tokens that the viewer made for the own tools.
import { tokenDaysFault, tokenNameFault } from '../../../../lib/rules/access-tokens.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import {
  accessTokens,
  createAccessToken,
  revokeAccessToken,
} from '../../../../upstream/contract/platform/access-tokens.ts';
import type { AccessToken, CreateAccessTokenInput, UserError } from '../../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { companyOf } from '../shapes.ts';

type WireToken = ReplyOf<typeof accessTokens>['list'][number];

export class AccessTokensSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async list(): Promise<AccessToken[]> {
    const { list } = await this.#loader.load(accessTokens, {});
    return list.map((token) => shapeOf(token, this.#loader.now()));
  }

  async create({ name, days }: CreateAccessTokenInput) {
    const nameFault = tokenNameFault(name);
    if (nameFault) return { userErrors: [userError(nameFault, 'name', 'a name of 1 to 254 characters')] };
    const daysFault = tokenDaysFault(days);
    if (daysFault) return { userErrors: [userError(daysFault, 'days', 'a token lives 1 to 365 days')] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(createAccessToken, { tokenNm: name.trim(), days }, [accessTokens]),
    );
    return { userErrors, secret: result?.secret ?? null };
  }

  async revoke(id: string): Promise<UserError[]> {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'AccessToken') return [userError('UNKNOWN_TOKEN', 'id', 'no id of an access token')];
    const call = this.#loader.write(revokeAccessToken, { tokenId: parsed.key }, [accessTokens]);
    return (await orUserErrors(call)).userErrors;
  }
}

/** `now` in milliseconds. */
function shapeOf({ tokenId, tokenNm, cmpnId, cmpnNm, ...token }: WireToken, now: number): AccessToken {
  return {
    ...token,
    id: toGlobalId('AccessToken', tokenId),
    name: tokenNm,
    company: companyOf(cmpnId, cmpnNm),
    isExpired: Date.parse(token.expiresAt) <= now,
  };
}
