// The one way in which a table of a screen is saved: as CSV or as a workbook, with what it is the answer to.
import { useState } from 'react';
import type { ShortFormat } from '../../../lib/files/short-formats.ts';
import { MEDIA_TYPES, type TableQuestion } from '../../../lib/files/table-columns.ts';
import { fileName } from '../../browser/file-name.ts';
import { saveBlob } from '../../browser/save-file.ts';
import { useFileQuestion } from '../../browser/useFileQuestion.ts';
import { useToast } from '../feedback/useToast.ts';
import type { FileTable } from './element-table.ts';

export interface TableToSave {
  /** Of the file, without its ending; of the sheet too. */
  name: string;
  /** That amounts came in, where the file has them in the currency of the reader. */
  currency?: string | undefined;
  /** What else the table is the answer to. */
  facts?: (() => TableQuestion['facts']) | undefined;
  /** Asked for when it is saved. */
  table: () => FileTable | Promise<FileTable>;
}

export function useTableFile({ name, currency, facts, table }: TableToSave) {
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
      const question = questionOf(name, { currency, facts: facts?.() });
      const content = shortFile(format, name, columns, rows, question);
      saveBlob(fileName(name, format), new Blob([content], { type: MEDIA_TYPES[format] }));
    } catch {
      toast.failed();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
