// Whether the gateway can serve: the services answer and the sign-in provider is known.
import { DEFAULT_LANGUAGE } from '../../lib/catalogue/languages.ts';
import { profile } from '../../upstream/contract/platform/platform.ts';
import type { Issuer } from '../auth/issuer.ts';
import type { RestClient } from '../rest/client.ts';
import type { WorkerCount } from '../workers/messages.ts';

export interface Readiness {
  isReady: boolean;
  checks: Record<'upstream' | 'signIn', 'ok' | 'failed'>;
  /** Where there are several. */
  workers?: WorkerCount;
}

export async function checkReadiness(
  rest: RestClient,
  issuer: Issuer,
  workers?: WorkerCount,
): Promise<Readiness> {
  const caller = { token: null, requestId: `readiness-${crypto.randomUUID()}`, language: DEFAULT_LANGUAGE };
  const [upstream, signIn] = await Promise.all([
    succeeds(rest.call(profile, {}, caller)),
    succeeds(issuer.provider()),
  ]);
  return {
    isReady: upstream === 'ok' && signIn === 'ok',
    checks: { upstream, signIn },
    ...(workers && { workers }),
  };
}

async function succeeds(work: Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await work;
    return 'ok';
  } catch {
    return 'failed';
  }
}
