// The billing rows behind the cost: searched, sorted and paged by the service, with the columns one chooses (C-12).
import { Button, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import DetailRowsQueryNode, { type DetailRowsQuery } from '../../../__generated__/DetailRowsQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { AppliedRates } from '../../../components/money/AppliedRates.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useRateNote } from '../../../components/money/useRateNote.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { costAnalyticsPage } from '../page.tsx';
import type { ColumnLayout } from '../shared/address/column-layout.ts';
import classes from './CostDetail.module.css';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { useColumnLayout } from './columns/useColumnLayout.ts';
import { DetailTable } from './DetailTable.tsx';
import { type DetailDays, detailQuery, rowVariables } from './drill.ts';
import { GroupSetSelect } from './GroupSetSelect.tsx';
import { useDrill } from './useDrill.ts';

export function DetailRows({ days }: { days: DetailDays }) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const { layout, change, isOwn } = useColumnLayout();
  const columns = layout.map(({ id }) => id);
  const of = detailQuery(address, days);
  const { queryRef, retry, isStale } = useLoaded<DetailRowsQuery>(
    DetailRowsQueryNode,
    rowVariables(address, days, columns),
  );
  return (
    <section className={classes.rows} data-part="cost-analytics.rows">
      <div className={classes.head}>
        <h3 className={classes.heading}>
          <FormattedMessage id="cost-analytics.detail.rowsTitle" />
        </h3>
        <SearchBox
          label={intl.formatMessage({ id: 'cost-analytics.detail.search' })}
          value={address.rowSearch}
          onSearch={(rowSearch) => go({ rowSearch, rowPage: null }, 'replace')}
        />
        {columns.includes('serviceGroup') ? <GroupSetSelect /> : null}
        <ColumnChooser layout={layout} onChange={change} isOwn={isOwn} />
        {of ? <ExportButton of={of} /> : null}
      </div>
      <Boundary variant="block" skeleton={<Skeleton height={420} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? (
          <div data-stale={isStale || undefined} aria-busy={isStale}>
            <Rows queryRef={queryRef} layout={layout} onLayout={change} onRetry={retry} />
          </div>
        ) : (
          <Skeleton height={420} />
        )}
      </Boundary>
    </section>
  );
}

interface RowsProps {
  queryRef: PreloadedQuery<DetailRowsQuery>;
  layout: readonly ColumnLayout[];
  onLayout: (layout: readonly ColumnLayout[]) => void;
  onRetry: () => void;
}

function Rows({ queryRef, layout, onLayout, onRetry }: RowsProps) {
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const { viewer } = usePreloadedQuery<DetailRowsQuery>(
    graphql`
      query DetailRowsQuery(
        $of: CostDetailQuery!
        $page: Int!
        $size: Int!
        $search: String
        $serviceGroupSet: String
        $sort: CostDetailSort
        $resourceId: Boolean!
        $resourceName: Boolean!
        $usageType: Boolean!
        $transferType: Boolean!
        $serviceGroup: Boolean!
        $availabilityZone: Boolean!
        $operation: Boolean!
        $platform: Boolean!
        $databaseEngine: Boolean!
        $description: Boolean!
        $invoiceId: Boolean!
        $chargeType: Boolean!
        $serviceCategory: Boolean!
        $unitPrice: Boolean!
        $skuId: Boolean!
        $skuDescription: Boolean!
        $consumedUnit: Boolean!
        $consumedQuantity: Boolean!
      ) {
        viewer {
          costDetail(of: $of) @catch(to: RESULT) {
            rows(
              page: $page
              itemsPerPage: $size
              search: $search
              serviceGroupSet: $serviceGroupSet
              sort: $sort
            ) {
              currency
              rates {
                date
                from
                rate
                source
                to
              }
              total
              totalCount
              edges {
                cursor
                node {
                  vendor
                  account
                  accountName
                  product
                  region
                  usageDate
                  quantity
                  unit
                  cost
                  billingCurrency
                  resourceId @include(if: $resourceId)
                  resourceName @include(if: $resourceName)
                  usageType @include(if: $usageType)
                  transferType @include(if: $transferType)
                  serviceGroup @include(if: $serviceGroup)
                  availabilityZone @include(if: $availabilityZone)
                  operation @include(if: $operation)
                  platform @include(if: $platform)
                  databaseEngine @include(if: $databaseEngine)
                  description @include(if: $description)
                  invoiceId @include(if: $invoiceId)
                  chargeType @include(if: $chargeType)
                  serviceCategory @include(if: $serviceCategory)
                  unitPrice @include(if: $unitPrice)
                  skuId @include(if: $skuId)
                  skuDescription @include(if: $skuDescription)
                  consumedUnit @include(if: $consumedUnit)
                  consumedQuantity @include(if: $consumedQuantity)
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { costDetail } = viewer;
  if (!costDetail.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(costDetail.errors)} onRetry={onRetry} />;
  const rows = costDetail.value?.rows;
  if (!rows || rows.edges.length === 0) return <NoRows count={rows?.totalCount ?? 0} />;
  const { page, size } = queryRef.variables;
  return (
    <AppliedRates rates={rows.rates}>
      <p className={classes.span} role="status">
        <FormattedMessage
          id="cost-analytics.detail.rowsTotal"
          values={{
            count: rows.totalCount,
            total: <MoneyText amount={rows.total} currency={rows.currency} />,
          }}
        />
      </p>
      <RoundedNote currency={rows.currency} />
      <DetailTable rows={rows} layout={layout} onLayout={onLayout} />
      <TableFoot
        totalCount={rows.totalCount}
        page={page}
        size={address.rowSize === size ? address.rowSize : 30}
        onPage={(rowPage) => go({ rowPage })}
        onSize={(rowSize) => go({ rowSize, rowPage: null })}
      />
    </AppliedRates>
  );
}

function RoundedNote({ currency }: { currency: string }) {
  if (useRateNote(currency) === null) return null;
  return (
    <p className={classes.span}>
      <FormattedMessage id="cost-analytics.detail.rowsRounded" />
    </p>
  );
}

/** Nothing was found, or the page is past the last one; `count` is of all pages. */
function NoRows({ count }: { count: number }) {
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const isSearched = address.rowSearch.trim() !== '';
  if (count === 0 && !isSearched)
    return <Notice variant="block" title={<FormattedMessage id="cost-analytics.detail.empty" />} />;
  const isPast = count > 0;
  return (
    <Notice
      variant="block"
      title={
        isPast ? (
          <FormattedMessage id="cost-analytics.detail.pastEnd" />
        ) : (
          <FormattedMessage id="cost-analytics.table.notFound" values={{ search: address.rowSearch }} />
        )
      }
      action={
        <Button
          variant="default"
          onClick={() => go(isPast ? { rowPage: null } : { rowSearch: null, rowPage: null }, 'replace')}
        >
          {isPast ? (
            <FormattedMessage id="cost-analytics.detail.firstPage" />
          ) : (
            <FormattedMessage id="cost-analytics.table.clearSearch" />
          )}
        </Button>
      }
    >
      {isPast ? null : <FormattedMessage id="cost-analytics.detail.notFoundHint" />}
    </Notice>
  );
}
