// The lines of providers' advice, twenty a page, with how many of them are right and wrong.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ImportedList_lines$key } from '../../../../__generated__/ImportedList_lines.graphql.ts';
import ImportedListQueryNode, {
  type ImportedListQuery,
} from '../../../../__generated__/ImportedListQuery.graphql.ts';
import type { ImportedPageQuery$variables } from '../../../../__generated__/ImportedPageQuery.graphql.ts';
import type { importedRow_line$key } from '../../../../__generated__/importedRow_line.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import type { AddressOf } from '../../../../routing/define-page.ts';
import { allPages } from '../../shared/all-pages.ts';
import { BlockTools } from '../../shared/BlockTools.tsx';
import shared from '../../shared/Commitments.module.css';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { ListBlock, type ListState } from '../../shared/ListBlock.tsx';
import { azureAdvicePage, ec2AdvicePage, nodeAdvicePage, planAdvicePage, rdsAdvicePage } from '../pages.tsx';
import { useImportedColumns } from './imported-columns.tsx';
import { type ImportedRow, importedRow } from './imported-row.ts';
import type { importedPage } from './page.tsx';
import { VERDICT_TEXTS, VERDICTS } from './verdicts.ts';

graphql`
  query ImportedListQuery(
    $kind: ImportedRecommendationKind
    $verdict: ImportVerdict
    $lookBackDays: Int!
    $termYears: Int!
    $paymentOption: RecommendationPayment!
    $page: Int!
  ) {
    viewer {
      importedRecommendations(
        kind: $kind
        verdict: $verdict
        lookBackDays: $lookBackDays
        termYears: $termYears
        paymentOption: $paymentOption
        page: $page
        itemsPerPage: 200
      ) {
        totalCount
        edges {
          node {
            ...importedRow_line
          }
        }
      }
    }
  }
`;

type ImportedAddress = AddressOf<(typeof importedPage)['parameters']>;

interface ImportedListProps {
  lines: ImportedList_lines$key;
  state: Pick<ListState, 'page' | 'size'> & Pick<ImportedAddress, 'days' | 'term' | 'payment'>;
  onState: (change: Partial<Pick<ListState, 'page' | 'size'>>) => void;
  variables: ImportedPageQuery$variables;
}

/** Where our own piece is. */
function linkOf({ kind, ours }: ImportedRow, asked: Pick<ImportedAddress, 'days' | 'term' | 'payment'>) {
  if (!ours) return null;
  const { term, payment } = asked;
  const advice = { term, payment, advice: ours.key };
  if (kind === 'AZURE_VM') return azureAdvicePage.link({ ...advice, days: 30 });
  const piece = { ...asked, advice: ours.key };
  if (kind === 'SAVINGS_PLANS') return planAdvicePage.link(piece);
  if (kind === 'EC2') return ec2AdvicePage.link(piece);
  if (kind === 'RDS') return rdsAdvicePage.link(piece);
  const service = kind === 'ELASTICACHE' ? 'elasticache' : kind === 'REDSHIFT' ? 'redshift' : 'opensearch';
  return nodeAdvicePage.link({ ...piece, service });
}

export function ImportedList({ lines, state, onState, variables }: ImportedListProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { counts, currency, edges, totalCount } = useFragment(
    graphql`
      fragment ImportedList_lines on ImportedRecommendationConnection {
        counts {
          right
          unchecked
          wrong
        }
        currency
        edges {
          node {
            ...importedRow_line
          }
        }
        totalCount
      }
    `,
    lines,
  );
  const columns = useImportedColumns(currency, (row) => linkOf(row, state));
  const title = intl.formatMessage({ id: 'optimization.imported.title' });
  if (VERDICTS.every((verdict) => counts[verdict] === 0))
    return (
      <Notice variant="block" title={<FormattedMessage id="optimization.imported.none" />}>
        <FormattedMessage id="optimization.imported.noneStep" />
      </Notice>
    );
  const figures: Figure[] = VERDICTS.map((verdict) => ({
    id: verdict,
    label: <FormattedMessage id={VERDICT_TEXTS[verdict]} />,
    value: intl.formatNumber(counts[verdict]),
    tone:
      counts[verdict] === 0
        ? undefined
        : verdict === 'wrong'
          ? 'bad'
          : verdict === 'right'
            ? 'good'
            : undefined,
  }));
  return (
    <>
      <BlockTools>
        <DownloadMenu
          name={title}
          columns={columns}
          allRows={async () => {
            const { size: _size, page: _page, ...asked } = variables;
            const rows = await allPages<ImportedListQuery, importedRow_line$key>(
              environment,
              ImportedListQueryNode,
              asked,
              ({ viewer }) => viewer.importedRecommendations,
            );
            return rows.map(importedRow);
          }}
        />
      </BlockTools>
      <FigureCards figures={figures} />
      <p className={shared.note}>
        <FormattedMessage id="optimization.imported.note" />
      </p>
      <ListBlock
        label={title}
        columns={columns}
        rows={edges.map(({ node }) => importedRow(node))}
        keyOf={({ key }) => key}
        totalCount={totalCount}
        state={{ ...state, sort: '', order: 'desc' }}
        onState={({ page, size }) =>
          onState({ ...(page !== undefined && { page }), ...(size !== undefined && { size }) })
        }
      />
    </>
  );
}
