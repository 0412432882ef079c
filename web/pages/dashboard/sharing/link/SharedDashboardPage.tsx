// A dashboard behind a link: shown with the reader's own rights and figures, or a page that says why not (D-07).

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { partsOfSharePath } from '../../../../../lib/rules/dashboard-shares.ts';
import type { SharedDashboardPageQuery } from '../../../../__generated__/SharedDashboardPageQuery.graphql.ts';
import { faultOfErrors } from '../../../../fault.ts';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { SharedDashboardView } from './SharedDashboardView.tsx';
import { isShareFault, ShareDeniedPage, ShareFaultPage, ShareUnknownFailure } from './ShareFaultPage.tsx';

export function SharedDashboardPage({ queryRef }: PageProps<SharedDashboardPageQuery>) {
  // An id that can be none asks for nothing.
  if (!queryRef) return <ShareFaultPage code="SHARE_MALFORMED" />;
  return <OpenedLink queryRef={queryRef} />;
}

function OpenedLink({ queryRef }: { queryRef: PreloadedQuery<SharedDashboardPageQuery> }) {
  const { pathname } = useLocation();
  const retry = useAskAgain();
  const { viewer } = usePreloadedQuery<SharedDashboardPageQuery>(
    graphql`
      query SharedDashboardPageQuery($uuid: String!, $company: String) {
        viewer {
          sharedDashboard(uuid: $uuid, company: $company) @catch(to: RESULT) {
            __typename
            ... on DashboardShareFault {
              code
              company {
                id
                name
              }
            }
            ... on SharedDashboard {
              ...SharedDashboardView_shared @alias(as: "shared")
            }
          }
        }
      }
    `,
    queryRef,
  );
  const answer = viewer.sharedDashboard;
  if (!answer.ok) {
    const { code, requestId } = faultOfErrors(answer.errors);
    if (code === 'FORBIDDEN') return <ShareDeniedPage />;
    return <ShareUnknownFailure requestId={requestId} onRetry={retry} />;
  }
  const { value } = answer;
  const link = partsOfSharePath(pathname);
  if (value?.__typename === 'SharedDashboard' && value.shared && link)
    return <SharedDashboardView shared={value.shared} link={link} onRetry={retry} />;
  if (value?.__typename === 'DashboardShareFault' && isShareFault(value.code))
    return <ShareFaultPage code={value.code} company={value.company} />;
  return <ShareUnknownFailure requestId={null} onRetry={retry} />;
}
