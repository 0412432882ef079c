// The viewer's saved filters by name, each one click away.
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type {
  SavedFilterListQuery,
  SavedFilterListQuery$data,
} from '../../../../__generated__/SavedFilterListQuery.graphql.ts';
import { FilterFault } from '../../shared/filter-panel/FilterFault.tsx';
import classes from '../../shared/filter-panel/Filters.module.css';
import { UsedIn } from './UsedIn.tsx';

type List = NonNullable<Extract<SavedFilterListQuery$data['viewer']['savedFilters'], { ok: true }>['value']>;
export type ListedFilter = List[number];

interface SavedFilterListProps {
  queryRef: PreloadedQuery<SavedFilterListQuery>;
  search: string;
  /** The id of the one that is used now. */
  current: string | null;
  onUse: (id: string) => void;
  /** Null for users who may not change them. */
  tools: { onRename: (filter: ListedFilter) => void; onDelete: (filter: ListedFilter) => void } | null;
  /** The id of the one whose changes are not saved: it gets another name when they are. */
  changed: string | null;
  onRetry: () => void;
}

export function SavedFilterList({
  queryRef,
  search,
  current,
  changed,
  onUse,
  tools,
  onRetry,
}: SavedFilterListProps) {
  const intl = useIntl();
  const { viewer } = usePreloadedQuery<SavedFilterListQuery>(
    graphql`
      query SavedFilterListQuery($search: String) {
        viewer {
          savedFilters(search: $search) @catch(to: RESULT) {
            id
            name
            version
            ...useNamedFilter_filter
            usedIn {
              ...FilterUses_uses
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { savedFilters } = viewer;
  if (!savedFilters.ok || !savedFilters.value)
    return <FilterFault errors={savedFilters.ok ? [] : savedFilters.errors} onRetry={onRetry} />;
  const list = savedFilters.value;
  if (list.length === 0) {
    return (
      <p className={classes.note} role="status">
        {search.trim() === '' ? (
          <FormattedMessage id="cost-analytics.saved.none" />
        ) : (
          <FormattedMessage id="cost-analytics.saved.notFound" values={{ search: search.trim() }} />
        )}
      </p>
    );
  }
  return (
    <ul className={classes.savedList}>
      {list.map((filter) => (
        <li key={filter.id} className={classes.savedEntry}>
          <Button
            variant={filter.id === current ? 'light' : 'subtle'}
            color={filter.id === current ? 'sky' : 'gray'}
            c={filter.id === current ? 'var(--sky-accent)' : 'var(--sky-text)'}
            justify="flex-start"
            className={classes.savedName ?? ''}
            aria-current={filter.id === current ? 'true' : undefined}
            onClick={() => onUse(filter.id)}
          >
            {filter.name}
          </Button>
          {tools && filter.id !== changed ? (
            <ActionIcon
              size={28}
              aria-label={intl.formatMessage({ id: 'cost-analytics.saved.rename' }, { name: filter.name })}
              onClick={() => tools.onRename(filter)}
            >
              <IconPencil size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          {tools ? (
            <ActionIcon
              size={28}
              aria-label={intl.formatMessage({ id: 'cost-analytics.saved.delete' }, { name: filter.name })}
              onClick={() => tools.onDelete(filter)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          <UsedIn name={filter.name} uses={filter.usedIn ?? []} />
        </li>
      ))}
    </ul>
  );
}
