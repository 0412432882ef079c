// What a saved list is the answer to: whose, of which data, when, and the address that asks for it again.
import { useIntl } from 'react-intl';
import type { TableQuestion } from '../../lib/files/table-columns.ts';
import { formatDay, formatInstant } from '../intl/dates.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { useShellViewer } from '../viewer/shell-viewer.ts';

/** To be called when the list is saved: the address has month, range, filters and order of then. */
export function useFileQuestion(): (list: string) => TableQuestion {
  const intl = useIntl();
  const { language } = useLanguage();
  const { companyName, dataThrough } = useShellViewer();
  return (list) => ({
    name: intl.formatMessage({ id: 'cost-analytics.file.question' }),
    facts: [
      [intl.formatMessage({ id: 'platform.file.list' }), list],
      [intl.formatMessage({ id: 'cost-analytics.exportMail.company' }), companyName ?? ''],
      [
        intl.formatMessage({ id: 'platform.file.data' }),
        dataThrough ? `${formatDay(dataThrough, language)} UTC` : '',
      ],
      [intl.formatMessage({ id: 'platform.file.saved' }), formatInstant(new Date().toISOString(), language)],
      [intl.formatMessage({ id: 'platform.file.link' }), location.href],
    ],
  });
}
