// What a mutation that failed is told as: why, and whether the change may have been made.
import type { FaultCode } from '../fault.ts';
import type { MessageId } from '../intl/catalogues.ts';

export const MUTATION_FAULT_TEXTS: Readonly<Record<FaultCode, MessageId>> = {
  UNAUTHENTICATED: 'platform.fault.unauthenticated',
  FORBIDDEN: 'platform.mutation.forbidden',
  NOT_FOUND: 'platform.fault.notFound',
  BAD_USER_INPUT: 'platform.mutation.badUserInput',
  CONFLICT: 'platform.fault.conflict',
  RATE_LIMITED: 'platform.fault.rateLimited',
  UPSTREAM_TIMEOUT: 'platform.mutation.timeout',
  UPSTREAM_UNAVAILABLE: 'platform.mutation.unavailable',
  UPSTREAM_BAD_REPLY: 'platform.mutation.badReply',
  INTERNAL: 'platform.toast.failed',
  NETWORK: 'platform.fault.network',
};
