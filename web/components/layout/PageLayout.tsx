// Every page: a head with its title and what can be done, tabs to pages beside it, its bar of state, then its content.
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, use, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Freshness } from '../notices/Freshness.tsx';
import type { Vendor } from '../vendors/vendors.ts';
import { CopyLink } from './CopyLink.tsx';
import { LastVisitNote } from './LastVisitNote.tsx';
import { LastVisitContext } from './last-visit-context.ts';
import layout from './Page.module.css';
import classes from './PageLayout.module.css';
import { PageDataContext } from './page-data.ts';
import { useIsPhone } from './useScreen.ts';

interface PageLayoutProps {
  /** The heading of the page. */
  title: ReactNode;
  /** The page that this one is below: a link or a button, before the title. */
  back?: ReactNode;
  /** What belongs to the title: a state, a star, a name. */
  beside?: ReactNode;
  /** What can be done with the page, one of it primary; buttons, which a phone unfolds below the head. */
  actions?: ReactNode;
  /** Links to the pages of the same kind. */
  tabs?: ReactNode;
  /** A `StateBar`. */
  bar?: ReactNode;
  /** The page shows cost: it says through which day there are data, in its bar where it has one. */
  isOfCost?: boolean;
  /** Of which vendors; left out: those of the viewer's choice. */
  vendors?: readonly Vendor[] | undefined;
  /** In place of the usual layout of the content. */
  className?: string | undefined;
  /** Older figures stay until newer ones come. */
  isStale?: boolean;
  children: ReactNode;
}

export function PageLayout({
  title,
  back,
  beside,
  actions,
  tabs,
  bar,
  isOfCost = false,
  vendors,
  className = layout.page,
  isStale = false,
  children,
}: PageLayoutProps) {
  const intl = useIntl();
  const actionsId = useId();
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolding = isPhone && Boolean(actions);
  const lastVisit = use(LastVisitContext);
  const isOld = isStale || lastVisit !== null;
  return (
    <>
      <div className={classes.head} data-row="head">
        {back ? (
          <>
            <div className={classes.back}>{back}</div>
            <span className={classes.slash} aria-hidden>
              /
            </span>
          </>
        ) : null}
        <div className={classes.name}>
          <div className={classes.line}>
            <h1 className={classes.title}>{title}</h1>
            {beside}
            {lastVisit ? <LastVisitNote at={lastVisit} isHidden={isPhone} /> : null}
          </div>
          {isPhone && isOfCost ? <Freshness vendors={vendors} isShort /> : null}
        </div>
        {isOfCost && !bar && !isPhone ? <Freshness vendors={vendors} /> : null}
        {isFolding ? (
          <ActionIcon
            size={44}
            aria-label={intl.formatMessage({ id: 'platform.page.actions' })}
            aria-expanded={isUnfolded}
            aria-controls={actionsId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        {/* In the same place of the tree at any width: a dialog of an action stays open while a screen is turned. */}
        <div
          id={actionsId}
          className={classes.actions}
          data-folding={isFolding || undefined}
          hidden={isFolding && !isUnfolded}
        >
          {actions}
          <CopyLink />
        </div>
      </div>
      {tabs ? <div className={classes.tabs}>{tabs}</div> : null}
      <PageDataContext value={isOfCost ? { vendors } : null}>{bar}</PageDataContext>
      <div
        className={`${className} ${classes.content}`}
        data-stale={isOld || undefined}
        data-below-bar={bar ? true : undefined}
        aria-busy={isOld}
      >
        {children}
      </div>
    </>
  );
}
