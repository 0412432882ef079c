// The button that saves a table of a screen, as CSV or as a workbook.
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SHORT_FORMATS, type ShortFormat } from '../../../lib/files/short-formats.ts';
import { Menu } from '../overlays/Menu.tsx';
import { type TableToSave, useTableFile } from './useTableFile.ts';

const FORMAT_TEXTS = {
  csv: 'platform.file.csv',
  xlsx: 'platform.file.xlsx',
} as const satisfies Record<ShortFormat, string>;

export function FileMenu(saved: TableToSave) {
  const intl = useIntl();
  const { isBusy, save } = useTableFile(saved);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          loading={isBusy}
          aria-label={intl.formatMessage({ id: 'platform.file.save' }, { name: saved.name })}
          data-tool
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SHORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            <FormattedMessage id={FORMAT_TEXTS[format]} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
