// One field of the panel: its values, searched by typing; of tags the keys first, of service groups the sets (C-05).

import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import { costField, type FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { basisInput, rangeInput } from '../address/variables.ts';
import {
  type Condition,
  conditionsBeside,
  type FieldPlace,
  itemCount,
  withText,
} from '../filters/conditions.ts';
import { conditionInput } from '../filters/filter-address.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import { ChosenItems } from './ChosenItems.tsx';
import classes from './Filters.module.css';
import { FilterValues, MOST_VALUES } from './FilterValues.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { useFilterRows } from './useFilterRows.ts';
import { useFilterValues } from './useFilterValues.ts';

const FIRST_VALUES = 50;
const MATCHES = [
  { how: 'contains', id: 'cost-analytics.filters.contains' },
  { how: 'startsWith', id: 'cost-analytics.filters.startsWith' },
] as const;

export function FilterField(props: FilterFieldProps) {
  const { address, vendors, field, parent, onParent, conditions, onChange } = props;
  const intl = useIntl();
  const { fieldName } = useFilterTexts();
  const { key, filter } = costField(field);
  const isKeyed = key !== undefined;
  const isTag = key === 'tagKey';
  const place: FieldPlace = { field, tagKey: isTag ? parent : null };
  const isOfValues = !isKeyed || parent !== null;
  const [search, setSearch] = useState('');
  const [itemsPerPage, setItemsPerPage] = useState(isKeyed && !isTag ? MOST_VALUES : FIRST_VALUES);
  const [isExcluding, setExcluding] = useState(() => isOnlyExcluding(conditions, field));
  const count = itemCount(conditions, place);
  const isFull = count >= MAX_FILTER_ITEMS;
  const { queryRef, isPending, retry } = useFilterValues({
    range: rangeInput(address),
    basis: basisInput(address),
    vendors: [...vendors],
    filters: vendors.flatMap((vendor) => filtersBeside(vendor, conditions, place)),
    field: GRAPH_FILTERS.wordOf(field),
    tagKey: place.tagKey,
    search: search.trim() || null,
    itemsPerPage,
  });
  const rowsOf = useFilterRows({ ...props, place, isExcluding, isFull, isOfValues });
  const name = parent ?? fieldName(field, vendors);
  return (
    <div className={classes.fieldPanel}>
      {isKeyed && parent !== null ? (
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={14} aria-hidden />}
          onClick={() => onParent(null)}
        >
          <FormattedMessage
            id={isTag ? 'cost-analytics.filters.backToKeys' : 'cost-analytics.filters.backToSets'}
          />
        </Button>
      ) : null}
      <h3 className={classes.fieldName}>{name}</h3>
      <div className={classes.tools}>
        <SearchBox
          label={intl.formatMessage({ id: 'cost-analytics.filters.search' }, { name })}
          value={search}
          onSearch={setSearch}
        />
        {isOfValues ? (
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'cost-analytics.filters.mode' })}
            value={isExcluding ? 'exclude' : 'include'}
            onChange={(mode) => setExcluding(mode === 'exclude')}
            data={[
              { value: 'include', label: intl.formatMessage({ id: 'cost-analytics.filters.include' }) },
              { value: 'exclude', label: intl.formatMessage({ id: 'cost-analytics.filters.exclude' }) },
            ]}
          />
        ) : null}
      </div>
      {isOfValues ? (
        <ChosenItems conditions={conditions} place={place} vendors={vendors} onChange={onChange} />
      ) : null}
      {isOfValues && search.trim() !== '' && filter?.includes('contains') ? (
        <div className={classes.texts}>
          {MATCHES.map(({ how, id }) => (
            <Button
              key={how}
              variant="default"
              disabled={isFull}
              onClick={() => {
                onChange(withText(conditions, place, { how, text: search }, isExcluding));
                setSearch('');
              }}
            >
              <FormattedMessage id={id} values={{ text: search.trim() }} />
            </Button>
          ))}
        </div>
      ) : null}
      <div data-stale={isPending || undefined} aria-busy={isPending} className={classes.list}>
        <Boundary variant="block" skeleton={<Skeleton height={320} />} onRetry={retry} resetKey={queryRef}>
          {queryRef ? (
            <FilterValues
              queryRef={queryRef}
              rowsOf={rowsOf}
              onMore={() => setItemsPerPage(MOST_VALUES)}
              onRetry={retry}
            />
          ) : (
            <Skeleton height={320} />
          )}
        </Boundary>
      </div>
    </div>
  );
}

function isOnlyExcluding(conditions: readonly Condition[], field: FilterId): boolean {
  const own = conditions.filter((condition) => condition.field === field);
  return own.length > 0 && own.every((condition) => condition.isExcluding);
}

/** What narrows the list: everything else that is chosen of the vendor. */
function filtersBeside(vendor: Vendor, conditions: readonly Condition[], place: FieldPlace) {
  const beside = conditionsBeside(conditions, place);
  return beside.length > 0 ? [{ vendor, conditions: beside.map(conditionInput) }] : [];
}
