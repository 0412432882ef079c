// What keeps the cost of an anomaly alone, as conditions of the portal: for links, rules, saved filters (N-09).
import type { FilterId } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import type { Condition } from '../../cost-analytics/shared/filters/conditions.ts';
import { valuesCondition } from '../../cost-analytics/shared/filters/item-conditions.ts';

interface Item {
  readonly key: string;
}

export interface ScopeItems {
  account: Item | null | undefined;
  product: Item | null | undefined;
  region: Item | null | undefined;
}

export interface PartNames {
  usageType?: string | null | undefined;
  operation?: string | null | undefined;
  purchaseOption?: string | null | undefined;
  resource?: Item | null | undefined;
}

const conditionOf = (field: FilterId, value: string | null | undefined): Condition[] =>
  value ? [valuesCondition(field, null, [value])] : [];

/** Account, service and region, as many as it names. */
export function scopeConditions({ account, product, region }: ScopeItems): Condition[] {
  return [
    ...conditionOf('account', account?.key),
    ...conditionOf('product', product?.key),
    ...conditionOf('region', region?.key),
  ];
}

/** A part of it: the scope, and what is metered. */
export function partConditions(scope: ScopeItems, part: PartNames): Condition[] {
  return [
    ...scopeConditions(scope),
    ...conditionOf('usageType', part.usageType),
    ...conditionOf('operation', part.operation),
    ...conditionOf('purchaseOption', part.purchaseOption),
    ...conditionOf('resource', part.resource?.key),
  ];
}
