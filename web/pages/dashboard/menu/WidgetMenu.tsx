// Everything that can be done with one widget (D-04): its menu, reachable by keyboard at the end of its head.
import { ActionIcon } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconCategory,
  IconCopy,
  IconCsv,
  IconDotsVertical,
  IconFileSpreadsheet,
  IconLink,
  IconPencil,
  IconPhotoDown,
  IconTrash,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import type { ShortFormat } from '../../../../lib/files/short-formats.ts';
import { useCopyLink } from '../../../browser/useCopyLink.ts';
import { Menu } from '../../../components/overlays/Menu.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';

export interface WidgetMenuProps {
  /** What the widget is called. */
  title: string;
  /** Left out where the dashboard cannot be changed. */
  onEdit?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onPicture: () => void;
  /** Saves its figures; null while the widget shows none. */
  onFile: ((format: ShortFormat) => void) | null;
  onFullScreen: () => void;
  /** It shows cost by service category, of which there is a page. */
  isByCategory: boolean;
  /** Address that leads to the widget. */
  link: () => string;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

export function WidgetMenu(props: WidgetMenuProps) {
  const { title, onEdit, onDuplicate, onDelete, onPicture, onFile, onFullScreen, isByCategory, link } = props;
  const intl = useIntl();
  const copyLink = useCopyLink();
  const entry = (id: MessageId, Icon: typeof IconCsv, onClick: () => void, isDisabled = false) => (
    <Menu.Item leftSection={<Icon {...ICON} />} onClick={onClick} disabled={isDisabled}>
      <FormattedMessage id={id} />
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={24} aria-label={intl.formatMessage({ id: 'dashboard.menu.open' }, { title })}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit ? entry('dashboard.menu.edit', IconPencil, onEdit) : null}
        {entry('dashboard.menu.fullScreen', IconArrowsMaximize, onFullScreen)}
        {entry('dashboard.menu.picture', IconPhotoDown, onPicture)}
        {entry('dashboard.menu.csv', IconCsv, () => onFile?.('csv'), onFile === null)}
        {entry('dashboard.menu.xlsx', IconFileSpreadsheet, () => onFile?.('xlsx'), onFile === null)}
        {entry('dashboard.menu.link', IconLink, () => void copyLink(link()))}
        {isByCategory ? (
          <Menu.Item
            component={Link}
            to={pagePath('serviceCategories')}
            leftSection={<IconCategory {...ICON} />}
          >
            <FormattedMessage id="dashboard.menu.categories" />
          </Menu.Item>
        ) : null}
        {onDuplicate ? entry('dashboard.menu.duplicate', IconCopy, onDuplicate) : null}
        {onDelete ? (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              c="var(--sky-cost)"
              leftSection={<IconTrash {...ICON} />}
              onClick={onDelete}
            >
              <FormattedMessage id="dashboard.menu.delete" />
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
