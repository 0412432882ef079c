// What a screen says when something failed: what happened, what to do, and what to tell the support. Three dresses.
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { type Fault, type FaultCode, isNoData } from '../fault.ts';
import type { MessageId } from '../intl/catalogues.ts';
import { Notice } from './Notice.tsx';

export type Dress = 'app' | 'page' | 'block';

const WHAT_HAPPENED: Record<FaultCode, MessageId> = {
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

interface FaultNoticeProps {
  dress: Dress;
  fault: Fault;
  onRetry?: (() => void) | undefined;
}

export function FaultNotice({ dress, fault, onRetry }: FaultNoticeProps) {
  if (isNoData(fault)) return <NoDataNotice dress={dress} />;
  return (
    <Notice
      dress={dress}
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden color="var(--sky-cost)" />}
      title={<FormattedMessage id="platform.fault.title" />}
      action={onRetry ? <RetryButton onRetry={onRetry} /> : null}
    >
      <FormattedMessage id={WHAT_HAPPENED[fault.code]} values={{ argument: fault.argument ?? '' }} />
      <Text component="span" display="block" size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {fault.code}
        {fault.upstreamCode ? ` ${fault.upstreamCode}` : ''}
        {fault.requestId ? (
          <>
            {' · '}
            <FormattedMessage id="platform.fault.requestId" values={{ requestId: fault.requestId }} />
          </>
        ) : null}
      </Text>
    </Notice>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
      <FormattedMessage id="platform.fault.retry" />
    </Button>
  );
}

/** The company has no cost data: nobody's fault, but there is something to do. */
export function NoDataNotice({ dress }: { dress: Dress }) {
  return (
    <Notice dress={dress} title={<FormattedMessage id="platform.noData.title" />}>
      <FormattedMessage id="platform.noData.text" />
    </Notice>
  );
}
