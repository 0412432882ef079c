// The billing month of files, and how many they are.
import { FormattedMessage } from 'react-intl';

interface MonthFilesProps {
  /** Its first day; null for files whose names tell none. */
  month: string | null | undefined;
  fileCount: number;
}

export function MonthFiles({ month, fileCount }: MonthFilesProps) {
  return (
    <>
      {month ? month.slice(0, 7) : <FormattedMessage id="data.sources.noMonth" />}
      {' · '}
      <FormattedMessage id="data.sources.files" values={{ count: fileCount }} />
    </>
  );
}
