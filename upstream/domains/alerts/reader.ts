// Who may read which alert: as the page that it leads to, by menu and vendor, without what the user hides.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { type AnomalyFlags, anomalyFlagsOf, NO_FLAGS } from '../../stores/documents/anomaly/anomaly-flags.ts';
import { type AuthType, menuRights } from '../../stores/documents/people/users.ts';
import { visibleVendors } from '../../stores/documents/reference/authorised-vendors.ts';
import type { Stores } from '../shared/stores.ts';
import type { Alert } from './alert.ts';

export interface AlertReader {
  /** By menu code. */
  rights: ReadonlyMap<string, AuthType>;
  vendors: ReadonlySet<string>;
  /** By the id of an anomaly. */
  flags: ReadonlyMap<string, AnomalyFlags>;
}

/** Read anew each time: rights count from the moment on that they are given or taken. */
export async function alertReader(
  stores: Pick<Stores, 'documents' | 'environment'>,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<AlertReader> {
  const { documents } = stores;
  const [rights, vendors, flags] = await Promise.all([
    menuRights(documents, userId, companyId),
    visibleVendors(stores, companyId),
    anomalyFlagsOf(documents, userId),
  ]);
  return {
    rights: new Map(rights.map(({ menuCode, authType }) => [menuCode, authType])),
    vendors: new Set(vendors),
    flags,
  };
}

export function mayRead({ rights, vendors, flags }: AlertReader, alert: Alert): boolean {
  const { code, needs } = MENUS[alert.menu];
  const right = rights.get(code) ?? 'none';
  if (right !== 'edit' && right !== needs) return false;
  if (alert.vendor !== null && !vendors.has(alert.vendor)) return false;
  if (!('event' in alert)) return true;
  const { isHidden, receives } = flags.get(alert.event.eventId) ?? NO_FLAGS;
  return receives && !isHidden;
}
