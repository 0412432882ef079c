// The Savings Plans that a company has (P-04): its active ones, and what they can be filtered by.
import type { savingsPlanInventoryEndpoints } from '../../../contract/optimization/savings-plans/inventory.ts';
import type { InventoryRow } from '../../../contract/optimization/savings-plans/rows.ts';
import type { CommonRequest } from '../../../contract/optimization/shared/asked.ts';
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { endsOf } from '../shared/commitment-ends.ts';
import { commitmentScope } from '../shared/commitment-scope.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { activePlans } from './active-plans.ts';
import { PLAN_VENDOR } from './plan-figures.ts';

export function planInventoryHandlers(stores: Stores): HandlersOf<typeof savingsPlanInventoryEndpoints> {
  return {
    savingsPlanInventoryFilter: async (request, call) => {
      const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
      return optionsOf(await activePlans(stores, scope));
    },
    savingsPlanInventoryList: async (request, call) => {
      const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
      const plans = await activePlans(stores, scope);
      const rows = plans.filter((plan) => isChosen(plan, request));
      return {
        ...sortedPage(rows, request, PAGINGS.start.read(request)),
        ends: endsOf(rows, ({ savingsPlanId: id, planType }) => ({ id, name: planType ?? id })),
      };
    },
  };
}

type FiltersAsked = Pick<CommonRequest, 'accounts' | 'serviceTypes' | 'regions' | 'instanceFamilies'>;

function isChosen(plan: InventoryRow, asked: FiltersAsked): boolean {
  const fits = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  return (
    fits(asked.accounts, plan.accountId) &&
    fits(asked.serviceTypes, plan.serviceCode) &&
    fits(asked.regions, plan.regionCode) &&
    fits(asked.instanceFamilies, plan.instanceFamily)
  );
}

/** Each value once; unknown values are left out. */
function optionsOf(plans: readonly InventoryRow[]): FilterReply {
  const coded = (pairs: (readonly [string | null, string | null])[]) =>
    [...new Map(pairs)].flatMap(([code, name]) =>
      code === null || code === '' ? [] : [{ code, name: name ?? code }],
    );
  return {
    accounts: coded(plans.map(({ accountId, accountName }) => [accountId, accountName])),
    products: coded(plans.map(({ serviceCode, serviceName }) => [serviceCode, serviceName])).map((each) => ({
      ...each,
      parentCode: null,
      codes: [each.code],
    })),
    regions: coded(plans.map(({ regionCode, regionName }) => [regionCode, regionName])),
    instanceFamilies: coded(plans.map(({ instanceFamily }) => [instanceFamily, instanceFamily])).map(
      ({ code }) => code,
    ),
  };
}
