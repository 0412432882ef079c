// A page that is still on its way: blocks as large as what will stand there, told to screen readers as one.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface PageSkeletonProps {
  /** The layout of the page; none for a part of one. */
  className?: string | undefined;
  children: ReactNode;
}

export function PageSkeleton({ className, children }: PageSkeletonProps) {
  const intl = useIntl();
  return (
    <div className={className} role="status" aria-label={intl.formatMessage({ id: 'platform.app.loading' })}>
      {children}
    </div>
  );
}
