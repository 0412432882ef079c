// Anomalies: what was found, how far was judged, which cost most, and each of them (N-01 to N-08).

import { Button } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AnomaliesPageQuery } from '../../__generated__/AnomaliesPageQuery.graphql.ts';
import { Caught } from '../../components/faults/Caught.tsx';
import shared from '../../components/layout/Page.module.css';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import { usePageAction } from '../../routing/actions/usePageAction.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { ActiveAlerts } from './active/ActiveAlerts.tsx';
import { chosenLevels } from './address.ts';
import { AnomalyList } from './list/AnomalyList.tsx';
import { ListFiles } from './list/ListFiles.tsx';
import { ListFilters } from './list/ListFilters.tsx';
import { NotifyDrawer } from './notifications/NotifyDrawer.tsx';
import { anomaliesPage } from './page.tsx';
import { NEW_RULE, RulesDrawer } from './rules/RulesDrawer.tsx';
import { LevelCounts } from './summary/LevelCounts.tsx';
import summaryClasses from './summary/Summary.module.css';
import { WatchState } from './summary/WatchState.tsx';
import topClasses from './top/Top.module.css';
import { TopAnomalies } from './top/TopAnomalies.tsx';

export function AnomaliesPage({ queryRef, loadingRef }: PageProps<AnomaliesPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'anomaly.page.title' }));
  return queryRef ? <Anomalies queryRef={queryRef} isStale={loadingRef !== queryRef} /> : null;
}

interface AnomaliesProps {
  queryRef: NonNullable<PageProps<AnomaliesPageQuery>['queryRef']>;
  isStale: boolean;
}

function Anomalies({ queryRef, isStale }: AnomaliesProps) {
  const { viewer } = usePreloadedQuery<AnomaliesPageQuery>(
    graphql`
      query AnomaliesPageQuery(
        $filter: AnomalyFilterInput!
        $counted: AnomalyFilterInput!
        $start: Date
        $end: Date
        $alertsOf: [Vendor!]
        $sort: AnomalySort!
        $page: Int!
        $itemsPerPage: Int!
      ) {
        viewer {
          anomalyWatch @catch(to: RESULT) {
            ...WatchState_watch
            ...AnomalyList_watch
          }
          alertFeed(vendors: $alertsOf) @catch(to: RESULT) {
            ...ActiveAlerts_feed
          }
          anomalyCounts(filter: $counted) @catch(to: RESULT) {
            count
            level
          }
          ofAi: anomalyTop(detectType: AI, start: $start, end: $end) @catch(to: RESULT) {
            ...TopAnomalies_top
          }
          ofRules: anomalyTop(detectType: RULE, start: $start, end: $end) @catch(to: RESULT) {
            ...TopAnomalies_top
          }
          anomalies(filter: $filter, sort: $sort, page: $page, itemsPerPage: $itemsPerPage)
            @catch(to: RESULT) {
            ...AnomalyList_anomalies
          }
        }
      }
    `,
    queryRef,
  );
  const { address, change } = usePageAddress(anomaliesPage);
  const refresh = useAskAgain();
  usePageAction('addAnomalyRule', () => change({ rule: NEW_RULE, page: address.page }));
  usePageAction('anomalyMails', () => change({ notify: 'settings', page: address.page }));
  const { alertFeed, anomalyWatch, anomalyCounts, ofAi, ofRules, anomalies } = viewer;
  if (!anomalies.ok && faultOfErrors(anomalies.errors).menu) return <NoMenuRight />;
  const watch = anomalyWatch.ok ? (anomalyWatch.value ?? null) : null;
  return (
    <PageLayout
      isOfCost
      isStale={isStale}
      title={<FormattedMessage id="platform.shell.anomalyDetection" />}
      actions={
        <>
          <ListFiles />
          <Button
            variant="default"
            leftSection={<IconBell size={14} aria-hidden />}
            onClick={() => change({ notify: 'settings', page: address.page })}
          >
            <FormattedMessage id="anomaly.notify.title" />
          </Button>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={14} aria-hidden />}
            onClick={() => change({ rule: 'all', page: address.page })}
          >
            <FormattedMessage id="anomaly.rules.title" />
          </Button>
        </>
      }
      bar={<ListFilters />}
    >
      <div className={summaryClasses.summary}>
        <Caught result={anomalyCounts} onRetry={refresh}>
          {(counts) => (
            <LevelCounts
              counts={counts}
              chosen={chosenLevels(address)}
              onChoose={(levels) =>
                change({
                  level:
                    levels.length > 0
                      ? levels.map((level) => level.toLowerCase() as Lowercase<typeof level>)
                      : null,
                })
              }
            />
          )}
        </Caught>
        <Caught result={anomalyWatch} onRetry={refresh}>
          {(value) => <WatchState watch={value} onApplied={refresh} />}
        </Caught>
      </div>
      <Caught result={alertFeed} onRetry={refresh}>
        {(feed) => <ActiveAlerts feed={feed} />}
      </Caught>
      <div className={topClasses.both}>
        <Caught result={ofAi} onRetry={refresh}>
          {(top) => <TopAnomalies type="AI" top={top} />}
        </Caught>
        <Caught result={ofRules} onRetry={refresh}>
          {(top) => <TopAnomalies type="RULE" top={top} />}
        </Caught>
      </div>
      <section className={shared.panel}>
        <Caught result={anomalies} onRetry={refresh}>
          {(list) => <AnomalyList anomalies={list} watch={watch} />}
        </Caught>
      </section>
      <RulesDrawer onSaved={refresh} />
      <NotifyDrawer />
    </PageLayout>
  );
}
