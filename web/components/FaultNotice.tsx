// What a screen says when something failed: what happened, what to do, and what to tell the support. Three dresses.
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { MAX_DAILY_DAYS, MAX_RANGE_MONTHS } from '../../lib/calendar.ts';
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

/** Rules of BAD_USER_INPUT that an address can break. */
const BROKEN_RULES: Record<string, MessageId> = {
  END_BEFORE_START: 'cost-analytics.range.endBeforeStart',
  OVER_12_MONTHS: 'cost-analytics.range.over12Months',
  DAILY_OVER_93_DAYS: 'cost-analytics.range.dailyOver93Days',
  UNSUPPORTED_VENDOR: 'platform.fault.unsupportedVendor',
};
const LIMITS = { months: MAX_RANGE_MONTHS, days: MAX_DAILY_DAYS };

/** Takes the part of the question that is at fault back to its default. */
export interface Reset {
  /** What the screen calls that part. */
  name: string;
  onReset: () => void;
}

interface FaultNoticeProps {
  dress: Dress;
  fault: Fault;
  onRetry?: (() => void) | undefined;
  reset?: Reset | null | undefined;
}

export function FaultNotice({ dress, fault, onRetry, reset }: FaultNoticeProps) {
  if (isNoData(fault)) return <NoDataNotice dress={dress} />;
  // The same question would be refused again.
  const isRefused = fault.code === 'BAD_USER_INPUT';
  const text = (isRefused && BROKEN_RULES[fault.rule ?? '']) || WHAT_HAPPENED[fault.code];
  return (
    <Notice
      dress={dress}
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden color="var(--sky-cost)" />}
      title={<FormattedMessage id="platform.fault.title" />}
      action={
        <>
          {reset ? <ResetButton {...reset} /> : null}
          {onRetry && !isRefused ? <RetryButton onRetry={onRetry} /> : null}
        </>
      }
    >
      <FormattedMessage id={text} values={LIMITS} />
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

function ResetButton({ name, onReset }: Reset) {
  return (
    <Button variant="default" leftSection={<IconArrowBackUp size={14} aria-hidden />} onClick={onReset}>
      <FormattedMessage id="cost-analytics.bar.clear" values={{ name }} />
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
