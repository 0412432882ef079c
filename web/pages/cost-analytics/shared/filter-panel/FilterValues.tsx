// The values of one field with their cost and rows, to be kept or left out; of tags and service groups one level (C-05).
import { Button, Checkbox } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type {
  FilterValuesQuery,
  FilterValuesQuery$data,
} from '../../../../__generated__/FilterValuesQuery.graphql.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { FilterFault } from './FilterFault.tsx';
import classes from './Filters.module.css';
import { mergedOptions } from './merged-options.ts';
import { ValueFigures } from './ValueFigures.tsx';

type Page = NonNullable<Extract<FilterValuesQuery$data['viewer']['costFilterValues'], { ok: true }>['value']>;
export type FilterOption = Page['edges'][number]['node'];

/** The most values that one answer holds; others are found by their name. */
export const MOST_VALUES = 200;

interface FilterValuesProps {
  queryRef: PreloadedQuery<FilterValuesQuery>;
  rowsOf: (options: readonly FilterOption[]) => FilterRow[];
  onMore: () => void;
  onRetry: () => void;
}

/** A value that is ticked, or a key behind which there are values. */
export type FilterRow = { id: string; name: string; figures: FilterOption | null } & (
  | {
      kind: 'value';
      state: 'included' | 'excluded' | null;
      isDisabled: boolean;
      onChange: (isChosen: boolean) => void;
    }
  | { kind: 'key'; count: number; onOpen: () => void }
);

export function FilterValues({ queryRef, rowsOf, onMore, onRetry }: FilterValuesProps) {
  const { viewer } = usePreloadedQuery<FilterValuesQuery>(
    graphql`
      query FilterValuesQuery(
        $range: RangeInput!
        $vendors: [Vendor!]!
        $basis: CostBasis!
        $filters: [CostFilterInput!]!
        $field: FilterField!
        $tagKey: String
        $search: String
        $itemsPerPage: Int!
      ) {
        viewer {
          costFilterValues(
            range: $range
            vendors: $vendors
            basis: $basis
            filters: $filters
            field: $field
            tagKey: $tagKey
            search: $search
            itemsPerPage: $itemsPerPage
          ) @catch(to: RESULT) {
            currency
            totalCount
            edges {
              node {
                value
                label
                cost
                rowCount
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { costFilterValues } = viewer;
  if (!costFilterValues.ok || !costFilterValues.value)
    return <FilterFault errors={costFilterValues.ok ? [] : costFilterValues.errors} onRetry={onRetry} />;
  const { currency, totalCount, edges } = costFilterValues.value;
  const rows = rowsOf(mergedOptions(edges.map(({ node }) => node)));
  if (rows.length === 0) {
    return (
      <Notice variant="block" role="status" title={<FormattedMessage id="cost-analytics.filters.none" />}>
        <FormattedMessage id="cost-analytics.filters.noneHint" />
      </Notice>
    );
  }
  return (
    <>
      <ListHead currency={currency} />
      <ul className={classes.values}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} currency={currency} />
          </li>
        ))}
      </ul>
      {totalCount > edges.length ? (
        edges.length < MOST_VALUES ? (
          <Button variant="default" mt="sm" onClick={onMore}>
            <FormattedMessage id="cost-analytics.filters.more" />
          </Button>
        ) : (
          <p className={classes.note}>
            <FormattedMessage id="cost-analytics.filters.searchForMore" values={{ count: totalCount }} />
          </p>
        )
      ) : null}
    </>
  );
}

function ListHead({ currency }: { currency: string }) {
  const { shownIn } = useMoney();
  return (
    <div className={classes.listHead} aria-hidden="true">
      <span>
        <FormattedMessage id="cost-analytics.filters.value" />
      </span>
      <span>
        <FormattedMessage id="cost-analytics.filters.rows" />
      </span>
      <span>
        <FormattedMessage id="cost-analytics.filters.cost" values={{ currency: shownIn(currency) }} />
      </span>
    </div>
  );
}

function Row({ row, currency }: { row: FilterRow; currency: string }) {
  const figures = row.figures ? (
    <ValueFigures cost={row.figures.cost} rowCount={row.figures.rowCount} currency={currency} />
  ) : null;
  if (row.kind === 'key') {
    return (
      <button type="button" className={classes.key} onClick={row.onOpen}>
        <span className={classes.name}>
          {row.name}
          {row.count > 0 ? (
            <span className={classes.count}>
              <FormattedMessage id="cost-analytics.filters.items" values={{ count: row.count }} />
            </span>
          ) : null}
        </span>
        {figures}
      </button>
    );
  }
  const isExcluded = row.state === 'excluded';
  return (
    <Checkbox
      size="xs"
      className={classes.value ?? ''}
      classNames={{ body: classes.valueBody ?? '', labelWrapper: classes.valueLabel ?? '' }}
      color={isExcluded ? 'red' : 'sky'}
      checked={row.state !== null}
      disabled={row.isDisabled}
      onChange={(event) => row.onChange(event.currentTarget.checked)}
      label={
        <span className={classes.valueLine}>
          <span className={classes.name} data-excluded={isExcluded || undefined}>
            {row.name}
            {isExcluded ? (
              <span className={classes.count}>
                <FormattedMessage id="cost-analytics.filters.excluded" />
              </span>
            ) : null}
          </span>
          {figures}
        </span>
      }
    />
  );
}
