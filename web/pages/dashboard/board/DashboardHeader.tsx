// The head of a dashboard: which one, and what can be done with it (D-01, D-02, D-05, D-06).
import { Button } from '@mantine/core';
import { IconDownload, IconMail, IconPencil, IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import { useFileDownload } from '../../../browser/useFileDownload.ts';
import { LazyDialog } from '../../../components/feedback/LazyDialog.tsx';
import { Menu } from '../../../components/overlays/Menu.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { DashboardEditing } from '../editing/useDashboardEditing.ts';
import { DashboardMenu } from '../list/DashboardMenu.tsx';
import { DashboardPicker, type ListedDashboard } from '../list/DashboardPicker.tsx';
import { useNewDashboard } from '../list/useNewDashboard.ts';
import { useSelectDashboard } from '../list/useSelectDashboard.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import type { DialogName } from './DashboardDialogs.tsx';
import { loadEditTools } from './dashboard-later.ts';

interface DashboardNameProps {
  dashboards: readonly ListedDashboard[];
  id: string;
  editing: DashboardEditing;
  onDialog: (dialog: DialogName) => void;
  onOpen: (id: string) => void;
}

/** Its name as the title of the page, which opens the list of all. */
export function DashboardName({ dashboards, id, editing, onDialog, onOpen }: DashboardNameProps) {
  const mayEdit = useShellViewer().canEdit('DASHBOARD');
  const select = useSelectDashboard();
  usePageAction('newDashboard', dashboards.length < MAX_DASHBOARDS ? () => onDialog('new') : null);
  const pick = (board: string) => {
    select(board);
    onOpen(board);
  };
  return (
    <DashboardPicker
      dashboards={dashboards}
      currentId={id}
      name={editing.shown.name}
      onPick={pick}
      onNew={mayEdit ? () => onDialog('new') : null}
    />
  );
}

interface DashboardActionsProps {
  id: string;
  /** As it is saved. */
  name: string;
  editing: Pick<DashboardEditing, 'draft' | 'dispatch' | 'start' | 'stop'>;
  onAdd: () => void;
  onDialog: (dialog: DialogName) => void;
  onOpen: (id: string) => void;
}

/** Who may only look has the file alone. */
export function DashboardActions({ id, name, editing, onAdd, onDialog, onOpen }: DashboardActionsProps) {
  const { draft, dispatch } = editing;
  const mayEdit = useShellViewer().canEdit('DASHBOARD');
  const { copy, isBusy } = useNewDashboard(onOpen);
  const files = useFileDownload('/exports/dashboard');
  const save = () => void files.load({ id });
  usePageAction('addWidget', onAdd);
  usePageAction('editDashboard', draft ? null : editing.start);
  usePageAction('mailDashboard', () => onDialog('mail'));
  usePageAction('saveDashboard', save);
  if (!mayEdit)
    return (
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
        <FormattedMessage id="dashboard.paper.save" />
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={onAdd}
        data-part="dashboard.add"
      >
        <FormattedMessage id="dashboard.edit.add" />
      </Button>
      {draft ? (
        <LazyDialog load={loadEditTools} onClose={editing.stop}>
          {(EditTools) => (
            <EditTools
              draft={draft}
              dispatch={dispatch}
              onSave={() => onDialog('save')}
              onStop={editing.stop}
            />
          )}
        </LazyDialog>
      ) : (
        <>
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={editing.start}
            data-part="dashboard.edit"
          >
            <FormattedMessage id="dashboard.edit.start" />
          </Button>
          <ShareButton dashboard={{ id, name }} />
        </>
      )}
      <DashboardMenu
        onSaveAs={() => onDialog('saveAs')}
        onCopy={isBusy ? null : () => copy(id)}
        onRename={() => onDialog('rename')}
        onDelete={() => onDialog('delete')}
      >
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          <FormattedMessage id="dashboard.paper.save" />
        </Menu.Item>
        <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => onDialog('mail')}>
          <FormattedMessage id="dashboard.mailed.title" />
        </Menu.Item>
      </DashboardMenu>
    </>
  );
}
