// What a saved list is the answer to: whose, of which data, when, and the address that asks for it again.
import { useIntl } from 'react-intl';
import type { TableQuestion } from '../../lib/files/table-columns.ts';
import { useRateNotes } from '../components/money/useRateNote.ts';
import { formatDay, formatInstant } from '../intl/dates.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { useShellViewer } from '../viewer/shell-viewer.ts';

/** What the list is of beside its name. */
interface OfList {
  /** Its names; the one whose figures are shown unless told otherwise. */
  company?: string;
  /** Of amounts that are shown in the currency of the reader; left out where the file has them as they came. */
  currency?: string | undefined;
  facts?: TableQuestion['facts'] | undefined;
}

/** To be called when the list is saved: the address has month, range, filters and order of then. */
export function useFileQuestion(): (list: string, of?: OfList) => TableQuestion {
  const intl = useIntl();
  const { language } = useLanguage();
  const { companyName, dataThrough, dataNumber } = useShellViewer();
  const notes = useRateNotes();
  return (list, { company = companyName ?? '', currency, facts = [] } = {}) => ({
    name: intl.formatMessage({ id: 'cost-analytics.file.question' }),
    facts: [
      [intl.formatMessage({ id: 'platform.file.list' }), list],
      [intl.formatMessage({ id: 'cost-analytics.exportMail.company' }), company],
      ...facts,
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
