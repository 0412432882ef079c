// Saves a list, whole, as CSV or workbook.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SHORT_FORMATS, type ShortFormat } from '../../../../lib/files/short-formats.ts';
import { MEDIA_TYPES } from '../../../../lib/files/table-columns.ts';
import { saveBlob } from '../../../browser/save-file.ts';
import { useFileQuestion } from '../../../browser/useFileQuestion.ts';
import { type FileColumn, tableOf } from './table-file.ts';

interface DownloadMenuProps<Row> {
  /** Of the file, without its ending; of the sheet too. */
  name: string;
  columns: readonly FileColumn<Row>[];
  /** That amounts came in, where the file has them in the currency of the reader. */
  currency?: string | undefined;
  /** All rows, also those of other pages; a rejection leaves everything as it is. */
  allRows: () => Promise<readonly Row[]>;
}

const FORMAT_TEXTS = {
  csv: 'optimization.file.csv',
  xlsx: 'optimization.file.xlsx',
} as const satisfies Record<ShortFormat, string>;

export function DownloadMenu<Row>({ name, columns, currency, allRows }: DownloadMenuProps<Row>) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const questionOf = useFileQuestion();
  const save = async (format: ShortFormat) => {
    setBusy(true);
    try {
      const [{ shortFile }, rows] = await Promise.all([
        import('../../../../lib/files/short-file.ts'),
        allRows(),
      ]);
      const table = tableOf(columns, rows);
      const content = shortFile(format, name, table.columns, table.rows, questionOf(name, { currency }));
      saveBlob(`${name}.${format}`, new Blob([content], { type: MEDIA_TYPES[format] }));
    } catch {
      // As a block that fails: no message, and the button can be pressed again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="default"
          loading={isBusy}
          aria-label={intl.formatMessage({ id: 'optimization.file.save' }, { name })}
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
