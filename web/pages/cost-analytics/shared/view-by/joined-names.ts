// Whether items of one name are one line across vendors: where the address says so, and their names can be joined.
import { canBeJoined } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import type { AnalyticsAddress } from '../address/address.ts';
import { type GroupingAddress, groupingsOf } from './groupings.ts';

/** Whether the names of what the address splits by mean the same with every vendor. */
export function canNamesBeJoined(address: GroupingAddress): boolean {
  return canBeJoined(groupingsOf(address).map(({ viewBy }) => viewBy));
}

export function areNamesJoined(address: GroupingAddress & Pick<AnalyticsAddress, 'names'>): boolean {
  return address.names === 'joined' && canNamesBeJoined(address);
}
