// The ways from a widget to cost analytics, for a viewer who may go there.
import { use, useCallback, useMemo } from 'react';
import type { DateRange } from '../../../../../lib/calendar/calendar.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { WidgetChromeContext } from '../frame/widget-chrome.ts';
import { type Drilled, type DrilledItem, drillLink, itemLink } from './drill-link.ts';

/** Null where the viewer may not see cost analytics, or where it shows none of the vendors. */
export function useDrill(drilled: Drilled): string | null {
  const { canSee, selectedVendors: selected, availableVendors: available } = useShellViewer();
  return canSee('COST_ANALYTICS') ? drillLink(drilled, { selected, available }) : null;
}

/** Where a step of a chart leads: to the days of it alone, of one item or of all. */
export function useStepDrill({ type, settings, beside }: Omit<Drilled, 'range'>) {
  const { canSee, selectedVendors: selected, availableVendors: available } = useShellViewer();
  const { isInert } = use(WidgetChromeContext);
  const mayGo = canSee('COST_ANALYTICS') && !isInert;
  return useMemo(() => {
    if (!mayGo) return null;
    // The frame of the widget is longer than the step.
    const of = { type, settings: { ...settings, frame: null }, ...(beside && { beside }) };
    return (range: DateRange, item: DrilledItem | null) =>
      item
        ? itemLink({ ...of, range }, item, { selected, available })
        : drillLink({ ...of, range }, { selected, available });
  }, [mayGo, type, settings, beside, selected, available]);
}

/** Where each item leads: to cost analytics of it alone; nowhere while the widget is arranged or only looked at. */
export function useItemDrill(drilled: Drilled): (item: DrilledItem) => string | null {
  const { canSee, selectedVendors: selected, availableVendors: available } = useShellViewer();
  const { isInert } = use(WidgetChromeContext);
  const { type, settings, range, beside } = drilled;
  const mayGo = canSee('COST_ANALYTICS') && !isInert;
  return useCallback(
    (item) =>
      mayGo
        ? itemLink({ type, settings, range, ...(beside && { beside }) }, item, { selected, available })
        : null,
    [mayGo, type, settings, range, beside, selected, available],
  );
}
