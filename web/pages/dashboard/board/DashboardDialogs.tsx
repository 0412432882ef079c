// The dialogs of a dashboard: new, save as, rename, delete, what a save changes, and what another user saved.
import { useIntl } from 'react-intl';
import { copyName } from '../../../../lib/rules/dashboard-names.ts';
import { useErrorText } from '../../../components/faults/useErrorText.ts';
import { LazyDialog } from '../../../components/feedback/LazyDialog.tsx';
import { useToast } from '../../../components/feedback/useToast.ts';
import { ConflictDialog } from '../editing/ConflictDialog.tsx';
import { forgetKeptDraft } from '../editing/kept-draft.ts';
import { SaveDialog } from '../editing/SaveDialog.tsx';
import type { SavedDashboard } from '../editing/saved-content.ts';
import type { DashboardEditing } from '../editing/useDashboardEditing.ts';
import type { ListedDashboard } from '../list/DashboardPicker.tsx';
import { DeleteDashboard } from '../list/DeleteDashboard.tsx';
import { type Fault, NameDialog } from '../list/NameDialog.tsx';
import { NewDashboard } from '../list/NewDashboard.tsx';
import { useNewDashboard } from '../list/useNewDashboard.ts';

const loadMailDialog = async () => (await import('../shared/mailing/MailDialog.tsx')).MailDialog;

export type DialogName = 'new' | 'saveAs' | 'rename' | 'delete' | 'save' | 'mail';

interface DashboardDialogsProps {
  open: DialogName | null;
  onClose: () => void;
  id: string;
  saved: SavedDashboard;
  dashboards: readonly ListedDashboard[];
  editing: DashboardEditing;
  /** Opens another one; null: the one that opens first. */
  onOpen: (id: string | null) => void;
}

export function DashboardDialogs(props: DashboardDialogsProps) {
  const { open, onClose, id, saved, dashboards, editing, onOpen } = props;
  const { draft, shown } = editing;
  const names = dashboards.map(({ name }) => name);
  const { saveAs, isBusy } = useNewDashboard((made) => {
    onClose();
    // Unsaved changes are in the new one now.
    forgetKeptDraft(id);
    onOpen(made);
  });
  const rename = (name: string, onFaults: (faults: readonly Fault[]) => void) => {
    if (!draft) editing.renameSaved(name, onFaults, onClose);
    else if (dashboards.some((other) => other.id !== id && other.name === name))
      onFaults([{ code: 'DASHBOARD_NAME_IN_USE', field: 'name' }]);
    else {
      editing.dispatch({ type: 'renamed', name });
      onClose();
    }
  };
  return (
    <>
      {open === 'mail' ? (
        <LazyDialog load={loadMailDialog} onClose={onClose}>
          {(MailDialog) => <MailDialog dashboardId={id} onClose={onClose} />}
        </LazyDialog>
      ) : null}
      <NewDashboard isOpen={open === 'new'} onClose={onClose} onMade={onOpen} />
      <NameDialog
        isOpen={open === 'saveAs'}
        titleId="dashboard.list.saveAsTitle"
        name={copyName(shown.name, names)}
        isSaving={isBusy}
        onName={(name, onFaults) => saveAs({ ...shown, name }, onFaults)}
        onClose={onClose}
      />
      <NameDialog
        isOpen={open === 'rename'}
        titleId="dashboard.list.renameTitle"
        name={shown.name}
        isSaving={editing.isSaving}
        onName={rename}
        onClose={onClose}
      />
      <DeleteDashboard
        isOpen={open === 'delete'}
        dashboard={{ id, name: saved.content.name, version: saved.version }}
        isLast={dashboards.length < 2}
        onClose={onClose}
        onDeleted={() => {
          forgetKeptDraft(id);
          onOpen(null);
        }}
      />
      <DraftDialogs
        isSaveOpen={open === 'save'}
        onClose={onClose}
        editing={editing}
        isBusy={isBusy}
        onSaveCopy={(onFaults) => saveAs({ ...shown, name: copyName(shown.name, names) }, onFaults)}
      />
    </>
  );
}

interface DraftDialogsProps {
  isSaveOpen: boolean;
  onClose: () => void;
  editing: DashboardEditing;
  isBusy: boolean;
  onSaveCopy: (onFaults: (faults: readonly Fault[]) => void) => void;
}

function DraftDialogs({ isSaveOpen, onClose, editing, isBusy, onSaveCopy }: DraftDialogsProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { draft, newer, isSaving, saveDraft } = editing;
  if (!draft) return null;
  return (
    <>
      <SaveDialog
        draft={isSaveOpen ? draft : null}
        onSave={() => {
          onClose();
          saveDraft(draft.version);
        }}
        onClose={onClose}
      />
      <ConflictDialog
        draft={draft}
        newer={newer}
        isSaving={isSaving || isBusy}
        onTakeTheirs={(theirs) => {
          editing.takeTheirs(theirs);
          toast.done(intl.formatMessage({ id: 'dashboard.conflict.taken' }));
        }}
        onSaveCopy={() => onSaveCopy((faults) => toast.failed(errorText(faults)))}
        onOverwrite={({ version }) => saveDraft(version)}
        onClose={editing.closeConflict}
      />
    </>
  );
}
