// Whether the gateway can serve: the services answer and the sign-in provider is known.
import { DEFAULT_LANGUAGE } from '../../lib/languages.ts';
import { profile } from '../../upstream/contract/platform.ts';
import type { Issuer } from '../auth/issuer.ts';
import type { RestClient } from '../rest/client.ts';

export interface Readiness {
  isReady: boolean;
  checks: Record<'upstream' | 'signIn', 'ok' | 'failed'>;
}

export async function checkReadiness(rest: RestClient, issuer: Issuer): Promise<Readiness> {
  const caller = { token: null, requestId: `readiness-${crypto.randomUUID()}`, language: DEFAULT_LANGUAGE };
  const [upstream, signIn] = await Promise.all([
    succeeds(rest.call(profile, {}, caller)),
    succeeds(issuer.provider()),
  ]);
  return { isReady: upstream === 'ok' && signIn === 'ok', checks: { upstream, signIn } };
}

async function succeeds(work: Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await work;
    return 'ok';
  } catch {
    return 'failed';
  }
}
