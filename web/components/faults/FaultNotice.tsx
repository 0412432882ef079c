// What a screen says when something failed: what happened, what to do, and what to report to support.
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { type Fault, isNoData } from '../../fault.ts';
import { NoDataNotice } from '../notices/NoDataNotice.tsx';
import { Notice, type NoticeVariant } from '../notices/Notice.tsx';
import { WHAT_HAPPENED } from './fault-words.ts';
import { useErrorText } from './useErrorText.ts';

/** The rule of a vendor that the screen does not show: a state of its own, with its own words. */
const UNSUPPORTED_VENDOR = 'UNSUPPORTED_VENDOR';

/** Takes the part of the question that is at fault back to its default. */
export interface Reset {
  /** What the screen calls that part. */
  name: string;
  onReset: () => void;
}

interface FaultNoticeProps {
  variant: NoticeVariant;
  fault: Fault;
  onRetry?: (() => void) | undefined;
  reset?: Reset | null | undefined;
}

export function FaultNotice({ variant, fault, onRetry, reset }: FaultNoticeProps) {
  const errorText = useErrorText();
  if (isNoData(fault)) return <NoDataNotice variant={variant} />;
  // The same question would be refused again.
  const isRefused = fault.code === 'BAD_USER_INPUT';
  const isUnsupported = isRefused && fault.rule === UNSUPPORTED_VENDOR;
  const refusal = isRefused && !isUnsupported ? errorText([{ code: fault.rule ?? '' }]) : undefined;
  return (
    <Notice
      variant={variant}
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden color="var(--sky-cost)" />}
      title={
        <FormattedMessage id={isUnsupported ? 'platform.fault.unsupportedTitle' : 'platform.fault.title'} />
      }
      action={
        <>
          {reset ? <ResetButton {...reset} /> : null}
          {isUnsupported ? <DashboardButton /> : null}
          {onRetry && !isRefused ? <RetryButton onRetry={onRetry} /> : null}
        </>
      }
    >
      {refusal ?? (
        <FormattedMessage
          id={isUnsupported ? 'platform.fault.unsupportedVendor' : WHAT_HAPPENED[fault.code]}
        />
      )}
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

function DashboardButton() {
  return (
    <Button component={Link} to={pagePath('dashboard')} variant="default">
      <FormattedMessage id="platform.notFound.back" />
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
