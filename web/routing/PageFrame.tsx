// A page in its boundary: it waits, fails and recovers alone.
import { memo, type ReactNode, use } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { KeptBoundary } from '../components/faults/KeptBoundary.tsx';
import { LastVisitContext } from '../components/layout/last-visit-context.ts';
import { useShownReference } from '../query-lifetime.ts';
import { useLastVisit } from '../relay/last-visit/last-visit.ts';
import type { Page } from './define-page.ts';
import { PageAddress } from './PageAddress.tsx';
import type { PageComponent, PageProps } from './page-code.ts';
import { UnreadAddress } from './UnreadAddress.tsx';

export interface LoadedPage {
  component: Promise<PageComponent>;
  /** Its address. */
  address: Pick<Page, 'parameters' | 'incomplete'>;
  skeleton: ReactNode;
  queryRef: PreloadedQuery<OperationType> | null;
}

interface PageFrameProps {
  page: LoadedPage;
  /** Asks for everything again. */
  onRetry: () => void;
}

/** Drawn anew by what it is given, not by each step of a change of the address. */
export const PageFrame = memo(function PageFrame({ page, onRetry }: PageFrameProps) {
  const { component, address, skeleton, queryRef: loadingRef } = page;
  const shown = useShownReference(loadingRef);
  return (
    <PageAddress parameters={address.parameters}>
      <KeptBoundary variant="page" skeleton={skeleton} reference={shown} onRetry={onRetry}>
        {(queryRef) => (
          <>
            <UnreadAddress page={address} />
            <PageContent component={component} queryRef={queryRef} loadingRef={loadingRef} />
          </>
        )}
      </KeptBoundary>
    </PageAddress>
  );
});

interface PageContentProps extends PageProps<OperationType> {
  component: Promise<PageComponent>;
}

function PageContent({ component, ...props }: PageContentProps) {
  const Component = use(component);
  return (
    <LastVisitContext value={useLastVisit(props.queryRef)}>
      <Component {...props} />
    </LastVisitContext>
  );
}
