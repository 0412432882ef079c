// Scopes of budgets, between the graph and the wire.
import type { WireBudgetScope } from '../../../upstream/contract/budgets/budgets.ts';
import type { BudgetScope, BudgetScopeInput, BudgetScopeKind } from '../../__generated__/graph-types.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';

const KINDS = {
  company: 'COMPANY',
  vendor: 'VENDOR',
  account: 'ACCOUNT',
  'service-group': 'SERVICE_GROUP',
  tag: 'TAG',
} as const satisfies Record<WireBudgetScope['scope'], BudgetScopeKind>;

const CODES = {
  COMPANY: 'company',
  VENDOR: 'vendor',
  ACCOUNT: 'account',
  SERVICE_GROUP: 'service-group',
  TAG: 'tag',
} as const satisfies Record<BudgetScopeKind, WireBudgetScope['scope']>;

export function budgetScopeOf(scope: WireBudgetScope): BudgetScope {
  const { vendor, accountId, serviceGroup, serviceGroupSet, tagKey, tagValue } = scope;
  return {
    kind: KINDS[scope.scope],
    vendor: vendor && vendorOf(vendor),
    account: accountId,
    serviceGroup,
    serviceGroupSet,
    tagKey,
    tagValue,
  };
}

export function wireBudgetScope(scope: BudgetScopeInput): WireBudgetScope {
  return {
    scope: CODES[scope.kind],
    vendor: scope.vendor ? vendorCodeOf(scope.vendor) : null,
    accountId: scope.account ?? null,
    serviceGroup: scope.serviceGroup ?? null,
    serviceGroupSet: scope.serviceGroupSet ?? null,
    tagKey: scope.tagKey ?? null,
    tagValue: scope.tagValue ?? null,
  };
}

/** Equal for equal scopes. */
export function budgetKeyOf(scope: WireBudgetScope): string {
  const { vendor, accountId, serviceGroupSet, serviceGroup, tagKey, tagValue } = scope;
  const words = [vendor, accountId, serviceGroupSet, serviceGroup, tagKey, tagValue];
  return JSON.stringify([scope.scope, ...words.filter((word) => word !== null)]);
}
