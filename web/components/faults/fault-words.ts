// What each code of a fault means, in words.
import type { FaultCode } from '../../fault.ts';
import type { MessageId } from '../../intl/catalogues.ts';

export const WHAT_HAPPENED: Readonly<Record<FaultCode, MessageId>> = {
  UNAUTHENTICATED: 'platform.fault.unauthenticated',
  FORBIDDEN: 'platform.fault.forbidden',
  NOT_FOUND: 'platform.fault.notFound',
  BAD_USER_INPUT: 'platform.fault.badUserInput',
  CONFLICT: 'platform.fault.conflict',
  RATE_LIMITED: 'platform.fault.rateLimited',
  UPSTREAM_TIMEOUT: 'platform.fault.upstreamTimeout',
  UPSTREAM_UNAVAILABLE: 'platform.fault.upstreamUnavailable',
  UPSTREAM_BAD_REPLY: 'platform.fault.upstreamBadReply',
  INTERNAL: 'platform.fault.internal',
  NETWORK: 'platform.fault.network',
};
