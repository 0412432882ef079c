// REST contract of the access tokens that people make for their own tools. Calls of our own.
import { z } from 'zod';
import { defineEndpoint, noRequest, okReply } from '../endpoint.ts';

const accessToken = z.object({
  tokenId: z.uuid(),
  tokenNm: z.string(),
  /** The one company that it is good for. */
  cmpnId: z.string(),
  cmpnNm: z.string(),
  createdAt: z.iso.datetime(),
  /** To a minute; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export const accessTokens = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/users/access-tokens',
  summary:
    'The access tokens of the user, the newest first: living ones, and those that ended in the last 30 days.',
  access: 'in person',
  request: noRequest,
  reply: z.object({ list: z.array(accessToken) }),
});

/** Name and days are checked by the handler, which answers a fault by a code. */
export const createAccessToken = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/users/access-tokens',
  summary:
    'Makes an access token of the user for this company. Refused with NAME_MISSING, TEXT_TOO_LONG, TOKEN_NAME_IN_USE, TOKEN_DAYS_OUTSIDE and TOO_MANY_TOKENS.',
  access: 'in person',
  request: z.object({ tokenNm: z.string().max(10_000), days: z.int() }),
  reply: z.object({
    token: accessToken,
    /** The token itself: a bearer token of every call, told this once and not kept. */
    secret: z.string(),
  }),
});

export const revokeAccessToken = defineEndpoint({
  service: 'plat',
  method: 'PUT',
  path: '/plat/users/access-tokens/revoke',
  summary: 'Ends an access token of the user. Refused with UNKNOWN_TOKEN.',
  access: 'in person',
  request: z.object({ tokenId: z.string().max(100) }),
  reply: okReply,
});

export const accessTokenEndpoints = { accessTokens, createAccessToken, revokeAccessToken };
