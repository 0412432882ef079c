// The one way in which a table of a screen is saved: as CSV or as a workbook, with what it is the answer to.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SHORT_FORMATS, type ShortFormat } from '../../../lib/files/short-formats.ts';
import { MEDIA_TYPES, type TableQuestion } from '../../../lib/files/table-columns.ts';
import { saveBlob } from '../../browser/save-file.ts';
import { useFileQuestion } from '../../browser/useFileQuestion.ts';
import { useToast } from '../feedback/useToast.ts';
import type { FileTable } from './element-table.ts';

interface FileMenuProps {
  /** Of the file, without its ending; of the sheet too. */
  name: string;
  /** That amounts came in, where the file has them in the currency of the reader. */
  currency?: string | undefined;
  /** What else the table is the answer to. */
  facts?: (() => TableQuestion['facts']) | undefined;
  /** Asked for when it is saved. */
  table: () => FileTable | Promise<FileTable>;
}

const FORMAT_TEXTS = {
  csv: 'platform.file.csv',
  xlsx: 'platform.file.xlsx',
} as const satisfies Record<ShortFormat, string>;

/** Signs that file systems do not take. */
const NO_FILE_NAME = /[\\/:*?"<>|]+/g;

export function FileMenu({ name, currency, facts, table }: FileMenuProps) {
  const intl = useIntl();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const questionOf = useFileQuestion();
  const save = async (format: ShortFormat) => {
    setBusy(true);
    try {
      const [{ shortFile }, { columns, rows }] = await Promise.all([
        import('../../../lib/files/short-file.ts'),
        table(),
      ]);
      const content = shortFile(
        format,
        name,
        columns,
        rows,
        questionOf(name, { currency, facts: facts?.() }),
      );
      const file = `${name.replace(NO_FILE_NAME, '-')}.${format}`;
      saveBlob(file, new Blob([content], { type: MEDIA_TYPES[format] }));
    } catch {
      toast.failed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          loading={isBusy}
          aria-label={intl.formatMessage({ id: 'platform.file.save' }, { name })}
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
