// Saved views: the whole analysis under a name, one click away; one's own can be changed, shared and deleted.
import { Button, Skeleton } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { viewAddress } from '../../../../lib/rules/saved-views.ts';
import SavedViewListQueryNode, {
  type SavedViewListQuery,
} from '../../../__generated__/SavedViewListQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Popover } from '../../../components/overlays/Popover.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import filterClasses from '../shared/filter-panel/Filters.module.css';
import { DeleteView } from './DeleteView.tsx';
import { type ListedView, SavedViewList } from './SavedViewList.tsx';
import { SaveView } from './SaveView.tsx';
import classes from './Views.module.css';

type Dialog = { kind: 'save' } | { kind: 'change' | 'delete'; view: ListedView } | null;

export const SavedViews = memo(function SavedViews() {
  const intl = useIntl();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [queryRef, load] = useQueryLoader<SavedViewListQuery>(SavedViewListQueryNode);
  const { canEdit } = useShellViewer();
  const mayEdit = canEdit('COST_ANALYTICS');
  const ask = () => load({}, { fetchPolicy: 'store-and-network' });
  const show = (next: boolean) => {
    setOpen(next);
    if (next) ask();
  };
  const begin = (next: Dialog) => {
    setOpen(false);
    setDialog(next);
  };
  usePageAction('saveView', () => begin({ kind: 'save' }));
  const close = () => setDialog(null);
  const shown = viewAddress(search);
  return (
    <>
      <Popover opened={isOpen} onChange={show} width={380} position="bottom-end" returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconStack2 size={16} aria-hidden />}
            data-part="cost-analytics.views"
          >
            <FormattedMessage id="cost-analytics.views.open" />
          </Button>
        </Popover.Target>
        <Popover.Dropdown
          className={classes.dropdown}
          aria-label={intl.formatMessage({ id: 'cost-analytics.views.open' })}
        >
          <Boundary variant="block" skeleton={<Skeleton height={72} />} onRetry={ask} resetKey={queryRef}>
            {queryRef ? (
              <SavedViewList
                queryRef={queryRef}
                shown={shown}
                mayEdit={mayEdit}
                onUse={() => setOpen(false)}
                onChange={(view) => begin({ kind: 'change', view })}
                onDelete={(view) => begin({ kind: 'delete', view })}
                onRetry={ask}
              />
            ) : null}
          </Boundary>
          {mayEdit ? (
            <Button fullWidth mt={8} onClick={() => begin({ kind: 'save' })}>
              <FormattedMessage id="cost-analytics.views.save" />
            </Button>
          ) : (
            <p className={filterClasses.note}>
              <FormattedMessage id="cost-analytics.views.needsEdit" />
            </p>
          )}
        </Popover.Dropdown>
      </Popover>
      <SaveView
        isOpen={dialog?.kind === 'save' || dialog?.kind === 'change'}
        changed={dialog?.kind === 'change' ? dialog.view : null}
        shown={shown}
        onClose={close}
      />
      <DeleteView view={dialog?.kind === 'delete' ? dialog.view : null} onClose={close} />
    </>
  );
});
