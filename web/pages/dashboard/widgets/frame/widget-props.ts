// What every widget is told.
import type { WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';

/** Of its frame. */
export interface WidgetHead {
  type: WidgetType;
  title: string;
  /** Names the kind of widget, for tours. */
  part: string;
  /** Of the saved filter that says which charges count; left out or null without one. */
  filterName?: string | null;
}

/** `content` carries the fragment of the kind of widget. */
export interface WidgetProps<Content> {
  content: Content;
  head: WidgetHead;
  /** The settings that its figures were made with: its own, after those of the dashboard. */
  settings: WidgetSettings;
  /** Asks for the figures again. */
  onRetry: () => void;
}
