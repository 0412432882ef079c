// What a saved list is the answer to: whose, of which data, when, and the address that asks for it again.
import { useIntl } from 'react-intl';
import type { TableQuestion } from '../../lib/files/table-columns.ts';
import { useRateNotes } from '../components/money/useRateNote.ts';
import { formatDay, formatInstant } from '../intl/dates.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { useShellViewer } from '../viewer/shell-viewer.ts';

/**
 * To be called when the list is saved: the address has month, range, filters and order of then. `currency` is that of
 * amounts which are shown in the one of the reader; left out where the file has them as they came.
 */
export function useFileQuestion(): (list: string, currency?: string) => TableQuestion {
  const intl = useIntl();
  const { language } = useLanguage();
  const { companyName, dataThrough, dataNumber } = useShellViewer();
  const notes = useRateNotes();
  return (list, currency) => ({
    name: intl.formatMessage({ id: 'cost-analytics.file.question' }),
    facts: [
      [intl.formatMessage({ id: 'platform.file.list' }), list],
      [intl.formatMessage({ id: 'cost-analytics.exportMail.company' }), companyName ?? ''],
      [
        intl.formatMessage({ id: 'platform.file.data' }),
        dataThrough ? `${formatDay(dataThrough, language)} UTC` : '',
      ],
      [intl.formatMessage({ id: 'cost-analytics.exportMail.dataVersion' }), String(dataNumber ?? '')],
      ...notes(currency).map((note): [string, string] => [
        intl.formatMessage({ id: 'cost-analytics.exportMail.rates' }),
        note,
      ]),
      [intl.formatMessage({ id: 'platform.file.saved' }), formatInstant(new Date().toISOString(), language)],
      [intl.formatMessage({ id: 'platform.file.link' }), location.href],
    ],
  });
}
