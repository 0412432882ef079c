// Where the clauses of the sentence lead: cost analytics of the same days, vendors and basis.

import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
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
  const linkOf = (changed: Partial<typeof settings>) =>
    range && canSee('COST_ANALYTICS')
      ? drillLink(
          {
            type: 'TOP_MOVERS',
            settings: { ...settings, ...changed },
            range,
            beside: { compare: 'last_period' },
          },
          { selected, available },
        )
      : null;
  return {
    month: linkOf({}),
    item: ({ vendor, productKey, accountKey }) =>
      linkOf({ account: accountKey, items: { show: 'CUSTOM', chosen: [{ vendor, key: productKey }] } }),
  };
}
