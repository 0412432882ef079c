// Changing, copying, adding and removing widgets, from wherever it is asked for; all of it goes into the draft (D-04, D-05).
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { DraftWidget } from '../editing/content.ts';
import type { DraftAction } from '../editing/draft.ts';
import { AddWidgetDrawer } from '../gallery/AddWidgetDrawer.tsx';
import { widgetTitle } from '../widgets/frame/widget-titles.ts';
import { type EditedWidget, type EditMode, SettingsDrawer } from './SettingsDrawer.tsx';
import { changedMembers } from './settings-draft.ts';

interface WidgetEditingOptions {
  /** What the dashboard says to its widgets now. */
  scope: DashboardScope;
  /** Puts a change into the draft, and begins one where nothing is edited yet. */
  onChange: (action: DraftAction) => void;
}

interface WidgetEditing {
  /** For the menu of a widget. */
  actionsOf: (widget: DraftWidget) => { onEdit: () => void; onDuplicate: () => void; onDelete: () => void };
  openGallery: () => void;
  /** To be drawn once on the page. */
  drawers: ReactNode;
}

/** `index`: null for a widget that is not on the dashboard yet. */
type Edited = EditedWidget & { index: number | null };

export function useWidgetEditing({ scope, onChange }: WidgetEditingOptions): WidgetEditing {
  const intl = useIntl();
  const toast = useToast();
  const { selectedVendors } = useShellViewer();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const typeName = (type: WidgetType) => widgetTitle(intl, type, UNTITLED);
  const add = (type: WidgetType, settings?: WidgetSettings) => {
    onChange({ type: 'added', widget: type, ...(settings && { settings }) });
    const name = widgetTitle(intl, type, settings ?? UNTITLED);
    toast.done(intl.formatMessage({ id: 'dashboard.add.added' }, { name }));
  };
  const apply = (settings: WidgetSettings, mode: EditMode) => {
    setEdited(null);
    if (!edited) return;
    const { type, index } = edited;
    if (mode !== 'EDIT' || index === null) add(type, settings);
    else if (changedMembers(type, edited.settings, settings).length > 0)
      onChange({ type: 'set', index, settings });
  };
  return {
    actionsOf: ({ index, type, settings }) => ({
      onEdit: () => setEdited({ mode: 'EDIT', index, type, settings }),
      onDuplicate: () => onChange({ type: 'duplicated', index }),
      onDelete: () => onChange({ type: 'removed', index }),
    }),
    openGallery: () => setGalleryOpen(true),
    drawers: (
      <>
        <SettingsDrawer
          edited={edited}
          typeName={typeName}
          scope={scope}
          onApply={apply}
          onClose={() => setEdited(null)}
        />
        <AddWidgetDrawer
          isOpen={isGalleryOpen}
          onClose={() => setGalleryOpen(false)}
          vendors={scope.vendors ?? selectedVendors}
          typeName={typeName}
          onAdd={(type) => {
            setGalleryOpen(false);
            add(type);
          }}
          onSetUp={(type) => {
            setGalleryOpen(false);
            setEdited({ mode: 'DEFAULT', index: null, type, settings: {} });
          }}
        />
      </>
    ),
  };
}

const UNTITLED = { title: null, viewBy: null, category: null, tagKey: null, serviceGroupSet: null };
