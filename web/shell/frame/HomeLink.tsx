// The mark of the product, drawn by us; it leads to the first page.
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import classes from './HomeLink.module.css';

export function HomeLink() {
  const intl = useIntl();
  return (
    <Link
      to={pagePath('dashboard')}
      className={classes.home}
      aria-label={intl.formatMessage({ id: 'platform.shell.home' })}
    >
      <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--sky-accent)" />
        <path d="M8 22h4v-5H8zm6 0h4V12h-4zm6 0h4V8h-4z" fill="var(--sky-surface)" />
      </svg>
    </Link>
  );
}
