// Saved filters: find one, use it, save what is chosen now, overwrite, delete (C-06).
import { Button, Skeleton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import SavedFilterListQueryNode, {
  type SavedFilterListQuery,
} from '../../../../__generated__/SavedFilterListQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { Popover } from '../../../../components/overlays/Popover.tsx';
import { ActionChip } from '../../../../components/state-bar/ActionChip.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../../shared/filter-panel/Filters.module.css';
import { hasConditions } from '../../shared/filters/filter-address.ts';
import type { Filters } from '../useFilters.ts';
import { DeleteFilter } from './DeleteFilter.tsx';
import { RenameFilter } from './RenameFilter.tsx';
import { SaveActions } from './SaveActions.tsx';
import { type ListedFilter, SavedFilterList } from './SavedFilterList.tsx';
import { SaveFilter } from './SaveFilter.tsx';

type Dialog =
  | { kind: 'saveAs' }
  | { kind: 'overwrite' }
  | { kind: 'rename'; filter: ListedFilter }
  | { kind: 'delete'; filter: ListedFilter }
  | null;

export function SavedFilters({ filters }: { filters: Filters }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [search, setSearch] = useState('');
  const [queryRef, load] = useQueryLoader<SavedFilterListQuery>(SavedFilterListQueryNode);
  const { canEdit } = useShellViewer();
  const mayEdit = canEdit('COST_ANALYTICS');
  const ask = (text: string) => {
    setSearch(text);
    load({ search: text.trim() || null }, { fetchPolicy: 'store-and-network' });
  };
  const show = (next: boolean) => {
    setOpen(next);
    if (next) ask('');
  };
  const begin = (next: Dialog) => {
    setOpen(false);
    setDialog(next);
  };
  const { saved, isChanged } = filters;
  return (
    <>
      <Popover opened={isOpen} onChange={show} width={360}>
        <Popover.Target>
          <ActionChip icon={<IconBookmark size={14} aria-hidden />} data-part="cost-analytics.saved">
            <FormattedMessage id="cost-analytics.saved.open" />
          </ActionChip>
        </Popover.Target>
        <Popover.Dropdown aria-label={intl.formatMessage({ id: 'cost-analytics.saved.open' })}>
          <div className={classes.fieldPanel}>
            <div className={classes.tools}>
              <SearchBox
                label={intl.formatMessage({ id: 'cost-analytics.saved.search' })}
                value={search}
                onSearch={ask}
              />
            </div>
            <div className={classes.list}>
              <Boundary
                variant="block"
                skeleton={<Skeleton height={72} />}
                onRetry={() => ask(search)}
                resetKey={queryRef}
              >
                {queryRef ? (
                  <SavedFilterList
                    queryRef={queryRef}
                    search={search}
                    current={saved?.id ?? null}
                    onUse={(id) => {
                      setOpen(false);
                      filters.use(id);
                    }}
                    changed={isChanged ? (saved?.id ?? null) : null}
                    tools={
                      mayEdit
                        ? {
                            onRename: (filter) => begin({ kind: 'rename', filter }),
                            onDelete: (filter) => begin({ kind: 'delete', filter }),
                          }
                        : null
                    }
                    onRetry={() => ask(search)}
                  />
                ) : null}
              </Boundary>
            </div>
            <SaveActions
              hasAny={hasConditions(filters.conditions)}
              mayEdit={mayEdit}
              canOverwrite={isChanged && saved?.isOwn === true}
              onSaveAs={() => begin({ kind: 'saveAs' })}
              onOverwrite={() => begin({ kind: 'overwrite' })}
            />
            {isChanged && saved ? (
              <Button
                variant="subtle"
                onClick={() => {
                  setOpen(false);
                  filters.use(saved.id);
                }}
              >
                <FormattedMessage id="cost-analytics.saved.revert" />
              </Button>
            ) : null}
          </div>
        </Popover.Dropdown>
      </Popover>
      <SaveFilter
        purpose={dialog?.kind === 'overwrite' ? 'overwrite' : 'saveAs'}
        conditions={filters.conditions}
        overwritten={dialog?.kind === 'overwrite' ? saved : null}
        isOpen={dialog?.kind === 'saveAs' || dialog?.kind === 'overwrite'}
        onClose={() => setDialog(null)}
        onSaved={filters.use}
      />
      <RenameFilter
        filter={dialog?.kind === 'rename' ? dialog.filter : null}
        onClose={() => setDialog(null)}
      />
      <DeleteFilter
        filter={dialog?.kind === 'delete' ? dialog.filter : null}
        onClose={() => setDialog(null)}
        onDeleted={(id) => id === saved?.id && filters.clear()}
      />
    </>
  );
}
