// What leaves with a link: with filters everything, without them no value of the owner's company (D-06).
import type { WireDashboard, WireWidget } from '../../../contract/dashboard/widget.ts';
import { wireWidget } from '../../../contract/dashboard/widget.ts';

/** Place, kind and looks; whatever else a widget may be told stays with its owner. */
const unfilteredWidget = wireWidget.pick({
  widgetType: true,
  index: true,
  x: true,
  y: true,
  width: true,
  height: true,
  title: true,
  isPinned: true,
  isAmortizedCost: true,
  timeFrame: true,
  dateType: true,
  filter: true,
  scale: true,
  chartType: true,
  viewBy: true,
  category: true,
  threshold: true,
  comparison: true,
  sensitivity: true,
  minAlert: true,
  maxAlert: true,
});

const NO_SCOPE: WireDashboard['scope'] = {
  timeFrame: null,
  selectedVendors: null,
  currency: null,
  isAmortizedCost: null,
};

/** Scope and widgets as a recipient gets them. */
export function leavingContent(
  { scope, widgets }: Pick<WireDashboard, 'scope' | 'widgets'>,
  withFilters: boolean,
): Pick<WireDashboard, 'scope' | 'widgets'> {
  return withFilters ? { scope, widgets } : { scope: NO_SCOPE, widgets: widgets.map(withoutFilters) };
}

function withoutFilters(widget: WireWidget): WireWidget {
  const { filter, ...rest } = unfilteredWidget.parse(widget);
  // Chosen items stay behind, so the type shows what it shows of itself.
  return filter === undefined || filter === 'custom' ? rest : { ...rest, filter };
}
