// What the place of a widget gives to its frame: tools beside the title, and what takes its figures.
import { createContext, type ReactNode } from 'react';
import type { WidgetTable } from './widget-table.ts';

export interface WidgetChrome {
  /** At the right of the title, such as the menu. */
  tools: ReactNode;
  /** Takes the figures as a table after each time they are drawn, so it is for a ref; null while there are none. */
  onTable?: ((table: WidgetTable | null) => void) | undefined;
  /** The title leads nowhere, because its widget is being arranged or only looked at. */
  isInert?: boolean;
}

export const WidgetChromeContext = createContext<WidgetChrome>({ tools: null });
