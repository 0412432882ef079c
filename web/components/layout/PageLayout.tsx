// Every page: a head with its title and what can be done, tabs to pages beside it, its bar of state, then its content.
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Freshness } from '../notices/Freshness.tsx';
import { CopyLink } from './CopyLink.tsx';
import layout from './Page.module.css';
import classes from './PageLayout.module.css';
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
  /** The page shows cost, but has no bar that says through which day. */
  isOfCost?: boolean;
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
  className = layout.page,
  isStale = false,
  children,
}: PageLayoutProps) {
  const intl = useIntl();
  const actionsId = useId();
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const all = (
    <>
      {actions}
      <CopyLink />
    </>
  );
  const isFolding = isPhone && Boolean(actions);
  return (
    <>
      <div className={classes.head}>
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
          </div>
          {isPhone && (bar || isOfCost) ? <Freshness isShort /> : null}
        </div>
        <div className={classes.actions}>
          {isOfCost && !bar && !isPhone ? <Freshness /> : null}
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
          ) : (
            all
          )}
        </div>
      </div>
      {isFolding ? (
        <div id={actionsId} className={classes.unfolded} hidden={!isUnfolded}>
          {all}
        </div>
      ) : null}
      {tabs ? <div className={classes.tabs}>{tabs}</div> : null}
      {bar}
      <div
        className={`${className} ${classes.content}`}
        data-stale={isStale || undefined}
        aria-busy={isStale}
      >
        {children}
      </div>
    </>
  );
}
