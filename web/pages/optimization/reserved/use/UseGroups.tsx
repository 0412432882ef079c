// The use of reservations by family or by service: few rows, which come whole (R-01, Z-02).
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { UseGroups_groups$key } from '../../../../__generated__/UseGroups_groups.graphql.ts';
import { BlockTools } from '../../shared/BlockTools.tsx';
import type { CommitmentAddress } from '../../shared/commitment-address.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import type { ListState } from '../../shared/ListBlock.tsx';
import { groupRow } from '../reserved-rows.ts';
import { RESERVED_WORDS } from '../words.ts';
import { groupAddress } from './group-address.ts';
import { sortedUseRows } from './sorted-rows.ts';
import { UseList, useListColumns } from './UseList.tsx';

interface UseGroupsProps {
  vendor: 'AWS' | 'AZURE';
  kind: 'families' | 'services';
  address: CommitmentAddress;
  groups: UseGroups_groups$key;
  state: ListState;
  onState: (state: ListState) => void;
}

export function UseGroups({ vendor, kind, address, groups, state, onState }: UseGroupsProps) {
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
  const open = (key: string) => void navigate(groupAddress(vendor, kind, key, address));
  const columns = useListColumns(kind, currency, open);
  const rows = edges.map(({ node }) => groupRow(node));
  const sorted = sortedUseRows(rows, state);
  // Other months or filters may leave fewer pages than the address has.
  const page = Math.min(state.page, Math.max(1, Math.ceil(rows.length / state.size)));
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
        rows={sorted.slice((page - 1) * state.size, page * state.size)}
        totalCount={rows.length}
        columns={columns}
        state={{ ...state, page }}
        onState={(change) => onState({ ...state, ...change })}
      />
    </>
  );
}
