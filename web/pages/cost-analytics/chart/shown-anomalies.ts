// Whether an anomaly is of the cost that conditions leave. Pure.
import type { VendorWord } from '../../../../lib/catalogue/vendors.ts';
import { containsText, startsWithText } from '../../../../lib/cost/text-match.ts';
import type { Condition } from '../shared/filters/conditions.ts';
import type { VendorConditions } from '../shared/filters/vendor-conditions.ts';

export interface AnomalyPlace {
  account: { readonly key: string } | null | undefined;
  product: { readonly key: string } | null | undefined;
  region: { readonly key: string } | null | undefined;
  message: string;
  startedOn: string;
  vendor: VendorWord;
}

/** What the chart marks a day with. */
export interface DayAnomaly {
  date: string;
  text: string;
}

const FIELDS = ['account', 'product', 'region'] as const;

/** Not, where a condition on account, service or region leaves its cost out. */
export function isShown(anomaly: AnomalyPlace, address: VendorConditions): boolean {
  const conditions = address[anomaly.vendor.toLowerCase() as Lowercase<VendorWord>] ?? [];
  return FIELDS.every((field) => {
    const key = anomaly[field]?.key;
    return (
      key === undefined || conditions.every((condition) => condition.field !== field || keeps(condition, key))
    );
  });
}

function keeps(condition: Condition, key: string): boolean {
  const { values, startsWith, contains, isExcluding } = condition;
  const holds = values
    ? values.includes(key)
    : startsWith === null
      ? containsText(key, contains ?? '')
      : startsWithText(key, startsWith);
  return holds !== isExcluding;
}
