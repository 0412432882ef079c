// The statuses, the most urgent first; one is opened beside them, and what was deleted a moment ago can be put back.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { StatusList_statuses$key } from '../../../__generated__/StatusList_statuses.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import layout from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../shared/Operations.module.css';
import { UndoBar } from '../shared/UndoBar.tsx';
import { operationStatusesPage } from './page.tsx';
import { StatusDrawer } from './StatusDrawer.tsx';
import { StatusRow } from './StatusRow.tsx';
import { useDeleteStatus } from './useDeleteStatus.ts';

interface StatusListProps {
  statuses: StatusList_statuses$key;
  onChanged: () => void;
}

export function StatusList({ statuses, onChanged }: StatusListProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(operationStatusesPage);
  const { companies, edges, totalCount } = useFragment(
    graphql`
      fragment StatusList_statuses on OperationStatuses {
        companies {
          company {
            id
          }
        }
        edges {
          node {
            id
            ...StatusRow_status
          }
        }
        totalCount
      }
    `,
    statuses,
  );
  const [gone, setGone] = useState<{ id: string; version: number } | null>(null);
  const { remove, isRemoving } = useDeleteStatus();
  const title = intl.formatMessage({ id: 'operations.page.csp' });
  const hasCompanies = companies.length > 1;
  const undo = () => {
    if (!gone) return;
    remove(gone, false, () => {
      setGone(null);
      onChanged();
    });
  };
  return (
    <>
      {gone ? (
        <UndoBar isUndoing={isRemoving} onUndo={undo}>
          <FormattedMessage id="operations.csp.deleted" />
        </UndoBar>
      ) : null}
      {edges.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="operations.csp.none" />}>
          <FormattedMessage id="operations.csp.noneHint" />
        </Notice>
      ) : (
        <TableRegion className={layout.scroll} label={title} totalCount={totalCount}>
          <table className={`${layout.table} ${classes.table}`} aria-label={title}>
            <thead>
              <tr>
                {COLUMNS.filter((id) => hasCompanies || id !== 'operations.page.company').map((id) => (
                  <th key={id} scope="col">
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {edges.map(({ node }) => (
                <StatusRow
                  key={node.id}
                  status={node}
                  hasCompany={hasCompanies}
                  onOpen={() => change({ status: node.id, page: address.page })}
                />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <TableFoot
        totalCount={totalCount}
        page={address.page}
        size={address.size}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
      />
      <StatusDrawer
        onChanged={() => {
          setGone(null);
          onChanged();
        }}
        onDeleted={(deleted) => {
          setGone(deleted);
          onChanged();
        }}
      />
    </>
  );
}

const COLUMNS = [
  'operations.csp.code',
  'operations.csp.what',
  'operations.page.company',
  'operations.csp.why',
  'operations.csp.since',
] as const;
