// Opens the dialog that shares a dashboard; its code comes when it is wanted (D-06).
import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface ShareButtonProps extends Pick<ButtonProps, 'size'> {
  /** Global id and name of the saved dashboard. */
  dashboard: { id: string; name: string };
}

export function ShareButton({ dashboard, size }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePageAction('shareDashboard', () => setOpen(true));
  return (
    <>
      <Button
        {...(size !== undefined && { size })}
        variant="default"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        data-part="dashboard.share"
      >
        <FormattedMessage id="dashboard.share.button" />
      </Button>
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <ShareDialog dashboard={dashboard} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
