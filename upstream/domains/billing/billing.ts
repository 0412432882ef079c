// Handlers of billing.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { billingEndpoints } from '../../contract/billing/endpoints.ts';
import type { InsightVendor } from '../../contract/billing/insight.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { basisOf } from '../shared/cost-request.ts';
import { mayReadMargin } from '../shared/margin-right.ts';
import { requireRight } from '../shared/menu-right.ts';
import type { Stores } from '../shared/stores.ts';
import { billList } from './bill-list.ts';
import { type Billing, billedMonth, billingOf, monthOf } from './billing-scope.ts';
import { costBridgeOf } from './bridge/cost-bridge.ts';
import { chargesOf } from './charges.ts';
import { additional, billServiceGroupSets, billTagKeys } from './common-lists.ts';
import { type ContractAmounts, contractAmounts } from './contract-amounts.ts';
import { detailsOf } from './details/details.ts';
import { type InsightQuestion, insightGrid, insightSummary } from './insight.ts';
import { invoiceNumberList } from './invoice-numbers.ts';
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
    invoiceNumbers: async ({ vendor }, { companyId, signal }) =>
      invoiceNumberList(await billingOf(stores, companyId, vendor, signal)),
    invoiceRows: ofMonth(stores, async (billing, month, request, call) =>
      invoiceRowsOf(billing, month, request, await closedAmounts(billing, month, call)),
    ),
    // Also of a month without a bill, whose days another one bills.
    costBridge: async (request, { companyId, currency, signal, user }) => {
      await requireRight(stores.documents, user, companyId, { menu: 'COST_ANALYTICS', needs: 'view' });
      const [billing, mayRead] = await Promise.all([
        billingOf(stores, companyId, request.vendor, signal),
        mayReadMargin(stores.documents, user.userId, companyId),
      ]);
      return costBridgeOf(billing, monthOf(request), {
        ...{ basis: basisOf(request), currency, mayReadMargin: mayRead },
      });
    },
    billDetails: ofMonth(stores, async (billing, month, request, call) =>
      detailsOf(billing, month, request, await closedAmounts(billing, month, call)),
    ),
    ...insightHandlers(stores),
    computingResources: ofMonth(stores, async (billing, month, _request, call) =>
      computing(billing, month, await closedAmounts(billing, month, call)),
    ),
    billServiceGroups: ofMonth(
      stores,
      async (billing, month, { serviceGroupSetNm }: { serviceGroupSetNm: string }, call) =>
        serviceGroups(billing, month, serviceGroupSetNm, await closedAmounts(billing, month, call)),
    ),
    autospot: ofMonth(stores, async (billing, month, _request, call) =>
      spotUsage(billing, month, await closedAmounts(billing, month, call)),
    ),
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
  return mayRead ? null : contractAmounts(billing, { start: month, end: month });
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
  const insightOf =
    <Reply>(vendor: InsightVendor, answer: (asked: InsightQuestion) => Promise<Reply>) =>
    async (
      { yearMonth, viewBy }: Pick<InsightQuestion, 'viewBy'> & { yearMonth: string },
      { companyId, signal, user }: Call,
    ) =>
      answer({
        billing: await billingOf(stores, companyId, vendor, signal),
        month: `${yearMonth}-01`,
        viewBy,
        isVendorCostOpen: await mayReadMargin(stores.documents, user.userId, companyId),
      });
  return {
    awsInvoiceInsight: insightOf('aws', insightSummary),
    awsInvoiceInsightGrid: insightOf('aws', insightGrid),
    ociInvoiceInsight: insightOf('oci', insightSummary),
    ociInvoiceInsightGrid: insightOf('oci', insightGrid),
  };
}
