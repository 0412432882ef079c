// The charges that a piece of advice was made of, in cost analytics.

import { createSerializer } from 'nuqs/server';
import { lastDayBefore } from '../../../../../lib/calendar/calendar.ts';
import type { FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import { analyticsParsers } from '../../../cost-analytics/shared/address/address.ts';
import type { Condition } from '../../../cost-analytics/shared/filters/conditions.ts';
import { conditionsByVendor, filterAddress } from '../../../cost-analytics/shared/filters/filter-address.ts';
import { valuesCondition } from '../../../cost-analytics/shared/filters/item-conditions.ts';
import { dayOf } from '../../shared/dates.ts';
import type { AdviceRow } from '../list/advice-row.ts';

const serialize = createSerializer(analyticsParsers);

type Scope = Pick<AdviceRow, 'kind' | 'region' | 'instanceFamily' | 'platform' | 'flexibilityGroup'>;

/** By day and instance type. Accounts of one bill share commitments, so the account that buys is no condition. */
export function rowsLink(scope: Scope, { start, end }: { start: string; end: string }): string {
  const conditionOf = (field: FilterId, value: string | null | undefined): Condition[] =>
    value ? [valuesCondition(field, null, [value])] : [];
  const conditions = [
    ...conditionOf('region', scope.region),
    ...conditionOf('instanceFamily', scope.kind === 'AZURE_VM' ? null : scope.instanceFamily),
    ...conditionOf('platform', scope.kind === 'EC2' ? scope.platform : null),
  ];
  const vendor = scope.kind === 'AZURE_VM' ? 'AZURE' : 'AWS';
  return serialize(pageAddress('costAnalytics', {}), {
    ...filterAddress(
      conditionsByVendor((each) => (each === vendor ? conditions : [])),
      null,
    ),
    vendors: [vendor === 'AZURE' ? 'azure' : 'aws'],
    range: 'custom',
    start: dayOf(start),
    end: lastDayBefore(end),
    unit: 'day',
    viewBy: 'instanceType',
  });
}
