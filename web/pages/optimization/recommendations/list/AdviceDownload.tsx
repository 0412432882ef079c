// The pieces of advice as a file: all pages of them, in the order of the screen, with what they were made of.
import { useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import type { AdviceDownload_list$key } from '../../../../__generated__/AdviceDownload_list.graphql.ts';
import AdviceDownloadQueryNode, {
  type AdviceDownloadQuery,
} from '../../../../__generated__/AdviceDownloadQuery.graphql.ts';
import type { AdvicePageQuery$variables } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import type { adviceRow_piece$key } from '../../../../__generated__/adviceRow_piece.graphql.ts';
import { allPages } from '../../shared/all-pages.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { useAdviceColumns } from './advice-columns.tsx';
import { adviceRow } from './advice-row.ts';
import { useAdviceFacts } from './useAdviceFacts.ts';
import { useFileColumns } from './useFileColumns.ts';

graphql`
  query AdviceDownloadQuery($query: RecommendationQuery!, $sort: RecommendationSort!, $page: Int!) {
    viewer {
      recommendations(query: $query) {
        list(sort: $sort, page: $page, itemsPerPage: 200) {
          totalCount
          edges {
            node {
              ...adviceRow_piece
            }
          }
        }
      }
    }
  }
`;

interface AdviceDownloadProps {
  kind: RecommendationKind;
  variables: AdvicePageQuery$variables;
  list: AdviceDownload_list$key;
}

export function AdviceDownload({ kind, variables: { query, sort }, list }: AdviceDownloadProps) {
  const intl = useIntl();
  const { currency, total, window } = useFragment(
    graphql`
      fragment AdviceDownload_list on RecommendationConnection {
        currency
        total {
          monthlyOnDemand
          monthlySavings
          recurringCost
          savingsRate
          upfrontCost
        }
        window {
          ...WindowNote_window
        }
      }
    `,
    list,
  );
  const factsOf = useAdviceFacts();
  const environment = useRelayEnvironment();
  const columns = [...useAdviceColumns(kind, currency, () => undefined), ...useFileColumns()];
  return (
    <DownloadMenu
      name={intl.formatMessage({ id: 'optimization.advice.title' })}
      columns={columns}
      currency={currency}
      facts={factsOf(window, currency, total)}
      allRows={async () => {
        const rows = await allPages<AdviceDownloadQuery, adviceRow_piece$key>(
          environment,
          AdviceDownloadQueryNode,
          { query, sort },
          ({ viewer }) => viewer.recommendations?.list,
        );
        return rows.map(adviceRow);
      }}
    />
  );
}
