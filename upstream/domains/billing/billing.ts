// Handlers of billing.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { billingEndpoints } from '../../contract/billing/endpoints.ts';
import type { INSIGHT, InsightVendor } from '../../contract/billing/insight.ts';
import type { Call, HandlerOf, HandlersOf } from '../../rest/call.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { mayReadMargin } from '../shared/margin-right.ts';
import type { Stores } from '../shared/stores.ts';
import { billList } from './bill-list.ts';
import { type Billing, billedMonth, billingOf, monthOf } from './billing-scope.ts';
import { chargesOf } from './charges.ts';
import { additional, billServiceGroupSets, billTagKeys } from './common-lists.ts';
import { type ContractAmounts, contractAmounts } from './contract-amounts.ts';
import { detailsOf } from './details/details.ts';
import { insightGrid, insightSummary } from './insight.ts';
import { invoiceList, invoiceRowsOf } from './invoices.ts';
import { computing, serviceGroups, spotUsage } from './resources.ts';

export function billingHandlers(stores: Stores): HandlersOf<typeof billingEndpoints> {
  return {
    bills: async ({ vendor, term }, { companyId, signal, user }) => {
      const reply = await billList(await billingOf(stores, companyId, vendor, signal), term);
      const mayRead = await mayReadMargin(stores.documents, user.userId, companyId);
      return mayRead ? reply : { ...reply, bills: reply.bills.map(withoutVendorTotals) };
    },
    charge: async (request, call) => {
      const reply = await ofMonth(stores, chargesOf)(request, call);
      const mayRead = await mayReadMargin(stores.documents, call.user.userId, call.companyId);
      return mayRead ? reply : { ...reply, bills: reply.bills.map(withoutVendorSum) };
    },
    invoices: ofMonth(stores, async (billing, month, _request, call) =>
      invoiceList(billing, month, await closedAmounts(billing, month, call)),
    ),
    invoiceRows: ofMonth(stores, async (billing, month, request, call) =>
      invoiceRowsOf(billing, month, request, await closedAmounts(billing, month, call)),
    ),
    billDetails: ofMonth(stores, async (billing, month, request, call) =>
      detailsOf(billing, month, request, await closedAmounts(billing, month, call)),
    ),
    ...insightHandlers(stores),
    computingResources: ofMonth(stores, computing),
    billServiceGroups: ofMonth(
      stores,
      (billing, month, { serviceGroupSetNm }: { serviceGroupSetNm: string }) =>
        serviceGroups(billing, month, serviceGroupSetNm),
    ),
    autospot: ofMonth(stores, spotUsage),
    ncpTagKeys: ({ yearMonth }, { companyId, signal }) =>
      billTagKeys(stores, companyId, 'ncp', `${yearMonth}-01`, signal),
    tagKeys: ({ vendor, yearMonth }, { companyId, signal }) =>
      billTagKeys(stores, companyId, vendor, `${yearMonth}-01`, signal),
    serviceGroupSets: ({ vendor }, { companyId }) => billServiceGroupSets(stores, companyId, vendor),
    additionalServices: ofMonth(stores, additional),
  };
}

/** For who may not read what the vendor billed: what the contract makes of it, where that is another sum. */
async function closedAmounts(
  billing: Billing,
  { month }: BilledMonth,
  { user, companyId }: Call,
): Promise<ContractAmounts | null> {
  const mayRead = await mayReadMargin(billing.stores.documents, user.userId, companyId);
  return mayRead ? null : contractAmounts(billing, month);
}

function withoutVendorTotals<Bill extends { totals: readonly object[] }>(bill: Bill): Bill {
  return { ...bill, totals: bill.totals.map((total) => ({ ...total, billedCost: null })) };
}

function withoutVendorSum<Bill extends object>(bill: Bill): Bill {
  return { ...bill, billedCost: null, difference: null, explanations: [] };
}

/** Of a request without a vendor it is AWS, which alone has such screens. */
type MonthRequest = { vendor?: VendorCode; chargeYear: number; chargeMonth: number };

/** A handler of a month that has data; refuses any other (10109). */
function ofMonth<Request, Reply>(
  stores: Stores,
  answer: (billing: Billing, month: BilledMonth, request: Request, call: Call) => Promise<Reply>,
) {
  return async (request: Request & MonthRequest, call: Call): Promise<Reply> => {
    const billing = await billingOf(stores, call.companyId, request.vendor ?? 'aws', call.signal);
    return answer(billing, await billedMonth(billing, monthOf(request)), request, call);
  };
}

function insightHandlers(stores: Stores) {
  const summary =
    (vendor: InsightVendor): HandlerOf<typeof INSIGHT.aws.summary> =>
    async ({ yearMonth, viewBy }, { companyId, signal }) =>
      insightSummary(await billingOf(stores, companyId, vendor, signal), `${yearMonth}-01`, viewBy);
  const grid =
    (vendor: InsightVendor): HandlerOf<typeof INSIGHT.aws.grid> =>
    async ({ yearMonth, viewBy }, { companyId, signal }) =>
      insightGrid(await billingOf(stores, companyId, vendor, signal), `${yearMonth}-01`, viewBy);
  return {
    awsInvoiceInsight: summary('aws'),
    awsInvoiceInsightGrid: grid('aws'),
    ociInvoiceInsight: summary('oci'),
    ociInvoiceInsightGrid: grid('oci'),
  };
}
