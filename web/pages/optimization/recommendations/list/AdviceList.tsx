// Pieces of advice, ten a page; each opens its simulation and its proof.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import type { AdviceList_list$key } from '../../../../__generated__/AdviceList_list.graphql.ts';
import { ListBlock, type ListState } from '../../shared/ListBlock.tsx';
import type { AdviceChange } from '../advice-address.ts';
import { useAdviceColumns } from './advice-columns.tsx';
import { adviceRow } from './advice-row.ts';

interface AdviceListProps {
  kind: RecommendationKind;
  list: AdviceList_list$key;
  state: ListState;
  onState: (change: AdviceChange) => void;
  onOpen: (key: string) => void;
}

export function AdviceList({ kind, list, state, onState, onOpen }: AdviceListProps) {
  const intl = useIntl();
  const { edges, totalCount, currency } = useFragment(
    graphql`
      fragment AdviceList_list on RecommendationConnection {
        currency
        totalCount
        edges {
          node {
            ...adviceRow_piece
          }
        }
      }
    `,
    list,
  );
  const columns = useAdviceColumns(kind, currency, onOpen);
  return (
    <ListBlock
      label={intl.formatMessage({ id: 'optimization.advice.pieces' })}
      columns={columns}
      rows={edges.map(({ node }) => adviceRow(node))}
      keyOf={({ key }) => key}
      totalCount={totalCount}
      state={state}
      onState={(parts) => onState(parts as AdviceChange)}
    />
  );
}
