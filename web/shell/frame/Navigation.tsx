// The pages that the viewer may open, in groups: in the sidebar by name or by icon alone, and in the sheet of a phone.
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { pageOfPath } from '../../../lib/catalogue/pages.ts';
import { LISTED_PAGES, type ListedPage, listedPage, mayOpen, PAGE_GROUPS } from '../../routing/page-list.ts';
import { useEntryAddress } from '../../routing/useEntryAddress.ts';
import { usePreload } from '../../routing/usePreload.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { OpenAnomalies } from '../alerts/OpenAnomalies.tsx';
import classes from './Navigation.module.css';
import { StarredViews } from './StarredViews.tsx';

/** Names as tooltips of icons, where the sidebar is folded. */
export function Navigation({ isFolded = false }: { isFolded?: boolean }) {
  const intl = useIntl();
  const { canSee } = useShellViewer();
  return (
    <nav
      className={classes.navigation}
      data-folded={isFolded || undefined}
      aria-label={intl.formatMessage({ id: 'platform.shell.pages' })}
    >
      {PAGE_GROUPS.map(({ name, label }) => {
        const entries = LISTED_PAGES.filter(
          ({ name: page, group }) => group === name && mayOpen(page, canSee),
        );
        return entries.length > 0 ? (
          <Group key={name} label={<FormattedMessage id={label} />} entries={entries} isFolded={isFolded} />
        ) : null;
      })}
      {canSee('COST_ANALYTICS') ? <StarredViews isFolded={isFolded} /> : null}
    </nav>
  );
}

interface GroupProps {
  label: React.ReactNode;
  entries: readonly ListedPage[];
  isFolded: boolean;
}

function Group({ label, entries, isFolded }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={classes.group} role="group" aria-labelledby={id}>
      <div id={id} className={classes.heading}>
        {label}
      </div>
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} isFolded={isFolded} />
      ))}
    </div>
  );
}

function Entry({ entry: { name, label, Icon }, isFolded }: { entry: ListedPage; isFolded: boolean }) {
  const intl = useIntl();
  const addressOf = useEntryAddress();
  const preload = usePreload();
  const here = listedPage(pageOfPath(useLocation().pathname));
  return (
    <Link
      aria-current={name === here ? 'page' : undefined}
      to={addressOf(name)}
      {...preload(name)}
      className={classes.link}
      data-tip={isFolded ? intl.formatMessage({ id: label }) : undefined}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={classes.label}>
        <FormattedMessage id={label} />
      </span>
      {name === 'anomalies' ? <OpenAnomalies /> : null}
    </Link>
  );
}
