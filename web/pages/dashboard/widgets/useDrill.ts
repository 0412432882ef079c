// The way from a widget to cost analytics, for a viewer who may go there.
import { useShellViewer } from '../../../shell/shell-viewer.ts';
import { type Drilled, drillLink } from './drill-link.ts';

/** Null where the viewer may not see cost analytics, or where it shows none of the vendors. */
export function useDrill(drilled: Drilled): string | null {
  const { canSee, selectedVendors } = useShellViewer();
  return canSee('COST_ANALYTICS') ? drillLink(drilled, selectedVendors) : null;
}
