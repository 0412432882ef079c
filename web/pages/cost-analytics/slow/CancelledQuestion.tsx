// A question that was ended before its answer came (C-16).
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/notices/Notice.tsx';

export function CancelledQuestion({ onAsk }: { onAsk: () => void }) {
  return (
    <Notice
      variant="block"
      role="status"
      title={<FormattedMessage id="cost-analytics.slow.cancelled" />}
      action={
        <Button variant="default" onClick={onAsk}>
          <FormattedMessage id="cost-analytics.slow.again" />
        </Button>
      }
    >
      <FormattedMessage id="cost-analytics.slow.cancelledHint" />
    </Notice>
  );
}
