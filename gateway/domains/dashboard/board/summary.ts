// What the sentence above a dashboard is made of: the figures of widgets, asked by the same source methods.
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { DashboardResolvers } from '../../../__generated__/resolvers/dashboard.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';
import type { WidgetScope } from '../wire-scope.ts';
import { scopeOfInput } from './dashboard-input.ts';

/** What a dashboard says to its widgets. */
export type SummaryParent = DashboardScope;

export const dashboardSummaryResolvers: DashboardResolvers = {
  Dashboard: {
    summary: ({ scope: own }, { scope }): SummaryParent => (scope ? scopeOfInput(scope) : own),
  },
  SharedDashboard: {
    summary: ({ scope }): SummaryParent => scope,
  },
  DashboardSummary: {
    scope: ({ vendors, ...scope }) => ({ ...scope, vendors: vendors && [...vendors] }),
    estimatedCost: (scope, _arguments, { figuresIn }) =>
      figuresIn(scope.currency).dashboardForecast.estimatedCost(costScope(scope)),
    budgetStatus: (scope, _arguments, { figuresIn }) =>
      figuresIn(scope.currency).budgets.status(costScope(scope)),
    costAnalytics: async (scope, _arguments, { figuresIn, viewer }) =>
      figuresIn(scope.currency).costAnalytics.cost({
        basis: scope.basis ?? 'BILLED',
        // Of all vendors, as every widget; the page behind it shows fewer unasked.
        vendors: [...(scope.vendors ?? (await viewer.vendorCodes(null)).map(vendorOf))],
        range: { frame: 'MONTH_TO_DATE' },
        unit: 'MONTH',
        viewBy: 'PRODUCT',
        thenBy: [{ viewBy: 'ACCOUNT' }, { viewBy: 'CHARGE_CATEGORY' }],
        compare: 'LAST_PERIOD',
        compareAlign: 'POSITION',
        compareCost: 'INDIVIDUAL',
        joinSameNames: false,
        filters: [],
      }),
  },
};

function costScope({ basis, vendors }: SummaryParent): WidgetScope {
  return { basis: basis ?? 'BILLED', vendors };
}
