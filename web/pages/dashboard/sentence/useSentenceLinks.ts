// Where the clauses of the sentence lead: cost analytics of the same days, vendors and basis.

import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { AnalyticsAddress } from '../../cost-analytics/shared/address/address.ts';
import { conditionsByVendor, filterAddress } from '../../cost-analytics/shared/filters/filter-address.ts';
import { itemConditions } from '../../cost-analytics/shared/filters/item-conditions.ts';
import { drillLink } from '../widgets/drill/drill-link.ts';
import type { SummaryMover } from './summary-figures.ts';

export interface SentenceLinks {
  /** Null: nowhere. */
  month: string | null;
  item: (item: SummaryMover) => string | null;
}

/** `range` null: cost analytics is not open to the viewer. */
export function useSentenceLinks({ basis, vendors }: DashboardScope, range: DateRange | null): SentenceLinks {
  const { canSee, selectedVendors: selected, availableVendors: available } = useShellViewer();
  const settings = {
    ...defaultSettings('TOP_MOVERS'),
    ...(basis && { basis }),
    vendors,
    frame: 'MONTH_TO_DATE' as const,
  };
  const linkOf = (changed: Partial<typeof settings>, kept: Partial<AnalyticsAddress> = {}) =>
    range && canSee('COST_ANALYTICS')
      ? drillLink(
          {
            type: 'TOP_MOVERS',
            settings: { ...settings, ...changed },
            range,
            beside: { compare: 'last_period', ...kept },
          },
          { selected, available },
        )
      : null;
  return {
    month: linkOf({}),
    item: ({ vendor, productKey, accountKey, charge }) => {
      const conditions = [
        ...itemConditions('product', null, [productKey]),
        ...itemConditions('account', null, [accountKey]),
        ...itemConditions('chargeCategory', null, [charge]),
      ];
      const ofVendor = conditionsByVendor((each) => (each === vendor ? conditions : []));
      return linkOf({ vendors: [vendor] }, filterAddress(ofVendor, null));
    },
  };
}
