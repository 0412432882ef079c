// The dashboard: one request for all widgets, each of which arrives, fails and recovers alone.
import { Group, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import { useTitle } from '../../components/useTitle.ts';
import type { PageProps } from '../../relay/page-route.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import classes from './Dashboard.module.css';
import { DashboardGrid } from './DashboardGrid.tsx';
import { ShareButton } from './share/ShareButton.tsx';

export function DashboardPage({ queryRef, loadingRef }: PageProps<DashboardPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'dashboard.page.title' }));
  return (
    <div className={classes.page} data-stale={queryRef !== loadingRef || undefined}>
      {queryRef ? <DashboardWidgets queryRef={queryRef} /> : null}
    </div>
  );
}

function DashboardWidgets({ queryRef }: { queryRef: PreloadedQuery<DashboardPageQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardPageQuery>(
    graphql`
      query DashboardPageQuery {
        viewer {
          dashboard {
            id
            name
            widgets {
              index
              type
              settings {
                title
              }
              layout {
                x
                y
                width
                height
              }
              content {
                ...WidgetView_content
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const mayShare = useShellViewer().canEdit('DASHBOARD');
  const { dashboard } = viewer;
  return (
    <>
      <Group justify="space-between">
        <Title order={1} size="lg">
          <FormattedMessage id="dashboard.page.title" />
        </Title>
        {dashboard && mayShare ? <ShareButton dashboard={dashboard} /> : null}
      </Group>
      <DashboardGrid widgets={dashboard?.widgets ?? []} />
    </>
  );
}
