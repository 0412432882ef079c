// The way down as a trail: the page, the item, and each part that was opened; every one of them leads back (C-11).
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatStep } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import classes from './CostDetail.module.css';
import { stepOf } from './drill.ts';
import { useDrill } from './useDrill.ts';
import { useOpenDetail } from './useOpenDetail.ts';

/** `title` names the item; null where none is opened. */
export function DetailTrail({ title }: { title: ReactNode }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address } = usePageAddress(costAnalyticsPage);
  const { close, backTo } = useDrill();
  const { openStep } = useOpenDetail();
  const step = address.detail === 'step' ? stepOf(address) : null;
  const { path } = address;
  const crumbs: { key: string; label: ReactNode; onOpen: () => void }[] = [
    { key: 'all', label: <FormattedMessage id="cost-analytics.detail.allItems" />, onOpen: close },
    ...(step ? [{ key: 'step', label: formatStep(step, language), onOpen: () => openStep(step) }] : []),
    ...(title === null ? [] : [{ key: 'item', label: title, onOpen: () => backTo(0) }]),
    ...path.map(({ field, value }, place) => ({
      key: `${field} ${value}`,
      label: value || <FormattedMessage id="cost-analytics.detail.none" />,
      onOpen: () => backTo(place + 1),
    })),
  ];
  return (
    <nav aria-label={intl.formatMessage({ id: 'cost-analytics.detail.trail' })}>
      <ol className={classes.trail}>
        {crumbs.map(({ key, label, onOpen }, place) =>
          place === crumbs.length - 1 ? (
            <li key={key} aria-current="page" className={classes.here}>
              {label}
            </li>
          ) : (
            <li key={key}>
              <button type="button" className={classes.crumb} onClick={onOpen}>
                {label}
              </button>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
