// The drawers of a dashboard: the settings of one widget, and the gallery that a new one is chosen from (D-04, D-14).
import { useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { DraftAction } from '../editing/draft.ts';
import { AddWidgetDrawer } from '../gallery/AddWidgetDrawer.tsx';
import { widgetTitle } from '../widgets/frame/widget-titles.ts';
import { type EditedWidget, type EditMode, SettingsDrawer } from './SettingsDrawer.tsx';
import { changedMembers } from './settings-draft.ts';

/** `index`: null for a widget that is not on the dashboard yet. */
export type Edited = EditedWidget & { index: number | null };

/** What is open. */
export type OpenDrawer = { gallery: true } | { edited: Edited } | null;

interface WidgetDrawersProps {
  open: OpenDrawer;
  onOpen: (drawer: OpenDrawer) => void;
  /** What the dashboard says to its widgets now. */
  scope: DashboardScope;
  onChange: (action: DraftAction) => void;
}

export function WidgetDrawers({ open, onOpen, scope, onChange }: WidgetDrawersProps) {
  const intl = useIntl();
  const toast = useToast();
  const { selectedVendors } = useShellViewer();
  const edited = open && 'edited' in open ? open.edited : null;
  const close = () => onOpen(null);
  const typeName = (type: WidgetType) => widgetTitle(intl, type, UNTITLED);
  const add = (type: WidgetType, settings?: WidgetSettings) => {
    onChange({ type: 'added', widget: type, ...(settings && { settings }) });
    const name = widgetTitle(intl, type, settings ?? UNTITLED);
    toast.done(intl.formatMessage({ id: 'dashboard.add.added' }, { name }));
  };
  const apply = (settings: WidgetSettings, mode: EditMode) => {
    close();
    if (!edited) return;
    const { type, index } = edited;
    if (mode !== 'EDIT' || index === null) add(type, settings);
    else if (changedMembers(type, edited.settings, settings).length > 0)
      onChange({ type: 'set', index, settings });
  };
  return (
    <>
      <SettingsDrawer edited={edited} typeName={typeName} scope={scope} onApply={apply} onClose={close} />
      <AddWidgetDrawer
        isOpen={open !== null && 'gallery' in open}
        onClose={close}
        vendors={scope.vendors ?? selectedVendors}
        typeName={typeName}
        onAdd={(type) => {
          close();
          add(type);
        }}
        onSetUp={(type) => onOpen({ edited: { mode: 'DEFAULT', index: null, type, settings: {} } })}
      />
    </>
  );
}

const UNTITLED = { title: null, viewBy: null, category: null, tagKey: null, serviceGroupSet: null };
