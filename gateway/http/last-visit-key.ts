// GET /last-visit-key: the key that a browser encrypts the answers of a visit with, so that the next visit can show them at
// once. It is derived from person, company and rights, so nobody else can decrypt them, nor the same person once the rights
// have changed.
import { hkdfSync } from 'node:crypto';
import { KEY_BYTES } from '../../lib/node/sealing.ts';
import type { GatewayContext } from '../context.ts';
import type { Logger } from '../logger.ts';
import type { RequestHead } from './requests/request-head.ts';
import { type Exchange, type SignedIn, type SignedInParts, signedIn } from './requests/signed-in.ts';
import { faultResponse } from './responses/fault-response.ts';

export interface LastVisitParts extends SignedInParts {
  contextOf: (signedIn: SignedIn) => GatewayContext;
  /** Of this installation. */
  lastVisitSecret: Uint8Array;
  log: Logger;
}

export interface LastVisitKey {
  /** Key of the company whose answers it seals. */
  company: string;
  /** Whose entries they are, without saying who; base64url. */
  owner: string;
  /** Of AES-256-GCM; base64url. */
  key: string;
}

/** 200 with a `LastVisitKey`, 401 without a sign-in, 403 for who may not enter, 409 where the page is of another company. */
export async function serveLastVisitKey(
  request: RequestHead,
  exchange: Exchange,
  parts: LastVisitParts,
): Promise<Response> {
  try {
    const caller = await signedIn(request, exchange, parts);
    if (caller instanceof Response) return caller;
    const key = await keyOf(parts.contextOf(caller), parts.lastVisitSecret);
    return Response.json(key, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return faultResponse(request, error, exchange.requestId, parts.log);
  }
}

async function keyOf({ viewer }: GatewayContext, secret: Uint8Array): Promise<LastVisitKey> {
  const { companyId, siteCode, userId } = await viewer.commonContext();
  const rights = (await viewer.menuRights()).map(({ code, right }) => `${code}=${right}`).sort();
  const seen = JSON.stringify([siteCode, companyId, userId, rights]);
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `${purpose} ${seen}`, KEY_BYTES)).toString('base64url');
  return { company: companyId, owner: derived('owner'), key: derived('key') };
}
