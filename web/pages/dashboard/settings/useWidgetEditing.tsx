// Changing, copying, adding and removing widgets, from wherever it is asked for; all of it goes into the draft (D-04, D-05).
import { type ReactNode, useState } from 'react';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { LazyOverlay } from '../../../components/feedback/LazyOverlay.tsx';
import { loadDrawers } from '../board/dashboard-later.ts';
import type { DraftWidget } from '../editing/content.ts';
import type { DraftAction } from '../editing/draft.ts';
import type { OpenDrawer } from './WidgetDrawers.tsx';

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

export function useWidgetEditing({ scope, onChange }: WidgetEditingOptions): WidgetEditing {
  const [open, setOpen] = useState<OpenDrawer>(null);
  return {
    actionsOf: ({ index, type, settings }) => ({
      onEdit: () => setOpen({ edited: { mode: 'EDIT', index, type, settings } }),
      onDuplicate: () => onChange({ type: 'duplicated', index }),
      onDelete: () => onChange({ type: 'removed', index }),
    }),
    openGallery: () => setOpen({ gallery: true }),
    drawers: (
      <LazyOverlay load={loadDrawers} isOpen={open !== null} onClose={() => setOpen(null)}>
        {(WidgetDrawers, isOpen) => (
          <WidgetDrawers open={isOpen ? open : null} onOpen={setOpen} scope={scope} onChange={onChange} />
        )}
      </LazyOverlay>
    ),
  };
}
