// The reader may look at dashboards but not make one: whom to ask, and the way back to looking (D-07).
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';

export function CopyDenied({ onStay }: { onStay: () => void }) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'dashboard.share.copyDeniedTitle' }));
  return (
    <Notice
      variant="page"
      role="alert"
      icon={<IconLock size={20} aria-hidden />}
      title={<FormattedMessage id="dashboard.share.copyDeniedTitle" />}
      action={
        <Button variant="default" onClick={onStay}>
          <FormattedMessage id="dashboard.share.maximumStay" />
        </Button>
      }
    >
      <FormattedMessage id="dashboard.share.copyDeniedText" />
    </Notice>
  );
}
