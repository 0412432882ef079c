// Through which day there are data of some vendors.
import { FormattedMessage } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import type { Vendor } from '../vendors/vendors.ts';

/** The newest day of any of them; nothing where none has data. */
export function DataThrough({ vendors }: { vendors: readonly Vendor[] }) {
  const { language } = useLanguage();
  const { vendorsThrough } = useShellViewer();
  const days = vendors.flatMap((vendor) => vendorsThrough.get(vendor) ?? []).sort();
  const newest = days.at(-1);
  if (newest === undefined) return null;
  return (
    <span className="sky-figures">
      <FormattedMessage
        id="platform.freshness.stamp"
        values={{ date: `${formatDay(newest, language)} UTC` }}
      />
    </span>
  );
}
