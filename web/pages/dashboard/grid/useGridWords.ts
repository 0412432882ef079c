// What the grid says of moves and sizes, for those who do not see them (D-03).
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { DraftWidget } from '../editing/content.ts';
import { widgetTitle } from '../widgets/frame/widget-titles.ts';
import type { GridEvent } from './useCarried.ts';

export function useGridWords(): (event: GridEvent, widget: DraftWidget) => string {
  const intl = useIntl();
  return useCallback(
    (event, { type, settings, x, y, width, height }) =>
      intl.formatMessage(
        { id: 'dashboard.grid.event' },
        { event, title: widgetTitle(intl, type, settings), column: x + 1, row: y + 1, width, height },
      ),
    [intl],
  );
}
