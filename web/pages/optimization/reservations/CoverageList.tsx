// Coverage by account, product, region, instance type, platform and tenancy, page by page.
import { useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { CoverageList_rows$key } from '../../../__generated__/CoverageList_rows.graphql.ts';
import type { CoverageListFileQuery } from '../../../__generated__/CoverageListFileQuery.graphql.ts';
import type { AddressOf } from '../../../routing/define-page.ts';
import { COVERAGE_SORT_WORDS, type coverageParsers, ORDER_WORDS } from '../reserved/reserved-address.ts';
import { allPages } from '../shared/all-pages.ts';
import { BlockTools } from '../shared/BlockTools.tsx';
import { commitmentQuery } from '../shared/commitment-address.ts';
import { DownloadMenu } from '../shared/DownloadMenu.tsx';
import { ListBlock, type ListState } from '../shared/ListBlock.tsx';
import { useCoverageColumns } from './coverage-columns.tsx';
import { coverageRow } from './coverage-rows.ts';

interface CoverageListProps {
  rows: CoverageList_rows$key;
  address: AddressOf<typeof coverageParsers>;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
}

export function CoverageList({ rows, address, state, onState }: CoverageListProps) {
  const intl = useIntl();
  const { currency, totalCount, edges } = useFragment(
    graphql`
      fragment CoverageList_rows on ReservationCoverageConnection {
        currency
        totalCount
        edges {
          cursor
          node {
            ...coverageRows_row
          }
        }
      }
    `,
    rows,
  );
  const columns = useCoverageColumns(currency, { unit: address.unit, isWithPlans: address.plans });
  const askAll = useAllCoverage(address);
  const label = intl.formatMessage({ id: 'optimization.reserved.coverage' });
  return (
    <>
      <BlockTools>
        <DownloadMenu name={label} columns={columns} allRows={askAll} />
      </BlockTools>
      <ListBlock
        isRounded
        label={label}
        columns={columns}
        rows={edges.map(({ node }) => coverageRow(node))}
        keyOf={(row) =>
          [
            row.account,
            row.product,
            row.region,
            row.instanceType,
            row.platform,
            row.tenancy,
            row.payerAccount,
          ].join('\n')
        }
        totalCount={totalCount}
        state={state}
        onState={onState}
      />
    </>
  );
}

/** In the order of the list. */
function useAllCoverage(address: AddressOf<typeof coverageParsers>) {
  const environment = useRelayEnvironment();
  return () =>
    allPages<CoverageListFileQuery, Parameters<typeof coverageRow>[0]>(
      environment,
      graphql`
          query CoverageListFileQuery(
            $query: CommitmentQuery!
            $sort: ReservationCoverageSort
            $page: Int!
          ) {
            viewer {
              reservedInstances(query: $query) {
                coverage {
                  rows(sort: $sort, page: $page, itemsPerPage: 200) {
                    totalCount
                    edges {
                      node {
                        ...coverageRows_row
                      }
                    }
                  }
                }
              }
            }
          }
        `,
      {
        query: commitmentQuery(address) ?? {},
        sort: { by: COVERAGE_SORT_WORDS[address.sort], order: ORDER_WORDS[address.order] },
      },
      ({ viewer }) => viewer.reservedInstances?.coverage.rows,
    ).then((rows) => rows.map(coverageRow));
}
