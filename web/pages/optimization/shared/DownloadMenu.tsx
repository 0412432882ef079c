// Saves a list, whole, as CSV or workbook.
import type { TableQuestion } from '../../../../lib/files/table-columns.ts';
import { FileMenu } from '../../../components/files/FileMenu.tsx';
import { type FileColumn, tableOf } from './table-file.ts';

interface DownloadMenuProps<Row> {
  /** Of the file, without its ending; of the sheet too. */
  name: string;
  columns: readonly FileColumn<Row>[];
  /** That amounts came in, where the file has them in the currency of the reader. */
  currency?: string | undefined;
  /** What else the file says of the list, as what it was made of, and sums as they are shown. */
  facts?: TableQuestion['facts'] | undefined;
  /** All rows, also those of other pages. */
  allRows: () => Promise<readonly Row[]>;
}

export function DownloadMenu<Row>({ name, columns, currency, facts, allRows }: DownloadMenuProps<Row>) {
  return (
    <FileMenu
      name={name}
      currency={currency}
      facts={facts && (() => facts)}
      table={async () => tableOf(columns, await allRows())}
    />
  );
}
