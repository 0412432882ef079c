// A page that is still on its way: blocks as large as what will be there, told to screen readers as one.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import barClasses from '../state-bar/StateBar.module.css';
import layout from './Page.module.css';
import classes from './PageLayout.module.css';

interface PageSkeletonProps {
  /** What of the head is there beside the title; left out: it is a part of a page that has its head. */
  head?: { hasTabs?: boolean; hasBar?: boolean };
  /** In place of the usual layout of the content. */
  className?: string | undefined;
  children: ReactNode;
}

export function PageSkeleton({ head, className, children }: PageSkeletonProps) {
  const intl = useIntl();
  const content = <div className={className ?? (head ? layout.page : undefined)}>{children}</div>;
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'platform.app.loading' })}>
      {head ? (
        <>
          <div className={classes.head}>
            <Skeleton height={20} width={160} />
          </div>
          {head.hasTabs ? (
            <div className={classes.tabs}>
              <Skeleton height={32} width={480} maw="100%" />
            </div>
          ) : null}
          {head.hasBar ? <div className={barClasses.bar} /> : null}
        </>
      ) : null}
      {content}
    </div>
  );
}
