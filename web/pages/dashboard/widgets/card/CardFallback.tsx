// A card whose figure failed: the empty value in its place, marked as such, with the cause and a retry (D-08).
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WHAT_HAPPENED } from '../../../../components/faults/fault-words.ts';
import { useErrorText } from '../../../../components/faults/useErrorText.ts';
import { Hint } from '../../../../components/feedback/Hint.tsx';
import { type Fault, isNoData } from '../../../../fault.ts';
import classes from './Card.module.css';

interface CardFallbackProps {
  fault: Fault;
  onRetry: () => void;
}

export function CardFallback({ fault, onRetry }: CardFallbackProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const what = isNoData(fault)
    ? intl.formatMessage({ id: 'platform.noData.title' })
    : (errorText([{ code: fault.rule ?? '' }]) ?? intl.formatMessage({ id: WHAT_HAPPENED[fault.code] }));
  const cause = [what, [fault.code, fault.upstreamCode, fault.requestId].filter(Boolean).join(' · ')].join(
    ' ',
  );
  return (
    <div className={classes.card} role="alert">
      <div className={classes.figure} data-fallback>
        –
      </div>
      <div className={classes.row}>
        <Hint text={cause} className={classes.fallback ?? ''}>
          <FormattedMessage id="dashboard.card.fallback" />
        </Hint>
        {isNoData(fault) ? null : (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconRefresh size={12} aria-hidden />}
            onClick={onRetry}
          >
            <FormattedMessage id="platform.fault.retry" />
          </Button>
        )}
      </div>
      <p className={classes.cause}>{cause}</p>
    </div>
  );
}
