// What one change did to each month, beside the list: opened by the address, so that going back closes it.
import { Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import ChangeDrawerQueryNode, {
  type ChangeDrawerQuery,
} from '../../../__generated__/ChangeDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { dataPage } from '../page.tsx';
import { ChangedLists } from './ChangedLists.tsx';
import { ChangedMonths } from './ChangedMonths.tsx';
import { RevertChange } from './RevertChange.tsx';

interface ChangeDrawerProps {
  companyName: string;
  /** The change was taken back. */
  onChange: () => void;
}

export function ChangeDrawer({ companyName, onChange }: ChangeDrawerProps) {
  const intl = useIntl();
  const {
    address: { change: id },
    change,
  } = usePageAddress(dataPage);
  const [queryRef, loadReport, dispose] = useQueryLoader<ChangeDrawerQuery>(ChangeDrawerQueryNode);
  const load = useCallback(() => {
    if (id !== null) loadReport({ id }, { fetchPolicy: 'network-only' });
  }, [id, loadReport]);
  useEffect(() => {
    if (id === null) dispose();
    else load();
  }, [id, load, dispose]);
  const close = () => change({ change: null });
  return (
    <Drawer
      size="xl"
      opened={id !== null}
      onClose={close}
      title={<FormattedMessage id="data.history.changeTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'data.page.closeReport' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={load} resetKey={queryRef}>
        {queryRef ? (
          <ChangeContent
            queryRef={queryRef}
            companyName={companyName}
            onRetry={load}
            onDone={() => {
              close();
              onChange();
            }}
          />
        ) : null}
      </Boundary>
    </Drawer>
  );
}

interface ChangeContentProps {
  queryRef: PreloadedQuery<ChangeDrawerQuery>;
  companyName: string;
  onRetry: () => void;
  onDone: () => void;
}

function ChangeContent({ queryRef, companyName, onRetry, onDone }: ChangeContentProps) {
  const {
    viewer: { dataChange },
  } = usePreloadedQuery<ChangeDrawerQuery>(
    graphql`
      query ChangeDrawerQuery($id: ID!) {
        viewer {
          dataChange(id: $id) @catch(to: RESULT) {
            ...RevertChange_change
            report {
              ...ChangedLists_report
              ...ChangedMonths_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!dataChange.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(dataChange.errors)} onRetry={onRetry} />;
  if (!dataChange.value)
    return <Notice variant="block" title={<FormattedMessage id="data.history.noSuchChange" />} />;
  const { report } = dataChange.value;
  return (
    <>
      <RevertChange change={dataChange.value} companyName={companyName} onDone={onDone} />
      {report ? (
        <>
          <ChangedLists report={report} />
          <ChangedMonths report={report} />
        </>
      ) : null}
    </>
  );
}
