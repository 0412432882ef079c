// The use of reservations by family or by service: few rows, which come whole (R-01, Z-02).
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { UseGroups_groups$key } from '../../../__generated__/UseGroups_groups.graphql.ts';
import { BlockTools } from '../shared/BlockTools.tsx';
import type { CommitmentAddress } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import type { ListState } from '../shared/ListBlock.tsx';
import { groupAddress } from './group-address.ts';
import { groupRow } from './reserved-rows.ts';
import { sortedUseRows } from './sorted-rows.ts';
import { UseList, useListColumns } from './UseList.tsx';
import { RESERVED_WORDS } from './words.ts';

interface UseGroupsProps {
  vendor: 'AWS' | 'AZURE';
  kind: 'families' | 'services';
  address: CommitmentAddress;
  groups: UseGroups_groups$key;
}

const FIRST: ListState = { sort: 'total', order: 'desc', page: 1, size: 20 };

export function UseGroups({ vendor, kind, address, groups }: UseGroupsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
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
  const open = (key: string) => void navigate(groupAddress(vendor, kind, key, address));
  const columns = useListColumns(kind, currency, open);
  const rows = edges.map(({ node }) => groupRow(node));
  const sorted = sortedUseRows(rows, state);
  return (
    <>
      <BlockTools>
        <DownloadMenu
          name={intl.formatMessage({ id: RESERVED_WORDS[kind] })}
          columns={columns}
          allRows={async () => sorted}
        />
      </BlockTools>
      <UseList
        kind={kind}
        rows={sorted.slice((state.page - 1) * state.size, state.page * state.size)}
        totalCount={rows.length}
        columns={columns}
        state={state}
        onState={(change) => setState((known) => ({ ...known, ...change }))}
      />
    </>
  );
}
