// The pieces of advice as a file: all pages of them, in the order of the screen.
import { useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import AdviceDownloadQueryNode, {
  type AdviceDownloadQuery,
} from '../../../../__generated__/AdviceDownloadQuery.graphql.ts';
import type { AdvicePageQuery$variables } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import type { adviceRow_piece$key } from '../../../../__generated__/adviceRow_piece.graphql.ts';
import { allPages } from '../../shared/all-pages.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { useAdviceColumns } from './advice-columns.tsx';
import { adviceRow } from './advice-row.ts';

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
  /** Of all amounts, ISO 4217. */
  currency: string;
}

export function AdviceDownload({ kind, variables: { query, sort }, currency }: AdviceDownloadProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const columns = useAdviceColumns(kind, currency, () => undefined);
  return (
    <DownloadMenu
      name={intl.formatMessage({ id: 'optimization.advice.title' })}
      columns={columns}
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
