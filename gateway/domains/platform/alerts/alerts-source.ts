// Calls of the platform about what a company is alerted of.
import { MAX_LISTED_ALERTS } from '../../../../lib/catalogue/alerts/alert-kinds.ts';
import { alertFeed, seeAlerts, type WireAlertOfFeed } from '../../../../upstream/contract/platform/alerts.ts';
import type { Alert, AlertFeed, UserError, Vendor } from '../../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { userError } from '../../../graph/user-errors.ts';
import { vendorCodeOf, vendorOf } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';

export class AlertsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async feed({
    vendors,
    account,
  }: {
    vendors?: readonly Vendor[] | null | undefined;
    account?: string | null | undefined;
  }): Promise<AlertFeed> {
    const { list, totalCount, unseenCount } = await this.#loader.load(alertFeed, {
      ...(vendors && vendors.length > 0 && { selectedVendors: vendors.map(vendorCodeOf) }),
      ...(account && { selectedAccount: account }),
    });
    return { alerts: list.map(alertOf), totalCount, unseenCount };
  }

  async markSeen(ids: readonly string[]): Promise<UserError[]> {
    const parsed = ids.map(fromGlobalId);
    if (ids.length > MAX_LISTED_ALERTS || parsed.some((id) => id?.type !== 'Alert'))
      return [userError('UNKNOWN_ALERT', 'alertIds', `at most ${MAX_LISTED_ALERTS} ids of alerts`)];
    const alertIds = parsed.flatMap((id) => (id ? [id.key] : []));
    if (alertIds.length > 0) await this.#loader.write(seeAlerts, { alertIds }, [alertFeed]);
    return [];
  }
}

function alertOf({ alertId, vendor, since, startDate, endDate, ...told }: WireAlertOfFeed): Alert {
  return {
    id: toGlobalId('Alert', alertId),
    vendor: vendor && vendorOf(vendor),
    raisedAt: since,
    judgedDays: startDate !== null && endDate !== null ? { start: startDate, end: endDate } : null,
    ...told,
  };
}
