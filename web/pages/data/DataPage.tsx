// What was loaded into the company, and how fresh and whole it is: for those who care for the data.

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { DataPageQuery } from '../../__generated__/DataPageQuery.graphql.ts';
import { FaultNotice } from '../../components/faults/FaultNotice.tsx';
import shared from '../../components/layout/Page.module.css';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { DataState } from './freshness/DataState.tsx';
import { HowToLoad } from './HowToLoad.tsx';
import { ChangeDrawer } from './history/ChangeDrawer.tsx';
import { DataHistory } from './history/DataHistory.tsx';
import { LoadDrawer } from './loads/LoadDrawer.tsx';
import { LoadList } from './loads/LoadList.tsx';
import { ConnectedSources } from './sources/ConnectedSources.tsx';
import { UploadFiles } from './upload/UploadFiles.tsx';

export function DataPage({ queryRef, loadingRef }: PageProps<DataPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'data.page.title' }));
  return queryRef ? <DataContent queryRef={queryRef} isStale={loadingRef !== queryRef} /> : null;
}

interface DataContentProps {
  queryRef: NonNullable<PageProps<DataPageQuery>['queryRef']>;
  isStale: boolean;
}

function DataContent({ queryRef, isStale }: DataContentProps) {
  const { viewer } = usePreloadedQuery<DataPageQuery>(
    graphql`
      query DataPageQuery($page: Int!, $changes: Int!, $scope: DataScopeInput!) {
        viewer {
          company {
            key
            name
          }
          dataState @catch(to: RESULT) {
            ...DataState_state
          }
          loads(page: $page, itemsPerPage: 30) @catch(to: RESULT) {
            ...LoadList_loads
          }
          dataSources @catch(to: RESULT) {
            ...ConnectedSources_sources
          }
          storedData(scope: $scope) @catch(to: RESULT) {
            ...DataHistory_stored
          }
          dataChanges(scope: $scope, page: $changes, itemsPerPage: 20) @catch(to: RESULT) {
            ...ChangeList_changes
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { company, dataState, loads, dataSources, storedData, dataChanges } = viewer;
  const notice = (errors: readonly unknown[]): ReactNode => (
    <section className={shared.panel}>
      <FaultNotice variant="block" fault={faultOfErrors(errors)} onRetry={refresh} />
    </section>
  );
  if (!loads.ok && faultOfErrors(loads.errors).menu) return <NoMenuRight />;
  return (
    <PageLayout title={<FormattedMessage id="data.page.title" />} isStale={isStale}>
      {dataState.ok && dataState.value ? (
        <DataState state={dataState.value} />
      ) : (
        notice(dataState.ok ? [] : dataState.errors)
      )}
      <UploadFiles />
      {dataSources.ok && dataSources.value ? (
        <ConnectedSources sources={dataSources.value} onChange={refresh} />
      ) : (
        notice(dataSources.ok ? [] : dataSources.errors)
      )}
      {loads.ok && loads.value ? (
        <LoadList loads={loads.value} onChange={refresh} />
      ) : (
        notice(loads.ok ? [] : loads.errors)
      )}
      {storedData.ok && storedData.value && dataChanges.ok && dataChanges.value ? (
        <DataHistory
          stored={storedData.value}
          changes={dataChanges.value}
          companyName={company?.name ?? ''}
          onChange={refresh}
        />
      ) : (
        notice([storedData, dataChanges].flatMap((part) => (part.ok ? [] : part.errors)))
      )}
      {company ? <HowToLoad company={company} /> : null}
      <LoadDrawer />
      <ChangeDrawer companyName={company?.name ?? ''} onChange={refresh} />
    </PageLayout>
  );
}
