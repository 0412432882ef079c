// The main pages at the foot of a phone, and the way to all others.
import { IconMenu2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { pageOfPath } from '../../../lib/catalogue/pages.ts';
import { LISTED_PAGES, listedPage, mayOpen } from '../../routing/page-list.ts';
import { useEntryAddress } from '../../routing/useEntryAddress.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import classes from './TabBar.module.css';

export function TabBar({ onMore }: { onMore: () => void }) {
  const intl = useIntl();
  const { canSee } = useShellViewer();
  const addressOf = useEntryAddress();
  const here = listedPage(pageOfPath(useLocation().pathname));
  return (
    <nav className={classes.bar} aria-label={intl.formatMessage({ id: 'platform.tabs.title' })}>
      {LISTED_PAGES.map(({ name, tab, Icon }) =>
        tab && mayOpen(name, canSee) ? (
          <Link
            key={name}
            className={classes.tab}
            aria-current={name === here ? 'page' : undefined}
            to={addressOf(name)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <FormattedMessage id={tab} />
          </Link>
        ) : null,
      )}
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={onMore}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
        <FormattedMessage id="platform.tabs.more" />
      </button>
    </nav>
  );
}
