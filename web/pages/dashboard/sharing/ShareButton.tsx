// Opens the dialog that shares a dashboard; its code comes when it is wanted (D-06).
import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyDialog } from '../../../components/feedback/LazyDialog.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';

const loadShareDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog;

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
        <LazyDialog load={loadShareDialog} onClose={() => setOpen(false)}>
          {(ShareDialog) => <ShareDialog dashboard={dashboard} onClose={() => setOpen(false)} />}
        </LazyDialog>
      ) : null}
    </>
  );
}
