// What can be done with the dashboard as a whole: save as, copy, rename, delete (D-01, D-02).
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconDeviceFloppy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Menu } from '../../../components/overlays/Menu.tsx';

export interface DashboardMenuProps {
  onSaveAs: () => void;
  /** Null while a copy is made. */
  onCopy: (() => void) | null;
  onRename: () => void;
  onDelete: () => void;
  /** Further entries, above that of deleting. */
  children?: ReactNode;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

export function DashboardMenu({ onSaveAs, onCopy, onRename, onDelete, children }: DashboardMenuProps) {
  const intl = useIntl();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={30} aria-label={intl.formatMessage({ id: 'dashboard.list.more' })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDeviceFloppy {...ICON} />} onClick={onSaveAs}>
          <FormattedMessage id="dashboard.list.saveAs" />
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          disabled={onCopy === null}
          onClick={onCopy ?? undefined}
        >
          <FormattedMessage id="dashboard.list.copy" />
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
          <FormattedMessage id="dashboard.list.rename" />
        </Menu.Item>
        {children}
        <Menu.Divider />
        <Menu.Item c="var(--sky-cost)" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
          <FormattedMessage id="dashboard.list.delete" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
