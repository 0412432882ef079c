// Calls of billing: arguments are checked and renamed on the way out, replies on the way in.
import { nearestMonth } from '../../../lib/calendar/nearest-month.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  bills,
  charge,
  invoiceNumbers,
  invoiceRows,
  invoices,
} from '../../../upstream/contract/billing/billing.ts';
import { costBridge } from '../../../upstream/contract/billing/cost-bridge.ts';
import {
  additionalServices,
  billDetails,
  ncpTagKeys,
  serviceGroupSets,
  tagKeys,
} from '../../../upstream/contract/billing/details.ts';
import { INSIGHT } from '../../../upstream/contract/billing/insight.ts';
import {
  autospot,
  billServiceGroups,
  computingResources,
} from '../../../upstream/contract/billing/resources.ts';
import { MAX_BILL_TERM } from '../../../upstream/contract/billing/shapes.ts';
import { FAIL_CODES, type ReplyOf } from '../../../upstream/contract/endpoint.ts';
import { availableVendors } from '../../../upstream/contract/platform/platform.ts';
import type {
  BillAdditionalServices,
  BillAutoSpot,
  BillCharges,
  BillDetails,
  BillDetailsArgs,
  BillList,
  BillMonthWithoutData,
  BillServiceGroups,
  BillSums,
  BillsBridge,
  ComputingResource,
  CostBasis,
  CostBridge,
  InsightNotIssued,
  InsightViewBy,
  InvoiceInsight,
  InvoiceNumber,
  ServiceGroupSet,
  Vendor,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { checkPage, type PageArguments } from '../../graph/connection.ts';
import { isAmortized, vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { UpstreamRefusal } from '../../rest/upstream-error.ts';
import { billSums } from './all-vendors/bill-sums.ts';
import { billsBridge } from './all-vendors/bills-bridge.ts';
import { mergedBills } from './all-vendors/merged-bills.ts';
import { ofEach } from './all-vendors/of-each.ts';
import { chargesOf } from './charges.ts';
import { bridgeOf } from './cost-bridge.ts';
import { detailsOf, detailsRequest, requireTab } from './details.ts';
import { INSIGHT_VIEW_BYS, insightOf } from './insight.ts';
import { invoicesOf, rowsPageOf } from './invoices.ts';
import { additionalOf, autoSpotOf, computingOf, serviceGroupsOf } from './resources.ts';
import type { BillParent, BillsOfMonthParent, CloudInvoiceParent, InvoiceRowsPage } from './shapes.ts';
import { billListOf, firstDayOf, wireBill, wireMonth, yearMonthOf } from './wire-names.ts';

type InsightResult =
  | ({ __typename: 'InvoiceInsight' } & InvoiceInsight)
  | ({ __typename: 'InsightNotIssued' } & InsightNotIssued)
  | ({ __typename: 'BillMonthWithoutData' } & BillMonthWithoutData);

export class BillingSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  /** Of one vendor, or (null) of all of the company: one call each. */
  async bills(vendor: Vendor | null, months: number): Promise<BillList> {
    if (months < 1 || months > MAX_BILL_TERM)
      throw inputError('months', `months must be 1 to ${MAX_BILL_TERM}`);
    const listOf = async (of: Vendor) =>
      billListOf(await this.#loader.load(bills, { vendor: vendorCodeOf(of), term: months }));
    if (vendor) return listOf(vendor);
    const { answers, missing } = await ofEach(await this.#vendors(), listOf);
    return { months: mergedBills(answers.map(({ answer }) => answer)), missing };
  }

  /** A bill for each vendor of the company; nothing is asked for yet but the vendors. */
  async billsOfMonth(month: string): Promise<BillsOfMonthParent> {
    return { month, bills: (await this.#vendors()).map((vendor) => ({ vendor, month })) };
  }

  /** One call a vendor, shared with whatever else asks for its charges. Fails where all of them do. */
  async billSums({ bills: asked, month }: BillsOfMonthParent): Promise<BillSums> {
    const vendors = asked.map(({ vendor }) => vendor);
    const { answers, missing } = await ofEach(vendors, async (vendor) => {
      try {
        return await this.#loader.load(charge, wireBill({ vendor, month }));
      } catch (error) {
        if (isWithoutData(error)) return null;
        throw error;
      }
    });
    return billSums(answers, missing);
  }

  /** One call a vendor, the same as for its own bill. Fails where all of them do. */
  async billsBridge({ bills: asked, month }: BillsOfMonthParent, basis: CostBasis): Promise<BillsBridge> {
    const { answers, missing } = await ofEach(
      asked.map(({ vendor }) => vendor),
      (vendor) => this.#bridge({ vendor, month }, basis),
    );
    return billsBridge(answers, missing, basis);
  }

  async #vendors(): Promise<Vendor[]> {
    return (await this.#loader.load(availableVendors, {})).map(vendorOf);
  }

  /** Newest first, whichever vendor bills. */
  async invoiceNumbers(vendors: readonly VendorCode[]): Promise<InvoiceNumber[]> {
    const lists = await Promise.all(
      vendors.map(async (vendor) => {
        const { list } = await this.#loader.load(invoiceNumbers, { vendor });
        return list.map(({ invoiceId, issuer, ...month }) => ({
          ...{ invoiceId, issuer, vendor: vendorOf(vendor) },
          month: firstDayOf(month),
        }));
      }),
    );
    return lists
      .flat()
      .sort((one, other) => (one.month < other.month ? 1 : one.month > other.month ? -1 : 0));
  }

  async charges(bill: BillParent): Promise<BillCharges> {
    return chargesOf(await this.#loader.load(charge, wireBill(bill)));
  }

  async costBridge(bill: BillParent, basis: CostBasis): Promise<CostBridge> {
    return bridgeOf(await this.#bridge(bill, basis), basis);
  }

  #bridge(bill: BillParent, basis: CostBasis): Promise<ReplyOf<typeof costBridge>> {
    return this.#loader.load(costBridge, { ...wireBill(bill), isAmortizedCost: isAmortized(basis) });
  }

  async invoices(bill: BillParent): Promise<CloudInvoiceParent[]> {
    return invoicesOf(await this.#loader.load(invoices, wireBill(bill)), bill);
  }

  async invoiceRows(invoice: CloudInvoiceParent, paging: PageArguments): Promise<InvoiceRowsPage> {
    checkPage(paging);
    const { bill, invoiceId } = invoice;
    return rowsPageOf(await this.#loader.load(invoiceRows, { ...wireBill(bill), invoiceId, ...paging }));
  }

  async details(bill: BillParent, given: BillDetailsArgs): Promise<BillDetails> {
    return detailsOf(await this.#loader.load(billDetails, detailsRequest(bill, given)));
  }

  /** Two calls; a third for the nearest month where this one has no data. */
  async insight(bill: BillParent, viewBy: InsightViewBy): Promise<InsightResult> {
    requireTab(bill, 'INVOICE_INSIGHT');
    const { summary, grid } = bill.vendor === 'OCI' ? INSIGHT.oci : INSIGHT.aws;
    const request = { yearMonth: yearMonthOf(bill), viewBy: INSIGHT_VIEW_BYS[viewBy] };
    try {
      const [told, listed] = await Promise.all([
        this.#loader.load(summary, request),
        this.#loader.load(grid, request),
      ]);
      if (!told.isIssued) return { __typename: 'InsightNotIssued', availableFrom: told.availableFrom };
      return { __typename: 'InvoiceInsight', ...insightOf(told, listed.rows) };
    } catch (error) {
      if (!isWithoutData(error)) throw error;
      const { months } = await this.bills(bill.vendor, MAX_BILL_TERM);
      const nearest = nearestMonth(
        months.map(({ month }) => month),
        bill.month,
      );
      return { __typename: 'BillMonthWithoutData', nearestMonth: nearest };
    }
  }

  async computingResources(bill: BillParent): Promise<ComputingResource[]> {
    requireTab(bill, 'COMPUTING_RESOURCES');
    return computingOf(await this.#loader.load(computingResources, wireMonth(bill)));
  }

  async serviceGroups(bill: BillParent, set: string): Promise<BillServiceGroups> {
    requireTab(bill, 'SERVICE_GROUPS');
    if (set === '') throw inputError('set', 'a set has a name');
    const request = { ...wireMonth(bill), serviceGroupSetNm: set };
    return serviceGroupsOf(await this.#loader.load(billServiceGroups, request));
  }

  async autoSpot(bill: BillParent): Promise<BillAutoSpot> {
    requireTab(bill, 'AUTO_SPOT');
    return autoSpotOf(await this.#loader.load(autospot, wireMonth(bill)));
  }

  async additionalServices(bill: BillParent): Promise<BillAdditionalServices> {
    return additionalOf(await this.#loader.load(additionalServices, wireBill(bill)));
  }

  async tagKeys(bill: BillParent): Promise<string[]> {
    const yearMonth = yearMonthOf(bill);
    if (bill.vendor === 'NCLOUD') return (await this.#loader.load(ncpTagKeys, { yearMonth })).tagKeys;
    return (await this.#loader.load(tagKeys, { vendor: vendorCodeOf(bill.vendor), yearMonth })).tagKeys;
  }

  async serviceGroupSets(bill: BillParent): Promise<ServiceGroupSet[]> {
    const request = { vendor: vendorCodeOf(bill.vendor), yearMonth: yearMonthOf(bill) };
    const reply = await this.#loader.load(serviceGroupSets, request);
    return reply.serviceGroupSets.map(({ serviceGroupSetNm, groups }) => ({
      name: serviceGroupSetNm,
      groups,
    }));
  }
}

/** The month has no charges (10109). */
function isWithoutData(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.upstreamCode === FAIL_CODES.noDataCollected;
}
