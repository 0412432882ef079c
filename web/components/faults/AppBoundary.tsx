// The last boundary: when even the shell cannot be shown.
import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Boundary } from './Boundary.tsx';

export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary variant="app" skeleton={<AppSkeleton />} onRetry={() => location.reload()}>
      {children}
    </Boundary>
  );
}

/** Below the frame that `index.html` draws, which stays in sight for as long as this is there. */
export function AppSkeleton() {
  const intl = useIntl();
  return (
    <Center
      h="100vh"
      role="status"
      data-starting
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Loader size="sm" />
    </Center>
  );
}
