// What a recipient of a link gets, shown to its owner before anything is sent (D-06).

import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { SharePreviewPageQuery } from '../../../../__generated__/SharePreviewPageQuery.graphql.ts';
import { PageLayout } from '../../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import { faultOfErrors } from '../../../../fault.ts';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { sharePreviewPage } from './preview-page.tsx';
import { SharedWidgets } from './SharedWidgets.tsx';
import { ShareDeniedPage, ShareFaultPage, ShareUnknownFailure } from './ShareFaultPage.tsx';

export function SharePreviewPage({ queryRef, loadingRef }: PageProps<SharePreviewPageQuery>) {
  if (!queryRef) return <ShareFaultPage code="UNKNOWN_SHARE" />;
  return <Preview queryRef={queryRef} isStale={queryRef !== loadingRef} />;
}

interface PreviewProps {
  queryRef: PreloadedQuery<SharePreviewPageQuery>;
  isStale: boolean;
}

function Preview({ queryRef, isStale }: PreviewProps) {
  const intl = useIntl();
  const retry = useAskAgain();
  const {
    address: { board, filters },
    change,
  } = usePageAddress(sharePreviewPage);
  const { viewer } = usePreloadedQuery<SharePreviewPageQuery>(
    graphql`
      query SharePreviewPageQuery($board: ID!, $withFilters: Boolean!) {
        viewer {
          dashboardSharePreview(dashboard: $board, withFilters: $withFilters) @catch(to: RESULT) {
            name
            ...SharedWidgets_shared
          }
        }
      }
    `,
    queryRef,
  );
  const shown = viewer.dashboardSharePreview;
  const name = (shown.ok && shown.value?.name) || '';
  useTitle(intl.formatMessage({ id: 'dashboard.share.previewTitle' }, { name }));
  if (!shown.ok) {
    const { code, requestId } = faultOfErrors(shown.errors);
    if (code === 'FORBIDDEN') return <ShareDeniedPage />;
    return <ShareUnknownFailure requestId={requestId} onRetry={retry} />;
  }
  if (!shown.value) return <ShareFaultPage code="UNKNOWN_SHARE" />;
  return (
    <PageLayout
      isOfCost
      isStale={isStale}
      title={<FormattedMessage id="dashboard.share.previewTitle" values={{ name }} />}
      actions={
        <>
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'dashboard.share.kind' })}
            value={filters ? 'filtered' : 'plain'}
            onChange={(kind) => change({ filters: kind === 'filtered' })}
            data={[
              { value: 'plain', label: intl.formatMessage({ id: 'dashboard.share.plain' }) },
              { value: 'filtered', label: intl.formatMessage({ id: 'dashboard.share.filtered' }) },
            ]}
          />
          <Button
            component={Link}
            to={pageAddress('dashboard', { board })}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            <FormattedMessage id="dashboard.share.back" />
          </Button>
        </>
      }
    >
      <Text size="xs" c="dimmed">
        <FormattedMessage id="dashboard.share.previewText" />
      </Text>
      <SharedWidgets shared={shown.value} onRetry={retry} />
    </PageLayout>
  );
}
