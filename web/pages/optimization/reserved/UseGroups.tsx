// The use of reservations by family or by service: few rows, which come whole (R-01, Z-02).
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UseGroups_groups$key } from '../../../__generated__/UseGroups_groups.graphql.ts';
import classes from '../shared/Commitments.module.css';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import type { ListState } from '../shared/ListBlock.tsx';
import { groupRow } from './reserved-rows.ts';
import { pageOfUseRows } from './sorted-rows.ts';
import { UseList, useListColumns } from './UseList.tsx';

interface UseGroupsProps {
  kind: 'families' | 'services';
  /** Of the file. */
  name: string;
  groups: UseGroups_groups$key;
}

const FIRST: ListState = { sort: 'total', order: 'desc', page: 1, size: 20 };

export function UseGroups({ kind, name, groups }: UseGroupsProps) {
  const { currency, edges } = useFragment(
    graphql`
      fragment UseGroups_groups on ReservationGroupConnection {
        currency
        edges {
          node {
            ...reservedRows_group
          }
        }
      }
    `,
    groups,
  );
  const [state, setState] = useState(FIRST);
  const columns = useListColumns(kind, currency);
  const rows = edges.map(({ node }) => groupRow(node));
  return (
    <>
      <div className={classes.head}>
        <div className={classes.title} />
        <DownloadMenu name={name} columns={columns} allRows={async () => rows} />
      </div>
      <UseList
        kind={kind}
        rows={pageOfUseRows(rows, state)}
        totalCount={rows.length}
        columns={columns}
        state={state}
        onState={(change) => setState((known) => ({ ...known, ...change }))}
      />
    </>
  );
}
