// The report of one load, beside the list: opened by the address, so that going back closes it.
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import LoadDrawerQueryNode, { type LoadDrawerQuery } from '../../../__generated__/LoadDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { dataPage } from '../page.tsx';
import { LoadReport } from './LoadReport.tsx';
import { LoadSummary } from './LoadSummary.tsx';

export function LoadDrawer() {
  const intl = useIntl();
  const {
    address: { load },
    change,
  } = usePageAddress(dataPage);
  const [queryRef, loadReport, dispose] = useQueryLoader<LoadDrawerQuery>(LoadDrawerQueryNode);
  useEffect(() => {
    if (load === null) dispose();
    else loadReport({ id: load });
  }, [load, loadReport, dispose]);
  const retry = useCallback(() => {
    if (load !== null) loadReport({ id: load }, { fetchPolicy: 'network-only' });
  }, [load, loadReport]);
  return (
    <Drawer
      size="xl"
      opened={load !== null}
      onClose={() => change({ load: null })}
      title={<FormattedMessage id="data.page.reportTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'data.page.closeReport' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <LoadContent queryRef={queryRef} onRetry={retry} /> : null}
      </Boundary>
    </Drawer>
  );
}

interface LoadContentProps {
  queryRef: PreloadedQuery<LoadDrawerQuery>;
  onRetry: () => void;
}

function LoadContent({ queryRef, onRetry }: LoadContentProps) {
  const { change } = usePageAddress(dataPage);
  const {
    viewer: { load },
  } = usePreloadedQuery<LoadDrawerQuery>(
    graphql`
      query LoadDrawerQuery($id: ID!) {
        viewer {
          load(id: $id) @catch(to: RESULT) {
            changeId
            state
            ...LoadSummary_run
            report {
              ...LoadReport_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!load.ok) return <FaultNotice variant="block" fault={faultOfErrors(load.errors)} onRetry={onRetry} />;
  if (!load.value) return <Notice variant="block" title={<FormattedMessage id="data.page.noSuchLoad" />} />;
  const { report, changeId } = load.value;
  return (
    <>
      <LoadSummary run={load.value} onEnd={onRetry} />
      {changeId ? (
        <Button variant="default" onClick={() => change({ load: null, change: changeId })}>
          <FormattedMessage id="data.history.revertNow" values={{ kind: 'LOAD' }} />
        </Button>
      ) : null}
      {report ? <LoadReport report={report} isLoaded={load.value.state === 'LOADED'} /> : null}
    </>
  );
}
