// Copies the address of what is shown, with its company and all of its question.
import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useCopyLink } from '../../browser/useCopyLink.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';

export function CopyLink() {
  const intl = useIntl();
  const copyLink = useCopyLink();
  const label = intl.formatMessage({ id: 'platform.copyLink.copy' });
  return (
    <Tooltip label={label}>
      <ActionIcon size="var(--sky-button)" aria-label={label} onClick={() => void copyLink()}>
        <IconLink size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
