// Whether the expected month end can stand above the last bar of a widget, and a budget line over all of them: both are of all
// cost of its vendors.
import { costField } from '../catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../catalogue/derived/cost-field-words.ts';
import { FRAMES_OF, type WidgetSettings, type WidgetViewBy } from './words.ts';

interface ShownCost extends Pick<WidgetSettings, 'frame' | 'items'> {
  viewBy: WidgetViewBy;
  /** A saved filter leaves charges out. */
  isFiltered: boolean;
}

/** All items together are what vendors, account and filter leave: not of chosen items, or of a split that some vendors alone have. */
export function isOfAllCost({ items, viewBy }: Pick<ShownCost, 'items' | 'viewBy'>): boolean {
  return costField(GRAPH_VIEW_BYS.idOf(viewBy)).vendors === undefined && items?.show !== 'CUSTOM';
}

/** Not of weeks, of chosen items, of filtered charges, or of a split that some vendors alone have. */
export function canExpectMonth({ frame, items, viewBy, isFiltered }: ShownCost): boolean {
  const isMonthly = FRAMES_OF.monthly.some((each) => each === frame);
  return isMonthly && isOfAllCost({ items, viewBy }) && !isFiltered;
}
