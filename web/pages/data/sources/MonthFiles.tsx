// The billing month of files, and how many they are.
import { FormattedMessage } from 'react-intl';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';

interface MonthFilesProps {
  /** Its first day; null for files whose names tell none. */
  month: string | null | undefined;
  fileCount: number;
}

export function MonthFiles({ month, fileCount }: MonthFilesProps) {
  const { language } = useLanguage();
  return (
    <>
      {month ? formatMonth(month, language) : <FormattedMessage id="data.sources.noMonth" />}
      {' · '}
      <FormattedMessage id="data.sources.files" values={{ count: fileCount }} />
    </>
  );
}
